"""The picture of the tab: what it shows, where that lies, and how it is painted."""
