"""What opens under the picture: the whole character sheet, or the matrices of the head."""
