"""Lessons and the tour: played, recorded, and one's own work kept meanwhile."""
