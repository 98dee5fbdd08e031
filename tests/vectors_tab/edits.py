"""What gestures do to the document."""

from attnviz.model.edits.layer import set_cell


class Edits:
    def __init__(self, session):
        self._session = session

    def set_number(self, array, row, column, value, gesture):
        """Set one number; those of one gesture are one undo step."""
        place = (row, column)
        key = (array, place, gesture)
        return self._session.edit(set_cell, array, place, value, text="number", merge_key=key)
