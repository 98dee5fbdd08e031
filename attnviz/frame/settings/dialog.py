"""The settings (Ctrl+,): each works at once; Cancel or Esc puts all back as it was."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from attnviz.frame.chrome.dialogs import scrolled, within_screen
from attnviz.frame.commands.actions import Actions
from attnviz.frame.settings.choice_form import ChoiceForm
from attnviz.frame.settings.key_page import KeySettings
from attnviz.frame.settings.start_choice import StartChoice
from attnviz.frame.settings.table import FIELDS, PAGES, SAMPLE, field_of
from attnviz.language import tr
from attnviz.settings import KEYS, SINGLE_KEYS, START, THEME, ZOOM, Preference
from attnviz.ui.look.numbers import cell_text, digits_in_matrices, exact, whole_percent

WIDE, HIGH = 720, 520  # px of the 1280 x 720 design
KEYS_PAGE = "keys"


class SettingsDialog(QDialog):
    """Pages of choices, a page of keys, and the way back."""

    def __init__(self, parent: QWidget, actions: Actions) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Settings"))
        self._actions, self._preferences = actions, actions.preferences
        self._before = [(each, self._preferences.get(each)) for each in _all()]
        self.pages = QTabWidget(self)
        self.pages.setAccessibleName(tr("Settings pages"))
        self.forms: dict[str, ChoiceForm] = {}
        for page, title in PAGES.items():
            self.pages.addTab(scrolled(self._form(page)), tr(title))
        self.start = StartChoice(self._preferences, actions.lesson_controller, self)
        self.forms["start"].add_row(
            tr("Open at startup"), self.start, tr("What the window shows when it opens")
        )
        self.keys: KeySettings | None = None
        self._keys_area = scrolled(QWidget())
        self.pages.addTab(self._keys_area, tr("Keyboard"))
        self.pages.currentChanged.connect(self._on_page_shown)
        self.buttons = self._make_buttons()
        column = QVBoxLayout(self)
        column.addWidget(self.pages, 1)
        column.addWidget(self.buttons)
        theme = actions.themes.theme
        wanted = QSize(round(theme.px(WIDE)), round(theme.px(HIGH)))
        self.resize(wanted.boundedTo(within_screen(parent)))
        self.refresh()

    def open_at(self, key: str) -> None:
        """Show the page of a setting and give it the keyboard."""
        pages = [*PAGES, KEYS_PAGE]
        if key == KEYS_PAGE:
            self.pages.setCurrentIndex(pages.index(KEYS_PAGE))
            return
        page = "start" if key == START.key else field_of(key).page
        self.pages.setCurrentIndex(pages.index(page))
        box = self.start.box if key == START.key else self.forms[page].box(key)
        box.setFocus()

    def refresh(self) -> None:
        """Show what is chosen now."""
        for field in FIELDS:
            self.forms[field.page].set_value(field.preference.key, self._value(field.preference))
        self.forms["numbers"].set_note(
            tr(
                SAMPLE,
                number=cell_text(1.96413, digits=digits_in_matrices()),
                exact=exact(1.96413),
                share=whole_percent(0.963),
            )
        )
        self.start.refresh()
        if self.keys is not None:
            self.keys.refresh()

    def reject(self) -> None:
        """Put all back as it was, and close."""
        for preference, value in self._before:
            if self._preferences.get(preference) != value:
                self._preferences.apply(preference, value)
        super().reject()

    def restore_defaults(self) -> None:
        """Choose everything as it comes."""
        for preference in _all():
            if self._preferences.get(preference) != preference.default:
                self._preferences.apply(preference, preference.default)
        self.refresh()

    def _form(self, page: str) -> ChoiceForm:
        form = ChoiceForm(self)
        for field in FIELDS:
            if field.page == page:
                choices = [(value, tr(text)) for value, text in field.choices]
                form.add_choice(field.preference.key, tr(field.title), choices, tr(field.tip))
        form.chosen.connect(self._on_chosen)
        self.forms[page] = form
        return form

    def _make_buttons(self) -> QDialogButtonBox:
        kinds = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(kinds.Ok | kinds.Cancel | kinds.RestoreDefaults, self)
        tips = {
            kinds.Ok: tr("Keep these settings"),
            kinds.Cancel: tr("Discard all changes  (Esc)"),
            kinds.RestoreDefaults: tr("Reset all settings to their defaults"),
        }
        for kind, tip in tips.items():
            box.button(kind).setToolTip(tip)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        box.button(kinds.RestoreDefaults).clicked.connect(self.restore_defaults)
        return box

    def _value(self, preference: Preference[Any]) -> Any:
        if preference is THEME:
            return self._actions.themes.choice
        if preference is ZOOM:
            return self._actions.themes.zoom
        return self._preferences.get(preference)

    def _on_chosen(self, key: str, value: object) -> None:
        self._preferences.apply(field_of(key).preference, value)
        self.refresh()

    def _on_page_shown(self, place: int) -> None:
        """Make the page of keys when it is first looked at: it needs every tab."""
        if place == len(PAGES) and self.keys is None:
            self.keys = KeySettings(self._actions, self)
            self._keys_area.setWidget(self.keys)
            # What is made later comes last for Tab, after the buttons below the page.
            for before, after in pairwise((self.pages.tabBar(), *self.keys.stops)):
                QWidget.setTabOrder(before, after)


def _all() -> list[Preference[Any]]:
    return [*(field.preference for field in FIELDS), START, SINGLE_KEYS, KEYS]
