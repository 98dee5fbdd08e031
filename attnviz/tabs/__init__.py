"""One package a tab, each with the same modules; none knows another."""
