"""Tab 1: where one head looks, on a sentence."""
