"""Lessons that a teacher makes: recorded from the screen, and edited field by field."""
