"""Plain values: what a person edits, opens and saves."""
