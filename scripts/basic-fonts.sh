#!/bin/sh
# Makes the files of src/components/fonts from the packages: the letters that English text needs, for the first paint.
# Needs pyftsubset (Debian: fonttools, python3-brotli). Run it after an update of a font package.
set -eu
cd "$(dirname "$0")/.."
letters='U+0020-007E,U+00A0,U+00A3,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2010-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,U+2122,U+2190-2193,U+2212'
subset() {
  pyftsubset "node_modules/$1.woff2" --unicodes="$letters" --flavor=woff2 \
    --layout-features='kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum' --output-file="src/components/fonts/$2.woff2"
}
subset @fontsource/newsreader/files/newsreader-latin-500-normal newsreader-basic
subset @fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal instrument-sans-basic
