"""Cuts our type from Fredoka: `npm pack @fontsource-variable/fredoka`, unpack it, then
`python3 make.py package/files/fredoka-latin-wght-normal.woff2` (fonttools and brotli; on Debian
`apt install fonttools python3-brotli`). Letters have one weight, because the shelf has room for one;
digits have all from 500 to 700, and one width, which Fredoka's own have not."""

import pathlib
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

HERE = pathlib.Path(__file__).parent
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:!?'-\u00a0\u202f"
    "éèêëàâçîïôûùüöäßœæÉÈÊÀÂÇÎÔÄÖÜŒÆ«»’“„”…–·"
)
DIGITS = "0123456789+−×"
# Finer than anybody sees at the sizes of a title, and far smaller than a thousand.
UNITS = 160
# How far, in these units, a point may be from where Fredoka has it between two weights.
TOLERANCE = 1
# As wide as a zero, in thousandths: a one stands in the middle of that.
DIGIT = 594


def cut(source, weight, text):
    font = instantiateVariableFont(TTFont(source), {"wght": weight})
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = False
    options.name_IDs = [0, 1, 2, 14]
    options.drop_tables += ["STAT", "GDEF", "GPOS", "GSUB", "gasp", "prep"]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    scale_upem(font, UNITS)
    return font


def widen(font):
    """Every digit gets the same width, its drawing in the middle."""
    width = round(DIGIT * UNITS / 1000)
    for digit in "0123456789":
        name = font.getBestCmap()[ord(digit)]
        glyph = font["glyf"][name]
        shift = round((width - (glyph.xMax - glyph.xMin)) / 2) - glyph.xMin
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"].metrics[name] = (width, glyph.xMin)


def join(source, light, bold):
    """One font out of two of its weights: the lighter, and how far each point goes to the bolder."""
    variations = {}
    for name in light.getGlyphOrder():
        at, controls = light["glyf"]._getCoordinatesAndControls(name, light["hmtx"].metrics)
        to, _ = bold["glyf"]._getCoordinatesAndControls(name, bold["hmtx"].metrics)
        way = TupleVariation({"wght": (0, 1, 1)}, [(c - a, d - b) for (a, b), (c, d) in zip(at, to)])
        way.optimize(list(at), list(controls.endPts), tolerance=TOLERANCE)
        variations[name] = [way]
    light["fvar"] = instantiateVariableFont(TTFont(source), {"wght": (500, 700)})["fvar"]
    light["gvar"] = newTable("gvar")
    light["gvar"].version, light["gvar"].reserved = 1, 0
    light["gvar"].variations = variations
    return light


def write(font, name):
    font.flavor = "woff2"
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size)


source = sys.argv[1]
write(cut(source, 600, LETTERS), "letters.woff2")
light, bold = cut(source, 500, DIGITS), cut(source, 700, DIGITS)
widen(light)
widen(bold)
write(join(source, light, bold), "digits.woff2")
