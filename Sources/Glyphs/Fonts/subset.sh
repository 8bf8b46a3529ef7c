#!/usr/bin/env bash
# Makes the bundled subsets from Debian's packages, in the folder of this script.
# Needs fonttools 4.68.0 (`pip install fonttools==4.68.0`), fonts-inter, fonts-noto-cjk and, for the
# thin Chinese face, fonts-noto-cjk-extra. Same inputs, same bytes.
set -euo pipefail
cd "$(dirname "$0")"

inter=${INTER:-/usr/share/fonts/opentype/inter}
noto=${NOTO:-/usr/share/fonts/opentype/noto}
noto_extra=${NOTO_EXTRA:-$noto}

# All of Inter's Latin, Greek and Cyrillic with their marks; general punctuation, super- and subscripts,
# currency, letterlike, number forms, arrows, mathematics, keyboard symbols, shapes, ticks.
latin=U+0020-007E,U+00A0-03FF,U+0400-052F,U+1C80-1C8F,U+1D00-1FFF,U+2000-206F,U+2070-209F
latin+=,U+20A0-20C0,U+2100-218F,U+2190-21FF,U+2200-22FF,U+2318,U+2325,U+232B,U+25A0-25FF,U+2713-2717
latin+=,U+2C60-2C7F,U+2DE0-2DFF,U+A640-A69F,U+A720-A7FF,U+FE20-FE2F

for weight in Thin Light Regular Medium SemiBold Bold; do
  pyftsubset "$inter/Inter-$weight.otf" --unicodes="$latin" \
    --layout-features=kern,mark,mkmk,liga,calt,ccmp,locl,tnum,case \
    --name-IDs=0,1,2,3,4,5,6,13,14 --notdef-outline --no-hinting --output-file="Inter-$weight.otf"
done

# GB 2312 rows 1-5 (punctuation, symbols, numerals, full-width forms, kana) and 16-55 (the 3,755
# hanzi of level 1), without what Inter sets (below U+2000), then CJK punctuation, kana and
# full-width forms whole.
characters=$(mktemp)
trap 'rm -f "$characters"' EXIT
python3 - > "$characters" <<'PYTHON'
rows = [*range(1, 6), *range(16, 56)]
codes = (bytes([0xA0 + row, 0xA0 + cell]) for row in rows for cell in range(1, 95))
text = {code.decode("gb2312", "ignore") for code in codes}
print("".join(sorted(c for c in text if c >= "\u2000")), end="")
PYTHON

chinese() { # collection, output: the third font of each collection is the Simplified Chinese one
  pyftsubset "$1" --font-number=2 --text-file="$characters" \
    --unicodes=U+3000-303F,U+3041-30FF,U+FF01-FF60,U+FFE0-FFE6 --layout-features= \
    --drop-tables+=BASE,VORG,vhea,vmtx --name-IDs=0,1,2,3,4,5,6,13,14 \
    --notdef-outline --no-hinting --output-file="$2"
}
chinese "$noto/NotoSansCJK-Regular.ttc" NotoSansSC-Regular.otf
chinese "$noto_extra/NotoSansCJK-Thin.ttc" NotoSansSC-Thin.otf
