"""Which arithmetic stands behind one cell."""
