"""Tab 5: which scores get computed."""
