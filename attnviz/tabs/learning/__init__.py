"""Tab 6: a small transformer that learns while one looks on."""
