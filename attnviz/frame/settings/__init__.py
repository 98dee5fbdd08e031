"""What a person can set: the dialog, and how each choice comes to work at once."""
