"""Tab 4: several heads at once, glued and mixed."""
