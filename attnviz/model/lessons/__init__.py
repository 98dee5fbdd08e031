"""Lessons: steps that say something, ask something and show something."""
