# Completion of mojiscope for bash.

# An unknown name makes the program list what there is; no window is opened.
_mojiscope_names() {
    mojiscope "$1" '?' 2>&1 | sed -n 's/.*use one of: //p'
}

_mojiscope() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local options="--folder --text --hex --compare --encoding --lens --present --select --state --lesson --check-lessons --step
        --new-window --sandbox --writable --theme --language --snapshot --size --scale --only-lens --help --version"
    local values
    case $previous in
    --lens | --present | --lesson) values=$(_mojiscope_names "$previous") ;;
    --theme) values="light dark contrast-light contrast-dark system" ;;
    --language) values="en ru zh ko" ;;
    --encoding) values=$(moji list --format jsonl 2>/dev/null | sed -n 's/^{"name":"\([^"]*\)".*/\1/p') ;;
    esac
    if [[ -z $values && $current == -* ]]; then
        values=$options
    fi
    COMPREPLY=($(compgen -W "$values" -- "$current"))
}
complete -o default -F _mojiscope mojiscope
