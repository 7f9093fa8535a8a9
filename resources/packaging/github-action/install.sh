#!/usr/bin/env bash
# A step of action.yml: builds moji, without the window, unless it is installed.
set -euo pipefail

if command -v "${MOJI:-moji}" >/dev/null; then
    exit 0
fi
root=$(cd "$(dirname "$(readlink -f "$0")")/../../.." && pwd)
. "$root/resources/setup/setup.sh"

packages=$(mktemp)
trap 'rm -f "$packages"' EXIT
grep -v -e '^qt6' -e '^fonts-' "$root/resources/setup/packages" >"$packages"
install_missing "$packages"
folder=${RUNNER_TEMP:-$root}/moji
configure "$folder" -DMOJISCOPE_APP=OFF -DMOJISCOPE_TESTS=OFF
build "$folder" moji
echo "$folder/bin" >>"$GITHUB_PATH"
