# shellcheck shell=sh disable=SC2154  # root, venv, python, say, stop are those of run
# Read by ./run when something is missing: brings system packages, makes the environment in .venv.
#
# Whatever cuts this short (Ctrl-C, no network, a full disk, kill), the next start goes on from there.
# An environment is only trusted once it has a stamp, which is written last; downloads are kept by
# apt and pip themselves.

libraries="libegl1 libgl1 libglib2.0-0 libdbus-1-3 libfontconfig1 libxkbcommon0 libxcb-cursor0
libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0"
# Tests that want one of these are skipped without it.
display_tools="xvfb xauth xdotool"
# A screen reader's way to the program: a bus of its own, and a client that walks it.
hearing_tools="at-spi2-core dbus-daemon gir1.2-atspi-2.0 python3-gi"
# They read what was exported, packed or written for the desktop, and know nothing of the program.
reading_tools="librsvg2-bin poppler-utils fontconfig fonts-dejavu-core binutils man-db zsh fish
desktop-file-utils appstream nsis wixl"

# In MB, what the lock files bring to Python 3.11 on Linux.
downloads_run=110
downloads_test=175

# --- one at a time -------------------------------------------------------------------------------

# Wait until no other start holds the lock, then hold it until `unlock` or the end of this process.
lock() {
    lock=$1
    if command -v flock >/dev/null 2>&1; then
        exec 9>>"$lock"
        # Where a file system has no locks one does without.
        flock -n 9 || { say_waiting && flock 9; } || true
        return
    fi
    # macOS has no flock: a link whose target is who holds it comes all at once or not at all.
    lock=$lock.pid
    told=
    until ln -s $$ "$lock" 2>/dev/null; do
        holder=$(readlink "$lock") || [ -w "${lock%/*}" ] || stop "${lock%/*} cannot be written."
        if [ -z "$holder" ] || kill -0 "$holder" 2>/dev/null; then
            [ -n "$told" ] || say_waiting
            told=yes
            sleep 1
        else
            # Killed. Of several that see it only one can take it away, and puts back a newer one.
            mv "$lock" "$lock.$$" 2>/dev/null || continue
            [ "$(readlink "$lock.$$")" = "$holder" ] || mv "$lock.$$" "$lock"
            rm -f "$lock.$$"
        fi
    done
}

unlock() {
    exec 9>&-
    [ "$(readlink "$lock" 2>/dev/null)" != $$ ] || rm -f "$lock"
}

say_waiting() { say "Another start is setting attnviz up; this one waits for it ..."; }

# --- how far it is -------------------------------------------------------------------------------

# Say what the function $2 prints, and for how long, until `end_progress`: once a second in place on
# a terminal, elsewhere a line every ten seconds.
begin_progress() {
    began=$(date +%s)
    # Without 9: the lock goes with the start, not with a clock that outlives it by a second.
    (
        next=10
        while sleep 1 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
            seconds=$(($(date +%s) - began))
            if [ -t 2 ]; then
                printf '\r\033[K%s: %s, %s s' "$1" "$("$2")" "$seconds" >&2
            elif [ "$seconds" -ge "$next" ]; then
                say "$1: $("$2"), $seconds s"
                next=$((seconds + 10))
            fi
        done
    ) 9>&- &
    progress=$!
}

# A shell that is bash tells of every process it ends. KILL, because a clock that has only just begun
# still has the traps of this shell, and would take anything else for the start's own and go on.
end_progress() {
    [ -n "${progress-}" ] || return 0
    { kill -KILL "$progress" && wait "$progress"; } 2>/dev/null || true
    progress=
    [ ! -t 2 ] || printf '\r\033[K' >&2
}

# --- a clone that belongs to somebody else --------------------------------------------------------

may_write_here() {
    [ -w "$root" ] && { [ ! -e "$venv" ] || [ -w "$venv" ]; }
}

