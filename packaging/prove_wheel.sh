#!/bin/sh
# Proves the wheel or the sdist in empty environments, from a folder that has nothing of it.
#
#   packaging/prove_wheel.sh dist/attnviz-VERSION-py3-none-any.whl [python3.11 python3.12 ...]
#
# For each Python: a self-check, every tab drawn in German, a GIF and a page. Pythons that are not
# here are passed over and named. German pictures are left in $ATTNVIZ_WHEELS (default
# /tmp/attnviz-wheels).
set -eu

made=$(realpath "$1")
shift
[ $# -gt 0 ] || set -- python3.11 python3.12 python3.13
folder=${ATTNVIZ_WHEELS:-/tmp/attnviz-wheels}
mkdir -p "$folder"
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM PYTHONPATH || true
export LC_ALL=C.UTF-8

fail() {
    printf 'FAILED: %s\n' "$*"
    exit 1
}

for python in "$@"; do
    if ! "$python" -c 'import venv' 2>/dev/null; then
        printf -- '-- %s is not here\n' "$python"
        continue
    fi
    place=$folder/$("$python" -c 'import platform; print(platform.python_version())')
    rm -rf "$place"
    mkdir -p "$place/home" "$place/elsewhere"
    "$python" -m venv "$place/made"
    printf -- '-- %s: %s\n' "$("$python" --version)" "$(basename "$made")"
    "$place/made/bin/pip" -q --disable-pip-version-check install "$made" 2>"$place/pip.log" ||
        { cat "$place/pip.log"; fail "pip"; }
    cd "$place/elsewhere"
    attnviz() { HOME="$place/home" "$place/made/bin/attnviz" "$@"; }

    attnviz --self-check >check.txt || { cat check.txt; fail "self-check"; }
    for words in 'de (Köpfe' 'fr (' '6 pages in en, de, fr' 'gif, apng, webp'; do
        grep -q "$words" check.txt || { cat check.txt; fail "nothing of: $words"; }
    done
    attnviz --language de >pictures.txt
    [ "$(find pictures -name '*.png' | wc -l)" = 10 ] || fail "not all tabs were drawn"
    attnviz render sentence-heads --tab heads --size 640x360 --fps 5 -o flow.gif
    attnviz render sentence-heads --tab grid -o page.html
    head -c 6 flow.gif | grep -q GIF89a || fail "no GIF"
    grep -q '<table' page.html || fail "no page"
    grep -c '^OK' check.txt
    rm -rf "$place/made"
done
