"""The controls over the picture: head and last word, and the sentence with its list and notes."""

from attnviz.tabs.sentence_heads.controls.controls import Controls
from attnviz.tabs.sentence_heads.controls.sentence_bar import SentenceBar

__all__ = ["Controls", "SentenceBar"]
