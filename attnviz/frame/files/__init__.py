"""The file that the lab belongs to: open, save, dropped, kept over a crash."""
