#!/bin/sh
# The part of prove.sh that runs inside a bare system, as root; /prove holds the packages.
set -eu
export DEBIAN_FRONTEND=noninteractive
user=teacher
home=/home/$user
ini=$home/.config/attnviz/attnviz.ini
model=$(find /prove/model -type f 2>/dev/null | head -n 1)

say() { printf -- '-- %s\n' "$*"; }

fail() {
    printf 'FAILED: %s\n' "$*"
    exit 1
}

as_user() { su "$user" -s /bin/sh -c "cd && export DISPLAY=${display-} LC_ALL=C.UTF-8; $*"; }

wait_for() {
    seconds=$1
    shift
    while ! "$@" >/dev/null 2>&1; do
        seconds=$((seconds - 1))
        [ "$seconds" -gt 0 ] || fail "waited in vain for: $*"
        sleep 1
    done
}

# The newest window of the program, or the one with a name.
window() {
    found=$(as_user "xdotool search --onlyvisible --class attnviz" | tail -n 1)
    [ -n "$found" ] && echo "$found"
}

named() { as_user "xdotool search --onlyvisible --name '$1'"; }

no_window() { [ -z "$(window)" ]; }

# Starts in the background and waits until the window is there and painted.
start() {
    as_user "$* >>start.log 2>&1 &"
    wait_for 30 window
    sleep 3
    as_user "xdotool windowfocus --sync $(window)"
}

picture() { as_user "import -window root $1.png" && cp "$home/$1.png" /prove/; }

key() { as_user "xdotool key $1 sleep 2"; }

fills_the_screen() {
    as_user "xdotool getwindowgeometry --shell $(window)" >/prove/geometry.txt
    grep -q '^WIDTH=1920' /prove/geometry.txt && grep -q '^HEIGHT=1080' /prove/geometry.txt
}

# Moving pictures and a page, drawn by a program on no display.
draws() {
    for kind in gif apng webp; do
        as_user "env -u DISPLAY $1 render sentence-heads --tab saturation --size 960x540 --fps 5 \
            -o $2.$kind"
    done
    as_user "env -u DISPLAY $1 render sentence-heads --tab grid -o $2.html"
    head -c 6 "$home/$2.gif" | grep -q GIF89a || fail "no GIF"
    grep -q acTL "$home/$2.apng" || fail "no moving PNG"
    grep -q ANIM "$home/$2.webp" || fail "no moving WebP"
    grep -q '<svg' "$home/$2.html" && grep -q '<table' "$home/$2.html" || fail "no page"
    if grep -Eq '(src|href)="https?:' "$home/$2.html"; then fail "the page loads something"; fi
}

whole() {
    as_user "$1 --self-check" >/prove/check.txt || { cat /prove/check.txt; fail "self-check"; }
    for words in 'de (Köpfe' 'fr (' 'pages in en, de, fr' 'gif, apng, webp' 'letters: K T B R'; do
        grep -q "$words" /prove/check.txt || { cat /prove/check.txt; fail "nothing of: $words"; }
    done
    grep -c '^OK' /prove/check.txt
}

# Closes as a person does; unsaved work would ask.
quit() {
    as_user "xdotool windowfocus --sync $(window) key ctrl+q"
    wait_for 15 no_window
}

# Ends what the user started in here. The machine around shows its processes too, and may have
# a user of the same number.
end_all() {
    for process in /proc/[0-9]*; do
        [ "$(stat -c %U "$process" 2>/dev/null)" = "$user" ] || continue
        [ "$(stat -Lc %d:%i "$process/root" 2>/dev/null)" = "$(stat -Lc %d:%i /)" ] || continue
        kill "${process#/proc/}" 2>/dev/null || true
    done
}

traces() {
    find / -xdev \( -path /proc -o -path /prove -o -path "$home" \) -prune -o \
        -name '*attnviz*' -print
}

say "install on a bare system: $(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' /etc/os-release)"
apt-get -qq update
apt-get -qq install -y /prove/attnviz.deb </dev/null >/prove/apt.log 2>&1 ||
    { cat /prove/apt.log; fail "apt install"; }
useradd -m "$user"
python3 -c 'import sys, numpy; print("   Python", sys.version.split()[0], "numpy", numpy.__version__)'

