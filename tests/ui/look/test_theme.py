"""The three looks: names, sizes, ramps, and the style of standard controls."""

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from attnviz.resources import FOLDER
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QSpinBox, QToolButton

from attnviz.ui.controls.number_box import NumberBox
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.look import style
from attnviz.ui.look.style import palette, style_sheet
from attnviz.ui.look.theme import theme

PALETTE = json.loads((FOLDER / "palette.json").read_text(encoding="utf-8"))
LOOKS = ("light", "dark", "projector")


@pytest.mark.parametrize("look", LOOKS)
def test_every_named_colour_is_the_palettes(look):
    for name, colour in PALETTE["themes"][look]["colours"].items():
        assert theme(look).colour(name).name().upper() == colour


def test_unknown_names_are_refused():
    with pytest.raises(KeyError, match="mauve"):
        theme("light").colour("mauve")
    with pytest.raises(ValueError, match="no theme 'sepia'; choose one of light, dark"):
        theme("sepia")


@pytest.mark.parametrize(
    ("look", "height", "sizes"),
    [
        ("light", 720, (20, 18, 16, 14, 15, 12)),
        ("projector", 1080, (44, 36, 34, 28, 32, 22)),
        ("projector", 720, (29, 24, 23, 19, 21, 15)),
        ("projector", 768, (31, 26, 24, 20, 23, 16)),
    ],
)
def test_text_sizes_follow_the_image(look, height, sizes):
    roles = ("title", "caption", "body", "label", "cell", "tick")
    assert tuple(theme(look, height).size(role) for role in roles) == sizes


def test_zoom_scales_text_and_stays_in_range():
    assert theme("light", zoom=2.0).size("tick") == 24
    assert theme("light", zoom=9.0).size("tick") == 24
    assert theme("light", zoom=0.1).zoom == 0.8


def test_lines_are_twice_as_heavy_when_projecting():
    big = theme("projector", 1080)
    assert (big.line(3), big.hairline, theme("light").line(3)) == (6, 1.5, 3)
    assert theme("projector", 720).line(1) == 1.5
    assert theme("projector", 720).hairline == 1.5
    assert theme("projector", 2160).hairline == 3


@pytest.mark.parametrize("look", ["light", "dark"])
def test_gradients_are_the_palettes_steps(look):
    ramp, signed = PALETTE["weights_ramp"][look], PALETTE["signed_ramp"][look]
    for step in (0, 1, 100, 255):
        assert theme(look).weight_colour(step / 255).name().upper() == ramp[step]
    assert theme(look).signed_colour(-2.0, 2.0).name().upper() == signed[0]
    assert theme(look).signed_colour(2.0, 2.0).name().upper() == signed[255]
    assert theme(look).signed_colour(5.0, 2.0).name().upper() == signed[255]
    assert theme(look).signed_colour(1.0, 0.0).name().upper() == signed[128]


def test_the_projectors_bins_begin_at_their_edges():
    colours = PALETTE["projector_weight_bins"]["colours"]
    shares = [0.0, 0.0099, 0.01, 0.0999, 0.10, 0.25, 0.5, 0.75, 1.0]
    found = [theme("projector").weight_colour(s).name().upper() for s in shares]
    assert found == [colours[i] for i in (0, 0, 1, 1, 2, 3, 4, 5, 5)]
    signed = PALETTE["projector_signed_bins"]["colours"]
    found = [theme("projector").signed_colour(v, 3.0).name().upper() for v in (-3, -1.5, 0, 0.5, 3)]
    assert found == [signed[k] for k in ("-3", "-2", "0", "1", "3")]


