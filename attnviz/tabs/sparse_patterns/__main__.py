"""Show this tab alone: ``python -m attnviz.tabs.sparse_patterns [light|dark|projector]``."""

import sys

from attnviz.ui.tab.alone import show_alone

if __name__ == "__main__":
    sys.exit(show_alone("sparse"))
