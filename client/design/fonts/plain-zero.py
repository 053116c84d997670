"""
Writes plain-zero.woff2: the digit 0 of Atkinson Hyperlegible Next without its slash, in all weights.

    pip install fonttools brotli
    python client/design/fonts/plain-zero.py

The font has no such digit of its own. Here the two halves of the counter become one: the outer contour,
scaled to the edges that the halves have in each weight.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

ROOT = Path(__file__).parents[3]
SOURCE = (
    ROOT
    / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
    / "atkinson-hyperlegible-next-latin-wght-normal.woff2"
)
NAME = "Examwright Plain Zero"
# Points of the glyph `zero`: the outer contour, and the outermost points of the two halves.
OUTER = range(16)
LEFT, RIGHT, BOTTOM, TOP = 23, 31, 16, 36


def counter(points):
    """The outer contour, scaled to the edges of the counter, in the other direction."""
    outer = [points[index] for index in OUTER]
    xs, ys = zip(*outer)

    def scaled(value, lowest, highest, start, end):
        return round(start + (value - lowest) / (highest - lowest) * (end - start))

    return [
        (
            scaled(x, min(xs), max(xs), points[LEFT][0], points[RIGHT][0]),
            scaled(y, min(ys), max(ys), points[BOTTOM][1], points[TOP][1]),
        )
        for x, y in reversed(outer)
    ]


font = TTFont(SOURCE, recalcTimestamp=False)
glyph = font["glyf"]["zero"]
points, _, flags = glyph.getCoordinates(font["glyf"])
points = list(points)
inner = counter(points)
for variation in font["gvar"].variations["zero"]:
    deltas = variation.coordinates
    moved = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, deltas)]
    inner_deltas = [(x - x0, y - y0) for (x, y), (x0, y0) in zip(counter(moved), inner)]
    variation.coordinates = [deltas[index] for index in OUTER] + inner_deltas + deltas[-4:]
outer_flags = [flags[index] for index in OUTER]
glyph.coordinates = GlyphCoordinates([points[index] for index in OUTER] + inner)
glyph.flags = bytearray(outer_flags + outer_flags[::-1])
glyph.endPtsOfContours = [15, 31]
glyph.numberOfContours = 2
glyph.recalcBounds(font["glyf"])

for record in font["name"].names:
    if record.nameID in (1, 3, 4, 6, 16, 25):
        record.string = NAME.replace(" ", "") if record.nameID in (6, 25) else NAME
options = Options()
options.flavor = "woff2"
options.layout_features = ["tnum", "pnum"]
options.hinting = False
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
subsetter = Subsetter(options)
subsetter.populate(unicodes=[ord("0")])
subsetter.subset(font)
font.flavor = "woff2"
font.save(Path(__file__).with_name("plain-zero.woff2"))