# Keep a copy of the clone, with an environment of its own, where this person may write.
keep_copy_in_cache() {
    cache=${XDG_CACHE_HOME:-${HOME:?}/.cache}/attnviz
    copy=$cache/clone-$(printf '%s' "$root" | cksum | sed 's/ .*//')
    mkdir -p "$copy" || stop "neither $root nor $cache can be written."
    work=
    lock=
    trap clean_up EXIT
    lock "$copy.lock"
    if [ ! -f "$copy/.copied" ] || [ -n "$(newer_than "$copy/.copied")" ]; then
        say "You may not write in $root: a copy of it is kept in $copy, with its .venv."
        touch "$copy/.copied.now"
        for old in "$copy"/* "$copy"/.[!.]*; do
            case ${old##*/} in
                .venv* | .copied.now) ;;
                *) rm -rf "$old" ;;
            esac
        done
        for new in "$root"/* "$root"/.[!.]*; do
            case ${new##*/} in
                .git | .venv* | .*_cache | build | dist | pictures | '*' | '.[!.]*') ;;
                *) cp -R -p "$new" "$copy" ;;
            esac
        done
        chmod -R u+w "$copy"
        mv "$copy/.copied.now" "$copy/.copied"
    fi
    clean_up
    trap - EXIT
}

newer_than() {
    find "$root" \( -name .git -o -name '.venv*' -o -name __pycache__ \) -prune -o -newer "$1" -print |
        sed 1q
}

# --- system packages -----------------------------------------------------------------------------

# Newer Debian and Ubuntu call some libraries NAMEt64; apt takes the old name for them.
missing_of() {
    asked=
    for package in "$@"; do asked="$asked $package ${package}t64"; done
    # shellcheck disable=SC2086  # a list of words on purpose
    known=$(dpkg-query -W -f '${Package}=${db:Status-Status}\n' $asked 2>/dev/null) || true
    for package in "$@"; do
        case "
$known
" in
            *"
$package=installed
"* | *"
${package}t64=installed
"*) ;;
            *) printf '%s ' "$package" ;;
        esac
    done
}

# Bring packages: those of $1 there is no going on without, those of $2 are only wanted.
bring_system_packages() {
    command -v apt-get >/dev/null 2>&1 || return 0
    # shellcheck disable=SC2086
    needed=$(missing_of $1)
    find_python >/dev/null || needed="$needed python"
    wanted=
    # shellcheck disable=SC2086
    for package in $(missing_of $2); do wanted="$wanted $package?"; done
    [ -n "$needed$wanted" ] || return 0
    as_root=$(cat "$root/packaging/setup/as_root.sh")
    # shellcheck disable=SC2086
    names=$(sh -c "$as_root" attnviz name $needed $wanted) || exit 1
    names=$(printf '%s' "$names" | tr '\n' ' ')
    [ -n "$names" ] || return 0

    choose_way_to_root
    if [ "$way" = none ]; then
        ask_for_packages
        return
    fi
    say "Installing system packages: $names"
    : >"$work/apt"
    [ "$way" != su ] || say "The password of root is needed for that."
    begin_progress "System packages" apt_progress
    failed=0
    # shellcheck disable=SC2086
    do_as_root install $needed $wanted >"$work/apt" || failed=$?
    end_progress
    if [ ! -s "$work/apt" ]; then
        ask_for_packages
    elif [ "$failed" = 0 ]; then
        say "System packages: $(apt_progress) in $(($(date +%s) - began)) s."
    elif [ "$failed" = 130 ]; then
        # sudo has a terminal of its own: Ctrl-C there is not seen here.
        end_early 130
    else
        explain_apt
    fi
}

# Passwords are only asked for where somebody can type them.
choose_way_to_root() {
    way=none
    if [ "$(id -u)" = 0 ]; then
        way=root
    elif command -v sudo >/dev/null 2>&1; then
        if [ -t 0 ] || sudo -n true >/dev/null 2>&1; then way=sudo; fi
    elif [ -t 0 ] && command -v su >/dev/null 2>&1; then
        way=su
    fi
}

