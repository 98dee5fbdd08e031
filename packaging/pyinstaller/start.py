"""What the packed program starts with."""

import sys

from attnviz.__main__ import main

sys.exit(main())
