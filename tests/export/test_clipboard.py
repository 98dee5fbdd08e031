"""What lies on the clipboard after copying."""

import numpy as np
import pytest
from PySide6.QtGui import QGuiApplication, QImage

from attnviz.export.clipboard import FORMS, copy_block, copy_picture
from attnviz.export.tables import Block

BLOCK = Block("S", np.array([[1.96, -np.inf], [0.1, -3.0]]), ("sat", "down"), ("The", "<s>"))
TEXTS = {
    "TSV": "1.96\t-inf\n0.1\t-3",
    "CSV": "1.96,-inf\n0.1,-3",
    "NumPy": "np.array([[1.96, -np.inf],\n          [0.1, -3.0]])",
    "Python list": '[[1.96, float("-inf")],\n [0.1, -3.0]]',
    "LaTeX": "\\begin{bmatrix}\n1.96 & -\\infty \\\\\n0.10 & -3.00\n\\end{bmatrix}",
    "Markdown": "| 1 | 2 |\n| --: | --: |\n| 1.96 | -inf |\n| 0.1 | -3 |",
}


@pytest.mark.parametrize("form", FORMS)
def test_a_matrix_in_every_form(qapp, form: str) -> None:
    copy_block(BLOCK, form)
    assert QGuiApplication.clipboard().text() == TEXTS[form]


def test_a_cell_is_its_number_alone(qapp) -> None:
    copy_block(Block("S", np.array([[0.1 + 0.2]])), "TSV")
    assert QGuiApplication.clipboard().text() == "0.30000000000000004"


def test_names_come_along_when_wanted(qapp) -> None:
    copy_block(BLOCK, "TSV", labels=True)
    assert QGuiApplication.clipboard().text() == "\tThe\t<s>\nsat\t1.96\t-inf\ndown\t0.1\t-3"


def test_a_picture_is_an_image_and_a_drawing(draw) -> None:
    copy_picture(draw, (700, 420), scale=2, title="S")
    data = QGuiApplication.clipboard().mimeData()
    picture = data.imageData()
    assert isinstance(picture, QImage) and picture.width() == 1400
    assert b"<title>S</title>" in data.data("image/svg+xml").data()