say "no display: a clear message, pictures instead, render, moving pictures, a page, self-check"
display=
as_user "env -u DISPLAY attnviz" >/prove/no-display.txt 2>&1 || fail "attnviz without a display"
head -n 1 /prove/no-display.txt
grep -q "there is no display here" /prove/no-display.txt || fail "no clear message"
[ "$(find "$home/pictures" -name "*.png" | wc -l)" = 12 ] || fail "not all tabs were drawn"
as_user "env -u DISPLAY attnviz render sentence-heads --tab heads -o render.png"
as_user "env -u DISPLAY attnviz render step-by-step --tab steps --step 6 -o render.svg"
as_user "env -u DISPLAY attnviz render sentence-heads --tab sparse -o render.pdf"
cp "$home"/render.* /prove/
draws "attnviz" moving
cp "$home/moving.gif" "$home/moving.html" /prove/
python3 -c "import PIL.Image as image, PIL; print('   Pillow', PIL.__version__, \
    image.open('$home/moving.gif').n_frames, 'pictures in the GIF')"
if as_user "env -u DISPLAY attnviz render sentence-heads --tab grid -o x.mp4" 2>/prove/mp4.txt; then
    fail "MP4 without ffmpeg"
fi
grep 'needs the program ffmpeg' /prove/mp4.txt || fail "no clear message about ffmpeg"
whole "env -u DISPLAY attnviz"
# attnviz.learning has a network of its own kind.
found=$(find /usr/lib/attnviz -path '*/attnviz/learning' -prune -o \( -iname '*network*' -o -iname '*vnc*' -o -iname '*ssl*' \) -print)
[ -z "$found" ] || fail "network code: $found"

say "tools of the proof"
apt-get -qq install -y --no-install-recommends xvfb xdotool xauth imagemagick xdg-utils openbox \
    libglib2.0-bin locales </dev/null >/prove/apt.log 2>&1 ||
    { cat /prove/apt.log; fail "apt"; }
localedef -i de_DE -f UTF-8 de_DE.UTF-8
# A number that no other display of this machine has: a bare system is one in files only.
su "$user" -s /bin/sh -c "cd && exec Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp \
    3>display-number >/dev/null 2>&1" &
server=$!
trap 'end_all; kill "$server" 2>/dev/null || true' EXIT
wait_for 15 test -s "$home/display-number"
display=:$(cat "$home/display-number")
wait_for 15 as_user "xdotool getmouselocation"
# Only a window manager can give a window the whole screen.
as_user "openbox >openbox.log 2>&1 &"
wait_for 15 as_user "xdotool get_num_desktops"

say "file type and menu entry"
cp /usr/lib/attnviz/attnviz/resources/lessons/sentence-heads.attn "$home/mine.attn"
chown "$user:" "$home/mine.attn"
[ "$(as_user "gio info -a standard::content-type mine.attn" | sed -n 's/.*content-type: //p')" = \
    application/x-attnviz ] || fail "gio knows no such file type"
[ "$(as_user "XDG_CURRENT_DESKTOP=GNOME xdg-mime query filetype mine.attn")" = application/x-attnviz ] || fail "file type"
[ "$(as_user "xdg-mime query default application/x-attnviz")" = attnviz.desktop ] || fail "default"
echo "   mine.attn -> application/x-attnviz -> attnviz.desktop"

say "the older version: settings and recent files"
apt-get -qq install -y --allow-downgrades /prove/older.deb </dev/null >/prove/apt.log 2>&1 ||
    { cat /prove/apt.log; fail "downgrade"; }
start gio launch /usr/share/applications/attnviz.desktop mine.attn
quit
grep -q mine.attn "$ini" || fail "the file is not among the recent ones"
printf '[look]\ntheme=dark\nzoom=120\n' >>"$ini"
chown "$user:" "$ini"

say "upgrade from $(dpkg-query -W attnviz)"
cp "$ini" /prove/before.ini
apt-get -qq install -y /prove/attnviz.deb </dev/null >/prove/apt.log 2>&1 ||
    { cat /prove/apt.log; fail "upgrade"; }
dpkg-query -W attnviz
cmp "$ini" /prove/before.ini || fail "the upgrade touched the settings"

say "menu entry, with nothing: the settings of the older version"
start gio launch /usr/share/applications/attnviz.desktop
picture menu
quit
for kept in mine.attn theme=dark zoom=120; do
    grep -q "$kept" "$ini" || fail "lost: $kept"
done
sed -i 's/^theme=dark/theme=light/; s/^zoom=120/zoom=100/' "$ini"

say "German, on a German desktop; its help"
start env -u LC_ALL LANG=de_DE.UTF-8 gio launch /usr/share/applications/attnviz.desktop
[ -n "$(named 'Köpfe im Satz')" ] || fail "the window is not in German"
key question
wait_for 15 named '^Hilfe'
picture german
as_user "xdotool windowfocus --sync $(named '^Hilfe') key Escape sleep 1"
quit

say "French, by an option; the page of keys"
start attnviz --language fr --tab steps
[ -n "$(named 'Têtes')" ] || fail "the window is not in French"
key F1
picture french
key Escape
quit

