"""What is on screen or in a trace as a file, or on the clipboard."""
