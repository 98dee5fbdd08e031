"""Files that ship with the program: lessons, colours, icons."""

from pathlib import Path

FOLDER = Path(__file__).parent
