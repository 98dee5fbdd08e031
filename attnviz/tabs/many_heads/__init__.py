"""Tab 4: every head of a layer, shared keys and values, and what comes of a row."""
