"""What stands in a file, as a message shows it: its beginning alone where it is long."""

SHOWN = 40


def shortened(text: str, most: int = SHOWN) -> str:
    """Return a text, or the beginning of a long one and an ellipsis."""
    return text if len(text) <= most else text[:most] + "…"
