"""The scripts in packaging/ are started by path; here they are imported the same way."""

import sys
from pathlib import Path

PACKAGING = Path(__file__).parents[2] / "packaging"
sys.path += [str(PACKAGING / name) for name in (".", "bundle", "icons", "linux", "pyinstaller")]
