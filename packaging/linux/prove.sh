#!/bin/sh
# Proves the Debian package on bare systems: Debian 12 and 13, made anew by debootstrap.
#
#   packaging/linux/prove.sh dist/attnviz_VERSION_amd64.deb [bookworm|trixie ...]
#
# Run as root; each system takes two to four minutes. The bare systems and the pictures are left in
# $ATTNVIZ_ROOTS (default /tmp/attnviz-roots): look at the pictures. ROUNDS=500 makes the run shorter.
# Debian packages that were downloaded lie there too: a second run downloads only what is new.
# FOLDER=dist/attnviz proves the portable folder beside it and compares their times to the window.
# MODEL=FILE is a GGUF file that the installed program has to open.
# OLDER=FILE is the package to upgrade from; without it, the same one with a lower number.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
deb=$(realpath "$1")
shift
[ $# -gt 0 ] || set -- bookworm trixie
roots=${ATTNVIZ_ROOTS:-/tmp/attnviz-roots}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
mkdir -p "$roots"

say() { printf '\n== %s ==\n' "$*"; }

# A package with an older number, to upgrade from.
make_older() {
    older=$roots/older
    rm -rf "$older"
    dpkg-deb -R "${OLDER:-$deb}" "$older"
    sed -i 's/^Version: .*/Version: 0.0.1-1/' "$older/DEBIAN/control"
    dpkg-deb --root-owner-group -Znone --build "$older" "$roots/attnviz-older.deb" >/dev/null
    rm -rf "$older"
}

unmount() {
    for place in proc dev/pts dev/shm var/cache/apt/archives; do
        if mountpoint -q "$root/$place"; then umount "$root/$place"; fi
    done
}

say "the packages"
python3 "$here/../figures.py" "$deb" ${FOLDER:+"$FOLDER"}
python3 "$here/../components.py" "$deb" ${FOLDER:+"$FOLDER"}
lintian --fail-on error,warning "$deb" >"$roots/lintian.log" 2>&1 ||
    { cat "$roots/lintian.log"; exit 1; }
make_older

for suite in "$@"; do
    base=$roots/base-$suite root=$roots/$suite
    say "$suite: a bare system"
    if [ ! -f "$base/etc/debian_version" ]; then
        rm -rf "$base"
        debootstrap --variant=minbase "$suite" "$base" "$mirror" >"$roots/debootstrap-$suite.log"
    fi
    if [ -d "$root" ]; then unmount; fi
    rm -rf "$root"
    cp -a "$base" "$root"
    mkdir -p "$root/prove"
    cp "$deb" "$root/prove/attnviz.deb"
    cp "$roots/attnviz-older.deb" "$root/prove/older.deb"
    cp "$here/prove_inside.sh" "$here/../figures.py" "$root/prove/"
    cp -r "$here/../../bench" "$root/prove/bench"
    if [ -n "${FOLDER:-}" ]; then cp -r "$FOLDER" "$root/prove/folder"; fi
    if [ -n "${MODEL:-}" ]; then mkdir "$root/prove/model" && cp "$MODEL" "$root/prove/model/"; fi
    trap unmount EXIT
    mount -t proc proc "$root/proc"
    mkdir -p "$root/dev/shm" "$root/dev/pts"
    mount -t tmpfs tmpfs "$root/dev/shm"
    mkdir -p "$roots/downloaded-$suite/partial"
    mount --bind "$roots/downloaded-$suite" "$root/var/cache/apt/archives"
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        ROUNDS="${ROUNDS:-5000}" sh /prove/prove_inside.sh
    unmount
    trap - EXIT
    mkdir -p "$roots/pictures-$suite"
    for kind in png svg pdf gif html; do
        cp "$root"/prove/*."$kind" "$roots/pictures-$suite/"
    done
done
say "pictures: $roots/pictures-*"
