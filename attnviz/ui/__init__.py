"""What two tabs share, or a tab and the window."""
