"""The program as a process: its start, its display, its faults and its end."""
