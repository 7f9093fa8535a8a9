#!/usr/bin/env bash
# Runs clang-tidy with the repository's .clang-tidy over core/ and app/: clang_tidy.sh BUILD_FOLDER.
# Prints what it finds; not 0 if that is anything.
# clang 14 takes GCC's -ftrivial-auto-var-init=zero (hardening.cmake) only with a second option.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"

find "$root/core" "$root/app" -name '*.cpp' -print0 |
    xargs -0 -n 4 -P "$(nproc)" clang-tidy -p "$1" --quiet --warnings-as-errors='*' \
        --extra-arg=-enable-trivial-auto-var-init-zero-knowing-it-will-be-removed-from-clang 2>/dev/null
