"""What a screen reader is told: announcements, roles, painted numbers as tables."""
