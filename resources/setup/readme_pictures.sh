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
    "$root/build/bin/mojiscope" --language en "$@" --snapshot "$folder/$name.png"
    say "wrote $folder/$name.png"
}

picture window-light --theme light --size 1400x900
picture window-dark --theme dark --size 1400x900
picture lens-bits --theme light --text 世 --select 0:3 --lens bits --only-lens --size 760x360
picture lens-automaton --theme light --text 世 --select 0:3 --lens automaton --only-lens --size 760x420
picture lens-encodings --theme light --hex 'C7 D1 B1 DB' --encoding EUC-KR --lens encodings --only-lens --size 760x420
