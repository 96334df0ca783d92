"""A stand-in: a picture's text equal on a sheet; goes as soon as each picture is drawn."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from .dress import TableDress
from .picture import Picture


def draw_text_sheet(
    text: str, dress: TableDress, *, width: int = 960, height: int = 1280
) -> Picture:
    """The text on a ground of the cloth's colour."""
    image = Image.new("RGB", (width, height), dress.theme.cloth)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(32)
    pen.multiline_text((30, 30), text, fill=dress.theme.text, font=font, spacing=10)
    out = BytesIO()
    image.save(out, "PNG")
    return Picture(out.getvalue(), "image/png", width, height, text)
