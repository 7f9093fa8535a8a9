#!/usr/bin/env bash
# Surveys folders with GNU parallel, on this machine or over ssh, and merges the reports.
#
#     survey_parallel.sh [-j SHARDS] [-s HOSTS] [-m MOJI] PATH... > REPORT
#
#   -j SHARDS  into how many shards the files are divided (default: one for each processor)
#   -s HOSTS   a file with one ssh login a line, as "parallel --sshloginfile" takes it ("4/host" runs
#              four shards at a time there); without it everything runs here
#   -m MOJI    the moji program on each machine
#
# Every machine must see the same files under the same paths (NFS, for example). A shard that
# fails, or whose machine goes away, is tried again, on another machine if there is one. The report is
# the one that "moji survey --format jsonl PATH..." writes on one machine.
set -euo pipefail

usage() {
    sed -n 's/^# \{0,1\}//; 4p' "$0" >&2
    exit 2
}

shards=$(nproc)
hosts=()
moji=moji
while getopts j:s:m: option; do
    case $option in
    j) shards=$OPTARG ;;
    s) hosts=(--sshloginfile "$OPTARG" --workdir "$PWD") ;;
    m) moji=$OPTARG ;;
    *) usage ;;
    esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || usage

here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One thread a shard: parallel keeps the processors busy. Status 2 is trouble with a file: that is in
# the report and no reason to try again.
command=$(printf '%q ' "$moji" survey --format jsonl --threads 1)
paths=$(printf '%q ' "$@")

export PARALLEL_SHELL=/bin/bash
seq "$shards" | parallel --will-cite --retries 5 --joblog "$work/jobs" "${hosts[@]}" \
    --results "$work/{}.jsonl" "$command --shard {}/$shards $paths || [ \$? -eq 2 ]" >/dev/null || status=$?
if [ "${status:-0}" -ne 0 ]; then
    echo "survey_parallel.sh: $status of $shards shards failed:" >&2
    cat "$work/jobs" >&2
    exit 1
fi
/usr/bin/python3 "$here/merge_reports.py" "$work"/*.jsonl
