"""The export dialog and what carries it out, and views that nobody sees."""