do_as_root() {
    case $way in
        root) sh -c "$as_root" attnviz "$@" ;;
        # sudo forgets the environment; apt must not be cut off from its proxy.
        sudo) sudo env http_proxy="${http_proxy-}" https_proxy="${https_proxy-}" \
            no_proxy="${no_proxy-}" sh -c "$as_root" attnviz "$@" ;;
        su) su -s /bin/sh -c "$as_root" root attnviz "$@" ;;
    esac
}

# Nobody here may install: say what root has to do, and go on where nothing needed is missing.
ask_for_packages() {
    line="apt-get update && apt-get install -y --no-install-recommends $names"
    if command -v sudo >/dev/null 2>&1; then
        line="sudo apt-get update && sudo ${line#*&& }"
    else
        line="su -c '$line'"
    fi
    say "attnviz needs system packages, and only root may install them. Paste this line, then start ./run again:"
    say
    say "  $line"
    say
    [ -z "$needed" ] || exit 1
    say "Going on without: tests that want one of them are skipped and say so."
}

apt_progress() {
    awk -F: '
        $1 == "phase" { phase = $2; percent = 0 }
        $1 == "dlstatus" || $1 == "pmstatus" { percent = int($3) }
        # What is here already stands before a slash.
        /^Need to get / { size = $0; gsub(/^Need to get (.*\/)?| of archives.*/, "", size) }
        /^After this op.* used/ { room = $0; gsub(/^After this operation, | of addit.*/, "", room) }
        END {
            if (phase == "lists") print "reading the lists of packages"
            else if (phase == "download") print percent " % of " size " downloaded"
            else if (phase == "install")
                print size " downloaded, " percent " % of " room " installed (Ctrl-C ends after this)"
            else print size " downloaded, " room " installed"
        }' "$work/apt"
}

explain_apt() {
    away=$(sed -n "s/.*\(esolving\|esolve\|onnect to\|onnection to\) '\{0,1\}\([A-Za-z0-9.-]*\).*/\2/p" \
        "$work/apt" | sed 1q)
    # What a person can act on; the rest is what maintainers' scripts said.
    why=$(sed -n '/^E: /p;/^dpkg: error/p;/^run: /p' "$work/apt")
    case $why in
        *"Failed to fetch"* | *"index files failed to download"* | *"Unable to locate"* | *"no installation candidate"*)
            [ -z "$away" ] || stop_without_network "$away" ;;
    esac
    say "$why"
    stop "apt-get could not install the packages above."
}

stop_without_network() {
    stop "no network: $1 cannot be reached. Start ./run again when it can; what was downloaded is kept."
}

# --- Python --------------------------------------------------------------------------------------

usable_python() {
    "$1" -c 'import ensurepip, sys, venv; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' \
        >/dev/null 2>&1
}

find_python() {
    for name in python3 python3.13 python3.12 python3.11; do
        if usable_python "$name"; then
            printf '%s\n' "$name"
            return
        fi
    done
    return 1
}

make_environment() {
    if stamped_here "$venv/attnviz-run.stamp" && usable_python "$python"; then
        "$python" -m pip --version >/dev/null 2>&1 && return
    fi
    found=$(find_python) ||
        stop "Python 3.11, 3.12 or 3.13 with its venv module is needed, and none is on PATH."
    # By its real path: when an upgrade takes that Python away, the link breaks and this runs again.
    "$found" -c 'import os, subprocess, sys
base = os.path.realpath(sys.executable)
sys.exit(subprocess.call([base, "-m", "venv", "--clear", sys.argv[1]]))' "$venv" >"$work/venv" 2>&1 ||
        stop "could not make $venv: $(sed -n '$p' "$work/venv")"
}

# Words for pip; what it says is kept, for `python_progress` and for when it fails.
pip_install() {
    # TMPDIR: there the size of what has come so far can be seen.
    PIP_USER=0 TMPDIR=$work/pip "$python" -m pip install --no-input --disable-pip-version-check \
        --progress-bar off "$@" </dev/null >>"$work/pip.log" 2>&1
}

