"""Reusable parts of the window: they know arrays and labels, never a document."""
