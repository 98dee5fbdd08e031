"""Tab 1: where one head looks, on a sentence."""

from attnviz.tabs.sentence_heads.view import SentenceHeadsView

__all__ = ["SentenceHeadsView"]
