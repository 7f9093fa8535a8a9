# shellcheck shell=bash
# Installs what is missing and builds; sourced by app/run and tests/run.
# Everything said here goes to stderr: stdout belongs to the program that is started in the end.

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)

say() { printf 'mojiscope: %s\n' "$*" >&2; }
fail() {
    say "$@"
    exit 2
}

# The entries of package lists, one a line, without comments and spaces: "name" or "name|other".
entries_of() { sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' "$@"; }

is_installed() { dpkg-query -W -f='${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed; }

# The entries of which no name is installed.
missing_of() {
    local entry name
    entries_of "$@" | while IFS= read -r entry; do
        for name in ${entry//|/ }; do
            is_installed "$name" && continue 2
        done
        printf '%s\n' "$entry"
    done
}

# The first name of an entry that apt can install; nothing where it knows none of them.
installable_name_of() {
    local name
    for name in ${1//|/ }; do
        if apt-cache show --no-all-versions "$name" >/dev/null 2>&1; then
            printf '%s\n' "$name"
            return
        fi
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@" >&2
    else
        sudo "$@" >&2
    fi
}

# install_missing LIST... : installs the packages of the lists that are not there. Where all are,
# it does nothing and needs neither a network nor root.
install_missing() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "this is neither Debian nor Ubuntu, so nothing was installed; install the equivalents of" \
            "$(entries_of "$@" | paste -sd' ')"
        return
    fi
    local missing
    missing=$(missing_of "$@")
    [ -n "$missing" ] || return 0
    say "needs packages that are not installed: $(paste -sd' ' <<<"$missing")"
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        fail "only root can install them and sudo is not there; as root, run:" \
            "apt-get update && apt-get install $(sed 's/|.*//' <<<"$missing" | paste -sd' ')"
    fi
    update_lists
    # shellcheck disable=SC2086  # names hold no spaces
    install_entries $missing
}

# install_peers LIST... : the same for what the benchmarks only compare with. What cannot be installed is reported.
install_peers() {
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
    local entry missing
    missing=$(missing_of "$@")
    [ -n "$missing" ] || return 0
    say "compares with packages that are not installed: $(paste -sd' ' <<<"$missing")"
    update_lists
    # shellcheck disable=SC2086  # names hold no spaces
    (install_entries $missing) && return
    for entry in $missing; do
        (install_entries "$entry") || say "${entry//|/ or } is not there: the tables leave it out"
    done
}

update_lists() {
    as_root apt-get -q update || say "apt-get update failed; continuing with the present package lists"
}

install_entries() {
    local entry name names=()
    for entry in "$@"; do
        name=$(installable_name_of "$entry")
        [ -n "$name" ] || fail "apt knows no package ${entry//|/ or }: is there a network," \
            "and is the distribution's main (on Ubuntu also universe) part among apt's sources?"
        names+=("$name")
    done
    say "installing ${names[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-remove --no-install-recommends "${names[@]}" ||
        fail "could not install them: apt-get's message above says why (no network? no right to use sudo?)"
}

# configure FOLDER [CMAKE ARGUMENTS...] : a Ninja build folder, Release unless the arguments differ.
configure() {
    local folder=$1
    shift
    cmake -S "$root" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release "$@" >&2
}

# build FOLDER [TARGETS...]
build() {
    local folder=$1
    shift
    cmake --build "$folder" ${1:+--target "$@"} >&2
}
