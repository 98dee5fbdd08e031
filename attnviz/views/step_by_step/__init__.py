"""Tab 2: every number comes from the ones before it."""
