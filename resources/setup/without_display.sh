#!/usr/bin/env bash
# What app/run does where no window can open: a snapshot of the window, and what it would show as
# text. Takes the arguments of mojiscope; the programs are in build/bin or $MOJISCOPE_PROGRAMS.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
programs=${MOJISCOPE_PROGRAMS:-$root/build/bin}

arguments=() # for mojiscope
inputs=()    # for moji
encoding=UTF-8
spooled=

# Standard input can be read once, but two programs want it.
spool_standard_input() {
    [ -z "$spooled" ] || return 0
    spooled=$(mktemp)
    trap 'rm -f "$spooled"' EXIT
    cat >"$spooled"
}

# Sorts out what is to be analysed; mojiscope itself judges whether the arguments are right.
read_arguments() {
    local argument
    while [ $# -gt 0 ]; do
        argument=$1
        shift
        case $argument in
        -)
            spool_standard_input
            argument=$spooled
            inputs+=("$spooled")
            ;;
        --text=* | --hex=* | [!-]*) inputs+=("$argument") ;;
        --encoding=*) encoding=${argument#*=} ;;
        esac
        arguments+=("$argument")
        case $argument in
        --text | --hex) inputs+=("$argument" "${1-}") ;;
        --encoding) encoding=${1-} ;;
        --lens | --select | --theme | --language | --size | --scale) ;;
        *) continue ;;
        esac
        [ $# -eq 0 ] || { # the option's value
            arguments+=("$1")
            shift
        }
    done
    [ ${#inputs[@]} -gt 0 ] || inputs=("$root/resources/samples/sample.txt")
}

for argument in "$@"; do
    case $argument in
    --help | -h | --version | --snapshot | --snapshot=*) exec "$programs/mojiscope" "$@" ;;
    esac
done
read_arguments "$@"

# moji ends with 1 where input is invalid: an answer, not a failure.
show() {
    printf '\n$ moji %s\n' "$(printf '%q ' "$@")"
    "$programs/moji" "$@" || [ $? -eq 1 ]
}

say "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): a snapshot and text instead"
"$programs/mojiscope" ${arguments[@]+"${arguments[@]}"} --snapshot mojiscope.png
say "the window is in $PWD/mojiscope.png; as text:"
show check --encoding "$encoding" --limit 20 "${inputs[@]}"
show spans --encoding "$encoding" --range 0:256 "${inputs[@]}"
show compare --max-bytes 256 "${inputs[@]}"
[ "$encoding" != UTF-8 ] || show decoders --max-bytes 256 "${inputs[@]}"
