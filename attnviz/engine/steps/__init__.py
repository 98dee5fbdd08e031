"""The table of steps, and the layer computed by walking it."""
