"""What the tabs are called in files, on the command line and in the window, in their order."""

TABS = ("heads", "steps", "saturation", "grid", "sparse")
