#!/bin/sh
# Wraps the Windows folder into setup.exe and MSI, on Linux: takes makensis and wixl (apt: nsis wixl).
#
#   packaging/windows/build.sh FOLDER VERSION OUT
#
# FOLDER is dist/attnviz as packaging/pyinstaller/attnviz.spec makes it on Windows. Needs ./run's
# Python, or one with PySide6, for the icons (PYTHON).
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
payload=$(realpath "$1")
version=$2
mkdir -p "$3"
out=$(realpath "$3")
python=${PYTHON:-$here/../../.venv/bin/python}

[ -f "$payload/attnviz.exe" ] || { echo "build.sh: no attnviz.exe in $payload" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" "$here/../icons/make.py" "$work"

makensis -V2 -WX "-DVERSION=$version" "-DPAYLOAD=$payload" "-DICONS=$work" \
    "-DOUT=$out/attnviz-$version-setup.exe" "$here/attnviz.nsi"

# wixl takes no absolute paths.
ln -s "$payload" "$work/payload"
cp "$here/attnviz.wxs" "$work"
cd "$work"
find payload/ -type f | LC_ALL=C sort | wixl-heat -p payload/ --directory-ref INSTALLDIR \
    --component-group Payload --var var.Payload >payload.wxs
wixl -a x64 -D "Version=$version" -D Icons=. -D Payload=payload \
    -o "$out/attnviz-$version.msi" attnviz.wxs payload.wxs
ls -l "$out/attnviz-$version-setup.exe" "$out/attnviz-$version.msi"
