"""What lies on the clipboard after copying a picture."""

from PySide6.QtGui import QGuiApplication, QImage

from attnviz.export.clipboard import copy_picture


def test_a_picture_is_an_image_and_a_drawing(draw) -> None:
    copy_picture(draw, (700, 420), scale=2, title="S")
    data = QGuiApplication.clipboard().mimeData()
    picture = data.imageData()
    assert isinstance(picture, QImage) and picture.width() == 1400
    assert b"<title>S</title>" in data.data("image/svg+xml").data()
