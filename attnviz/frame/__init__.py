"""What the window is made of around its tabs: files, looks, keys, errors; it knows the session."""
