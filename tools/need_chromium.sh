#!/bin/sh
# Says where a Chromium is that the browser tests can drive; installs Debian's when we may.
set -eu
. "$(dirname "$0")/debian.sh"
find_it() {
    for name in chromium chromium-browser google-chrome-stable google-chrome; do
        command -v "$name" && return 0
    done
    return 1
}
need Chromium chromium fonts-liberation
