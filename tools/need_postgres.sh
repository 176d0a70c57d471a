#!/bin/sh
# Says in which directory PostgreSQL's programs are; installs Debian's when we may.
set -eu
. "$(dirname "$0")/debian.sh"
find_it() {
    for place in "$(pg_config --bindir 2>/dev/null || true)" $(ls -dr /usr/lib/postgresql/*/bin 2>/dev/null); do
        [ -x "$place/initdb" ] && [ -x "$place/postgres" ] && echo "$place" && return 0
    done
    return 1
}
need PostgreSQL postgresql
