#!/bin/sh
# Says where a Chromium is that the browser tests can drive; installs Debian's when we may.
set -e
find_it() {
    for name in chromium chromium-browser google-chrome-stable google-chrome; do
        command -v "$name" && return 0
    done
    return 1
}
find_it && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    { apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation; } \
        >/dev/null 2>&1 || true
fi
find_it || {
    echo "There is no Chromium here, and it cannot be installed: apt-get install chromium" >&2
    exit 1
}
