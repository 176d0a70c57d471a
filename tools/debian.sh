# For the scripts beside it, which read it: programs that tests need, from Debian's packages.

# need NAME PACKAGE...: call find_it, which prints where the program is; when it is missing and we are
# root on a Debian-like system the packages are installed, otherwise say why it cannot be had and fail.
need() {
    name=$1
    shift
    find_it && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        # RUNLEVEL: only the program is wanted, not a service that starts by itself.
        { apt-get update && RUNLEVEL=1 apt-get install -y --no-install-recommends "$@"; } >/dev/null 2>&1 || true
    fi
    find_it && return 0
    echo "There is no $name here, and it cannot be installed: apt-get install $*" >&2
    return 1
}
