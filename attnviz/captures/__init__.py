"""Attention that another program computed and saved: arrays to patterns with names.

`archives` reads files without pickle, `reading` finds out what the arrays are and says what it
found and assumed, `capture` is the value that comes out, `objects` takes what lies in memory.
"""
