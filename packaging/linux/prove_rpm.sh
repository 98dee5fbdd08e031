#!/bin/sh
# Proves the rpm in a system that prove.sh has left: installed, run, verified, installed over, removed.
#
#   packaging/linux/prove_rpm.sh dist/attnviz-VERSION-1.x86_64.rpm /tmp/attnviz-roots/trixie
#
# Run as root; takes rpm. That system is a Debian, which knows its packages by other names, so rpm is
# told to look at none (--nodeps); that its libraries are there is asked of the loader instead.
set -eu

file=$(realpath "$1")
root=$(realpath "$2")
home=/home/teacher

say() { printf -- '-- %s\n' "$*"; }

fail() {
    printf 'FAILED: %s\n' "$*"
    exit 1
}

in_root() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "$@"; }
as_user() { in_root su teacher -s /bin/sh -c "cd && $*"; }
in_rpm() { rpm --root "$root" --dbpath /var/lib/rpm "$@"; }

finish() {
    for place in proc dev/shm; do
        if mountpoint -q "$root/$place"; then umount "$root/$place"; fi
    done
}

[ ! -e "$root/usr/lib/attnviz" ] || fail "another attnviz is installed in $root"
trap finish EXIT
mount -t proc proc "$root/proc"
mountpoint -q "$root/dev/shm" || mount -t tmpfs tmpfs "$root/dev/shm"

say "what it needs, known to the loader of $(basename "$root")"
in_root ldconfig -p >"$root/prove/loader.txt"
rpm -qp --requires "$file" | sed -n 's/^\([^(]*\.so[^(]*\)()(64bit)$/\1/p' >"$root/prove/needs.txt"
[ "$(wc -l <"$root/prove/needs.txt")" -gt 30 ] || fail "it names too few libraries"
while read -r library; do
    grep -q "$library " "$root/prove/loader.txt" || fail "no $library"
done <"$root/prove/needs.txt"
wc -l <"$root/prove/needs.txt"

say "install"
in_rpm --initdb
in_rpm -i --nodeps "$file"
in_rpm -q attnviz
in_rpm -V --nodeps attnviz || fail "rpm -V"
[ -d "$root/usr/lib/attnviz/attnviz/__pycache__" ] || fail "not compiled"
[ -f "$root/usr/share/zsh/site-functions/_attnviz" ] || fail "no completion for zsh"

say "self-check, pictures, a window"
as_user "attnviz --self-check" >"$root/prove/check.txt" || { cat "$root/prove/check.txt"; fail "self-check"; }
grep -c '^OK' "$root/prove/check.txt"
as_user "attnviz render sentence-heads --tab heads -o rpm.png"
as_user "xvfb-run -a -s '-screen 0 1920x1080x24' sh -c 'attnviz --tab steps & sleep 8
    xdotool search --onlyvisible --class attnviz && import -window root rpm-window.png; kill \$!'" ||
    fail "no window"
cp "$root$home/rpm-window.png" "$root/prove/"

say "the same again over it, then removed"
in_rpm -U --nodeps --replacepkgs "$file"
in_rpm -V --nodeps attnviz || fail "rpm -V"
as_user "attnviz --version"
in_rpm -e --nodeps attnviz
left=$(find "$root" -xdev \( -path "$root/proc" -o -path "$root/prove" -o -path "$root/home" \) -prune -o \
    -name '*attnviz*' -print)
[ -z "$left" ] || fail "left behind: $left"
say "all proved; picture: $root/prove/rpm-window.png"
