"""Numbers in from outside and out again: tables, NumPy, LaTeX."""
