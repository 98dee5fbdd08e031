"""From what is on screen, or in the trace, to a file."""
