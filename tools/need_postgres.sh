#!/bin/sh
# Print the directory with PostgreSQL's programs. When it is missing and we are root on a Debian-like
# system it is installed first; otherwise say why it cannot be had and fail.
set -eu

find_postgres() {
    for place in /usr/lib/postgresql/*/bin "$(pg_config --bindir 2>/dev/null || true)"; do
        if [ -x "$place/initdb" ] && [ -x "$place/postgres" ]; then
            found=$place
        fi
    done
    [ -n "${found:-}" ]
}

if ! find_postgres; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        { apt-get update && apt-get install -y --no-install-recommends postgresql; } >/dev/null 2>&1 || {
            echo "PostgreSQL is not here, and apt-get cannot install it" >&2
            exit 1
        }
        find_postgres || { echo "PostgreSQL was installed, but cannot be found" >&2; exit 1; }
    else
        echo "PostgreSQL is not here: install it (Debian: apt-get install postgresql)" >&2
        exit 1
    fi
fi
echo "$found"
