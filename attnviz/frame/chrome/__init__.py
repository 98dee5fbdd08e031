"""The window around its tabs: bars, dialogs, looks, the order of Tab."""
