#!/usr/bin/env bash
# Looks for mistakes without running anything: analyse.sh BUILD_FOLDER.
# clang-tidy (.clang-tidy), cppcheck and include-what-you-use over core/ and app/, clazy over
# the window. BUILD_FOLDER was configured without precompiled headers. Prints what they find; not 0 if that is anything.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"

build=$1
status=0

# clang 14 does not take all options of GCC that hardening.cmake gives, and warns of other things.
commands=$build/analysis
mkdir -p "$commands"
sed 's/ -ftrivial-auto-var-init=zero//g; s/ -fcf-protection=full//g; s/ -Werror / /g' "$build/compile_commands.json" \
    >"$commands/compile_commands.json"

# each FOLDER... COMMAND: runs the command on the files of the folders, a few at a time.
each() {
    find "$1" -name '*.cpp' -print0 | xargs -0 -n 4 -P "$(nproc)" "${@:2}"
}

say "clang-tidy"
for folder in core app; do
    each "$root/$folder" clang-tidy -p "$commands" --quiet --warnings-as-errors='*' 2>/dev/null || status=1
done

# Global strings made of literals allocate nothing.
say "clazy"
each "$root/app" clazy-standalone -p "$commands" --header-filter="$root/(core|app)/.*" \
    -checks=level1,no-non-pod-global-static \
    >"$commands/clazy.txt" 2>&1 || status=1
if grep -E ': (warning|error): ' "$commands/clazy.txt"; then status=1; fi

say "include-what-you-use"
python3 "$root/resources/setup/unused_includes.py" "$commands" || status=1

say "cppcheck"
cppcheck --quiet --enable=warning,performance,portability --std=c++20 --library=qt -j "$(nproc)" \
    --suppressions-list="$root/resources/setup/cppcheck_suppressions" --error-exitcode=1 \
    -I "$root/core" -I "$root/app" "$root/core" "$root/app" 2>&1 || status=1

exit $status
