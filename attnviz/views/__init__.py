"""One module a tab; none imports another."""