install_python_packages() {
    mkdir -p "$work/pip"
    # --no-deps: the lock names all that is wanted, and leaves out what tokenizers asks for in vain.
    pip_install --require-hashes --no-deps -r "$root/packaging/lock/$kind.txt" ||
        explain_pip "packaging/lock/$kind.txt"
    pip_install --no-deps --no-build-isolation -e "$root" || explain_pip "attnviz itself"
    if [ "$kind" = test ]; then
        # Where the system has none, tests of films use this one.
        ln -sf "$("$python" -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())')" \
            "$venv/bin/ffmpeg"
    fi
    # For a quicker start; a system that lacks a library of Qt's is told of it by the program.
    "$python" "$root/packaging/bundle/unpack.py" >/dev/null 2>&1 || true
    # Where PYTHONDONTWRITEBYTECODE is set, every start would compile the program anew.
    "$python" -m compileall -q "$root/attnviz" "$root/resources" \
        "$venv"/lib/python*/site-packages/shiboken6 >/dev/null 2>&1 || true
}

python_progress() {
    if [ ! -d "$work/pip" ]; then
        echo "making .venv"
    elif grep -q '^Installing collected' "$work/pip.log" 2>/dev/null; then
        echo "unpacking into .venv"
    else
        size=$(du -sk "$work/pip" 2>/dev/null) || true
        echo "$((${size%%[!0-9]*} * 1024 / 1000000)) of about $size_expected MB downloaded"
    fi
}

explain_pip() {
    end_progress
    # A traceback of pip's ends in the line that says what it was.
    why=$(sed -n '/^ERROR: Exception/d;/^ *error: /p;/^ERROR: /p' "$work/pip.log")
    [ -n "$why" ] || why=$(sed -n '$p' "$work/pip.log")
    if grep -q SSLError "$work/pip.log"; then
        stop "the certificate of the index of Python packages is not accepted. Name the file of" \
            "certificates to trust in PIP_CERT, then start ./run again."
    fi
    if grep -q 'onnection broken\|timed out\|Max retries\|ncomplete' "$work/pip.log"; then
        case $why in
            *"No matching distribution"* | *onnection* | *"timed out"* | *"Max retries"* | *ncomplete*)
                stop_without_network "the index of Python packages" ;;
        esac
    fi
    say "$why"
    stop "pip could not install $1; its message stands above."
}

# --- all of it -----------------------------------------------------------------------------------

make_ready() {
    kind=$1
    begin_set_up
    # The start that was waited for may have done it all.
    set_up_already "$kind" || set_up_all
    end_set_up
}

begin_set_up() {
    work=
    lock=
    trap clean_up EXIT
    trap 'end_early 129' HUP
    trap 'end_early 130' INT
    trap 'end_early 143' TERM
    lock "$venv.lock"
    work=$(mktemp -d)
}

end_set_up() {
    clean_up
    trap - EXIT HUP INT TERM
}

set_up_all() {
    tools=
    [ "$kind" = run ] || tools="$display_tools $hearing_tools $reading_tools"
    bring_system_packages "$libraries" "$tools"
    if [ "$kind" = run ]; then size_expected=$downloads_run; else size_expected=$downloads_test; fi
    say "Setting up $venv (about $size_expected MB are downloaded the first time) ..."
    begin_progress "Python packages" python_progress
    make_environment
    rm -f "$venv"/attnviz-*.stamp
    install_python_packages
    end_progress
    say "Python packages: ready in $(($(date +%s) - began)) s."
    printf '%s\n' "$root" >"$venv/attnviz-$kind.stamp"
    [ "$kind" = run ] || printf '%s\n' "$root" >"$venv/attnviz-run.stamp"
}

end_early() {
    end_progress
    say "run: stopped. The next start goes on from here."
    exit "$1"
}

clean_up() {
    end_progress
    [ -z "$work" ] || rm -rf "$work"
    unlock
}