say "open by file association, edit, save"
before=$(as_user "attnviz compute mine.attn --array X --format csv" | md5sum)
start gio open mine.attn
as_user "xdotool key ctrl+2 sleep 2"
as_user "xdotool mousemove --window $(window) 95 232 sleep 0.3 click 1 sleep 0.5 type 2.5"
as_user "xdotool sleep 0.5 key Return sleep 1"
picture edited
as_user "xdotool key ctrl+s sleep 2"
quit
after=$(as_user "attnviz compute mine.attn --array X --format csv")
[ "$(echo "$after" | md5sum)" != "$before" ] || fail "the edit was not saved"
echo "$after" | grep -q '2\.5' || fail "the number that was typed is not in the file"

say "export, from the window, under the name that is proposed"
start gio open mine.attn
key ctrl+e
wait_for 15 named '^Export'
picture export
touch /prove/before-export
as_user "xdotool windowfocus --sync $(named '^Export') key Return sleep 2"
exported() { find "$home" -newer /prove/before-export -name 'mine*' -size +10k | grep .; }
wait_for 30 exported
file=$(exported)
head -c 4 "$file" | grep -q PNG || fail "no picture: $file"
echo "   $file"
cp "$file" /prove/exported.png
quit

say "a language model: the one that is built in${model:+, and $model}"
as_user "env -u DISPLAY attnviz heads letters --text 'K T B R M P H D K T B' --sort induction" \
    >/prove/heads.txt || fail "the built-in model does not run"
sed -n 3p /prove/heads.txt
start attnviz letters
[ -n "$(named letters)" ] || fail "no window with the built-in model"
picture letters
quit
if [ -n "$model" ]; then
    as_user "env -u DISPLAY attnviz capture '$model' --text 'The cat sat.' -o run.npz" ||
        fail "$model does not run"
    start attnviz "$model" --text "'The cat sat.'"
    sleep 8  # it is read beside the window
    picture model
    quit
fi

say "a fault: a dialog says what it was and where the log is; the program goes on"
printf '%s\n' 'import sys, threading' 'sys.path.insert(0, "/usr/lib/attnviz")' \
    'from attnviz.__main__ import main' 'threading.Timer(6, lambda: 1 / 0).start()' \
    'sys.exit(main())' >/prove/fault.py
mv "$home/start.log" /prove/
start python3 -I /prove/fault.py
wait_for 30 named 'something went wrong'
picture fault
as_user "xdotool windowfocus --sync $(named 'something went wrong') key Return sleep 1"
grep -q ZeroDivisionError "$home/.local/state/attnviz/attnviz.log" || fail "nothing in the log"
quit
mv /prove/start.log "$home/"

say "present, from the menu entry"
action=$(sed -n '/^\[Desktop Action present\]/,$ s/^Exec=\(.*\) %F$/\1/p' \
    /usr/share/applications/attnviz.desktop)
start "$action mine.attn"
wait_for 15 fills_the_screen
picture projector
key Escape
! fills_the_screen || fail "Esc does not end it"
quit
[ ! -s "$home/start.log" ] || { cat "$home/start.log"; fail "the program complained"; }

programs=package=/usr/bin/attnviz
if [ -x /prove/folder/attnviz ]; then
    say "the portable folder: moving pictures, a page, self-check, German"
    draws /prove/folder/attnviz folder
    whole "env -u DISPLAY /prove/folder/attnviz"
    start /prove/folder/attnviz --language de
    [ -n "$(named 'Köpfe im Satz')" ] || fail "the folder has no German"
    picture folder
    quit
    programs="$programs folder=/prove/folder/attnviz"
fi
say "sizes, and time to the first window, median of 7 starts"
sizes=/prove/attnviz.deb
[ ! -d /prove/folder ] || sizes="$sizes /prove/folder"
as_user "python3 /prove/figures.py $sizes $programs"

say "$ROUNDS edits and redraws"
as_user "cd /prove/bench && PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=/usr/lib/attnviz \
    python3 soak.py --rounds $ROUNDS"

say "self-check, on the display"
whole attnviz

say "purge"
end_all
apt-get -qq purge -y attnviz </dev/null >/prove/apt.log 2>&1 || { cat /prove/apt.log; fail "purge"; }
[ ! -e /usr/lib/attnviz ] || fail "/usr/lib/attnviz is still there"
left=$(traces)
[ -z "$left" ] || fail "left behind: $left"
grep -rlq x-attnviz /usr/share/mime /usr/share/applications 2>/dev/null && fail "type still known"
for file in "$ini" "$home/mine.attn"; do
    [ -f "$file" ] || fail "the user's own file is gone: $file"
done
echo "   nothing left but the user's own files"
say "all proved"
