"""What a person edits, as immutable values, and what must hold in it."""
