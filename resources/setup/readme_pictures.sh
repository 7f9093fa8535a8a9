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

picture window-light --theme light --size 1440x900
picture automaton-dark --theme dark --size 1120x560 --lens automaton --only-lens --select 8:9

texts=$(mktemp -d)
trap 'rm -rf "$texts"' EXIT
cp "$root/resources/samples/sample.txt" "$texts/before.txt"
sed 's/世界/世界 and all its 文字/; s/naïve/naive/' "$texts/before.txt" > "$texts/after.txt"
picture compare-light --theme light --size 1440x760 --compare "$texts/after.txt" "$texts/before.txt"
