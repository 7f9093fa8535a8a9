#!/usr/bin/env bash
# Makes the pictures that README.md shows, in resources/pictures; for after a change of the window.
# Needs build/bin/mojiscope (app/run or tests/run build it), no display.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"

folder=$root/resources/pictures
mkdir -p "$folder"

# picture NAME [ARGUMENTS of mojiscope...]
picture() {
    local name=$1
    shift
    "${MOJISCOPE_PROGRAMS:-$root/build/bin}/mojiscope" --language en "$@" --snapshot "$folder/$name.png"
    say "wrote $folder/$name.png"
}

picture window-light --theme light --size 1280x560
picture window-dark --theme dark --size 1280x560