@pytest.mark.parametrize("look", LOOKS)
def test_ink_reads_on_every_step(look):
    """At least 4.5:1 on gradients; the projector's bins are coarser and all reach it too."""
    from attnviz.ui.look.contrast import luminance

    for ramp in map(theme(look).ramp, ("weight", "signed", "change")):
        for ground, ink in zip(ramp.colours.tolist(), ramp.inks.tolist(), strict=True):
            from PySide6.QtGui import QColor

            pair = sorted(luminance(QColor.fromRgb(c)) for c in (ground, ink))
            assert (pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5


def test_nan_and_float16_have_codes():
    ramp = theme("light").weight_ramp
    assert ramp.codes(np.array([np.nan, 1.0], np.float16)).tolist() == [0, 255]


@pytest.mark.parametrize("look", LOOKS)
def test_the_palette_sets_every_role(qapp, look):
    from PySide6.QtGui import QPalette

    found = palette(theme(look))
    named = {theme(look).colour(n).name() for n in PALETTE["themes"]["light"]["colours"]}
    for role in QPalette.ColorRole:
        if role not in (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles):
            assert found.color(role).name() in named, role


@pytest.mark.parametrize(
    ("look", "pill"), [("light", "surface"), ("dark", "tint"), ("projector", "accent")]
)
def test_a_segment_looks_chosen(qtbot, look, pill):
    choice = Segmented("Head", theme(look))
    choice.set_names(["Who is it?", "Resting"], 1)
    qtbot.addWidget(choice)
    choice.show()
    track = theme(look).surface if look == "projector" else theme(look).fill
    found = []
    for current in (1, 0):
        choice.set_current(current)
        found.append(choice.grab().toImage().pixelColor(9, choice.height() // 2).name())
    assert found == [track.name(), theme(look).colour(pill).name()]


def test_the_first_paint_needs_no_pyqtgraph():
    code = (
        "import sys; import attnviz.ui.grid.host, attnviz.ui.look.style;"
        "from attnviz.ui.look.theme import theme; theme('light').text;"
        "print([m for m in ('pyqtgraph', 'matplotlib', 'scipy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_theme_needs_no_numpy():
    code = (
        "import sys; from attnviz.ui.look.theme import theme; t = theme('dark'); t.text, t.line(2);"
        "print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.fixture
def dressed(qapp):
    before = qapp.styleSheet()
    qapp.setStyleSheet(style_sheet(theme("light")))
    yield
    qapp.setStyleSheet(before)


def test_the_buttons_of_qts_own_file_dialog_show_their_icons(dressed, qtbot):
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    button = dialog.findChild(QToolButton, "toParentButton")
    inner = button.width() - 2 * 4
    assert inner >= button.iconSize().width()
    wide = [x for x in range(4, button.width() - 4) if _has_ink(button.grab().toImage(), x)]
    assert len(wide) >= 8


def test_number_boxes_have_no_blind_buttons(dressed, qtbot):
    box = QSpinBox()
    qtbot.addWidget(box)
    box.resize(90, 30)
    image = box.grab().toImage()
    assert not _has_ink(image, 90 - 8)


def test_a_number_stands_as_far_from_its_edge_as_a_word(dressed, qtbot):
    first = []
    for box in (NumberBox(), QLineEdit()):
        qtbot.addWidget(box)
        box.resize(90, 32)
        box.clearFocus()
        if isinstance(box, NumberBox):
            box.setValue(8)
        else:
            box.setText("8")
        box.show()
        image = box.grab().toImage()
        first.append(next(x for x in range(4, 80) if _has_ink(image, x)))
    assert abs(first[0] - first[1]) <= 1


def _has_ink(image, x):
    """Tell whether a column inside a widget is not of one colour."""
    inside = range(6, image.height() - 6)
    return len({image.pixel(x, y) for y in inside}) > 1


@pytest.mark.parametrize(
    ("role", "like", "bold"),
    [("title", "title", True), ("heading", "label", True), ("strong", "label", True),
     ("body", "body", False), ("tick", "tick", False)],
)  # fmt: skip
def test_a_label_looks_as_its_role_from_the_first_sight_on(qapp, qtbot, role, like, bold):
    before = qapp.styleSheet()
    label = QLabel("words")
    label.setProperty("role", role)
    qtbot.addWidget(label)
    try:
        for look in (theme("light"), theme("projector", 1080), theme("dark")):
            qapp.setStyleSheet(style_sheet(look))
            label.ensurePolished()
            assert (label.font().pixelSize(), label.font().bold()) == (look.size(like), bold)
    finally:
        qapp.setStyleSheet(before)


def test_no_label_has_a_font_of_its_own():
    """It would lose against the style sheet at first sight, and win after a change of look."""
    for path in Path(style.__file__).parents[2].rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found = re.findall(
            r"(?:label|title|hint|note)\w*(?:\[\w+\])?\.setFont\(.*theme\.font", text
        )
        assert not found, path
