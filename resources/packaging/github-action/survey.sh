#!/usr/bin/env bash
# A step of action.yml: annotates troubles, counts the files that have any, and fails where asked.
set -euo pipefail

moji=${MOJI:-moji}
paths=()
while IFS= read -r path; do
    [ -n "$path" ] && paths+=("$path")
done <<<"${SURVEY_PATHS:-.}"

options=()
[ -n "${SURVEY_FAIL_ON:-}" ] && options=(--fail-on "$SURVEY_FAIL_ON")

status=0
found=$("$moji" survey --format github "${options[@]}" "${paths[@]}") || status=$?
[ -z "$found" ] || printf '%s\n' "$found"

troubled=$(printf '%s\n' "$found" | sed -n 's/^::[a-z]* file=\(.*\),line=[0-9]*,title=.*$/\1/p' | sort -u | grep -c . || true)
[ -z "${GITHUB_OUTPUT:-}" ] || echo "troubled-files=$troubled" >>"$GITHUB_OUTPUT"
[ -z "${GITHUB_STEP_SUMMARY:-}" ] ||
    { "$moji" survey "${paths[@]}" || true; } | sed -n '/^[0-9]* files\{0,1\}, /,$s/^/    /p' >>"$GITHUB_STEP_SUMMARY"

if [ -n "${SURVEY_SARIF:-}" ]; then
    "$moji" survey --format sarif "${options[@]}" -o "$SURVEY_SARIF" "${paths[@]}" || true
fi
exit "$status"
