#!/bin/sh
# Print where nginx is. When it is missing and we are root on a Debian-like system it is installed
# first; otherwise say why it cannot be had and fail.
set -eu

find_nginx() {
    found=$(PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v nginx) || return 1
}

if ! find_nginx; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        # RUNLEVEL: only the program is wanted; a service that starts by itself is not.
        { apt-get update && RUNLEVEL=1 apt-get install -y --no-install-recommends nginx-light; } >/dev/null 2>&1 || {
            echo "nginx is not here, and apt-get cannot install it" >&2
            exit 1
        }
        find_nginx || { echo "nginx was installed, but cannot be found" >&2; exit 1; }
    else
        echo "nginx is not here: install it (Debian: apt-get install nginx-light)" >&2
        exit 1
    fi
fi
echo "$found"
