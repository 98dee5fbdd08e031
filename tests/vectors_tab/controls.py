"""The row over the canvas."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from attnviz.ui.predict.predict_button import PredictButton
from attnviz.ui.tab.state import differs


class Controls(QWidget):
    def __init__(self, theme, parent=None):
        super().__init__(parent)
        self.label, self.predict = QLabel(), PredictButton(theme, "vectors", self)
        row = QHBoxLayout(self)
        row.addWidget(self.label)
        row.addWidget(self.predict)

    def show_state(self, state, before):
        if differs(state, before, "tokens"):
            self.label.setText(" ".join(state.tokens))

    def set_theme(self, theme):
        self.predict.set_theme(theme)
