"""The shape of a tab."""
