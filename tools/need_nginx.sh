#!/bin/sh
# Says where nginx is; installs Debian's when we may.
set -eu
. "$(dirname "$0")/debian.sh"
find_it() {
    PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v nginx
}
need nginx nginx-light
