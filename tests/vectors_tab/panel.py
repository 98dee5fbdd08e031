"""The side panel."""

from PySide6.QtWidgets import QLabel


class Panel(QLabel):
    def show_state(self, state, before):
        length = float((state.X[state.row] ** 2).sum()) ** 0.5
        self.setText("?" if state.covered else f"length {length:g}")

    def set_theme(self, theme):
        self.setFont(theme.font("label"))
