# shellcheck shell=sh disable=SC2086  # commands with their options, and lists of packages
# What root does to bring system packages: all of it stands here. set_up.sh hands it over as text,
# as root need not be able to read a person's files, and reads what it prints.
#
#   sh -c "$(cat as_root.sh)" attnviz install|name WORD...
#
# A WORD is a package; "python" stands for the Python that fits, and "PACKAGE?" for one that is
# taken only where this system offers it.
set -u
PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin
export DEBIAN_FRONTEND=noninteractive LC_ALL=C

# What apt offers as python3 may be too old (Ubuntu 22.04) or too new: then take one by its number.
python_packages() {
    offered=$(apt-cache policy python3 2>/dev/null | sed -n 's/^ *Candidate: \([0-9]*\.[0-9]*\).*/\1/p')
    case $offered in
        3.11 | 3.12 | 3.13 | '') echo python3 python3-venv && return ;;
    esac
    for version in 3.13 3.12 3.11; do
        if apt-cache show "python$version-venv" >/dev/null 2>&1; then
            echo "python$version python$version-venv"
            return
        fi
    done
    echo "run: Python 3.11, 3.12 or 3.13 is needed; this system offers $offered." \
        "Install one of them so that it is on PATH." >&2
    return 1
}

# A system that has never fetched its lists offers nothing yet.
offers() {
    ls /var/lib/apt/lists/*_Packages* >/dev/null 2>&1 || return 0
    apt-cache show "$1" >/dev/null 2>&1
}

packages_of() {
    for word in "$@"; do
        case $word in
            python) python_packages || return ;;
            *\?) ! offers "${word%\?}" || echo "${word%\?}" ;;
            *) echo "$word" ;;
        esac
    done
}

# What dpkg does must not be cut short: away from the terminal no Ctrl-C reaches it. To ignore the
# signal would not be enough, as apt gives dpkg its default back.
in_one_piece="setsid -w"

# Nothing of the person's own is ever removed. On descriptor 3 apt says how far it is.
apt="apt-get -q -y --no-remove --no-install-recommends -o Dpkg::Use-Pty=0 -o APT::Status-Fd=3
-o DPkg::Lock::Timeout=300"

# An earlier start may have been killed in the middle of it. Where nothing is amiss this does nothing.
repair() {
    $in_one_piece dpkg --configure -a
    $apt check || $in_one_piece $apt --fix-broken install
}

install() {
    exec 2>&1 3>&1 </dev/null
    # With this trap the shell waits for what it has started.
    trap 'exit 130' INT QUIT HUP
    echo phase:lists
    repair
    # A list that cannot be fetched need not be one that is wanted; when none can, nothing else can.
    lists=$($apt -o APT::Update::Error-Mode=any update)
    printf '%s\n' "$lists"
    case $lists in
        *Get:* | *Hit:*) ;;
        *Err:*) exit 100 ;;
    esac
    packages=$(packages_of "$@") || exit
    set -- $packages
    echo phase:download
    $apt --download-only install "$@" || exit
    echo phase:install
    $in_one_piece $apt install "$@" || exit
    echo phase:done
}

case $1 in
    name) shift && packages_of "$@" ;;
    install) shift && install "$@" ;;
esac
