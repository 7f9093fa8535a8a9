# Completion of moji for bash.

_moji_encodings() {
    moji list --format jsonl 2>/dev/null | sed -n 's/^{"name":"\([^"]*\)".*/\1/p'
}

# Sets `options` to what follows the command.
_moji_options() {
    local writing="--output --quiet --color --help"
    local input="--hex --text --max-bytes --progress --no-progress $writing"
    local lines="$input --format --recursive"
    local folders="--files0-from --include --exclude --no-ignore --hidden --follow --threads --shard
        --resume --progress --no-progress --quiet --color --help"
    case $1 in
    check) options="--encoding --limit --all --invalid-files --null --threads $lines" ;;
    spans) options="--encoding --range $lines" ;;
    bits) options="--encoding --historic $lines" ;;
    dump) options="--encoding --range --width --plain --reverse $lines" ;;
    diff) options="--encoding-a --encoding-b --encoding --bytes --unified $input --format" ;;
    strings) options="--encodings --min --radix --least $lines" ;;
    trace) options="--algorithm --encoding --recovery --tables --encode --name $lines" ;;
    decode) options="--from --to --errors --unmappable --threads $input" ;;
    encode) options="--to --unmappable --threads $input" ;;
    detect) options="--lines --candidates --language $lines" ;;
    compare) options="--encodings --all $lines" ;;
    decoders) options="--differ --encoding $lines" ;;
    mojibake) options="--encodings $lines" ;;
    repair) options="--max-steps --candidates --apply $lines" ;;
    inspect) options="--encoding --long --name $lines" ;;
    escape) options="--style $input" ;;
    unescape) options="--style $input" ;;
    list) options="--family --format $writing" ;;
    text) options="--encoding --encodings --cut --locale $lines" ;;
    tables) options="--all --output --quiet --color --format --help ranges never lengths planes utf8d utf8d-2009 lookup lookup-simdjson lookup-misprint lookup-patterns patterns tail" ;;
    chart) options="--against --library --verdict --block --lead --limit --all --one-way --preset --presets --matrix --supersets --encodings --format $writing" ;;
    fits) options="--encoding --from --to --limit $lines" ;;
    race) options="--corpus --bytes --errors --rounds --only --format $writing" ;;
    stat) options="$lines" ;;
    survey) options="--fail-on --names $folders --output --format" ;;
    convert) options="--from --to --names --lines --bom --eol --declarations --unmappable --least --dry-run --in-place --output --backup --keep-times --plan --journal --resume-journal --undo $folders --format" ;;
    *) options="--help --version --language" ;;
    esac
}

# Sets `values` to what may follow an option; returns 1 where it takes anything else than a file.
_moji_values() {
    case "$1 $2" in
    "strings -t") values="d o x" && return ;;
    "strings -n" | "diff -U") return 1 ;;
    "decode --from" | "decode -f" | "convert --from" | "convert -f" | "diff --encoding-a" | "diff --encoding-b" | \
        "diff --encoding" | "diff -e") values="auto $(_moji_encodings)" && return ;;
    esac
    case $2 in
    --encoding | --encoding-a | --encoding-b | --encodings | --candidates | --against | --from | --to | -e | -f | -t) values=$(_moji_encodings) ;;
    --format)
        values="text jsonl"
        [ "$1" != survey ] || values="$values csv sarif github"
        [ "$1" != race ] || values="$values csv svg"
        [ "$1" != chart ] || values="$values csv"
        ;;
    --library) values="whatwg icu iconv python-table" ;;
    --verdict) values="equal different only_here only_there" ;;
    --preset) values=$(moji chart --presets --format jsonl 2>/dev/null | sed -n 's/^{"preset":"\([^"]*\)".*/\1/p') ;;
    --fail-on) values="invalid mixed bom crlf mixed-eol not-utf8 mojibake declared-otherwise bidi unreadable" ;;
    --bom) values="keep add remove" ;;
    --eol) values="keep lf crlf" ;;
    --color) values="auto always never" ;;
    --language) values="en ko ru zh" ;;
    --radix) values="d o x" ;;
    --family) values="unicode single-byte double-byte stateful" ;;
    --corpus) values="1-byte 1-2-bytes 1-3-bytes 1-4-bytes ascii latin russian korean chinese emoji" ;;
    --errors)
        [ "$1" != race ] || return 1
        values="replace strict skip escape"
        ;;
    --unmappable)
        values="error replace escape"
        [ "$1" != convert ] || values="$values translit"
        ;;
    --algorithm) values="plan9 branchy hoehrmann-2009 hoehrmann-2010 lookup" ;;
    --recovery) values="retry eat" ;;
    --tables) values="paper simdjson misprint" ;;
    --style)
        values="percent rfc8187 content-disposition rfc2047-b rfc2047-q js json html xml c python qp \
            base64 utf7 punycode"
        [ "$1" != unescape ] || values="auto $values"
        ;;
    --hex | --text | --max-steps | --min | --unified | --limit | --threads | --range | --max-bytes | --width | --name | \
        --include | --exclude | --shard | --least | --backup | --block | --lead | --bytes | --rounds | --only | --differ) return 1 ;;
    esac
}

_moji() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command="" options="" values=""
    local commands="check spans bits dump diff strings trace decode encode detect compare decoders mojibake repair
        inspect escape unescape list text tables chart fits race stat survey convert"
    local at=1 # of the command, which --language CODE may come before; a = is a word of its own
    if [ "${COMP_WORDS[1]}" = --language ]; then
        at=3
        [ "${COMP_WORDS[2]}" != = ] || at=4
    fi
    [ "$COMP_CWORD" -le "$at" ] || command=${COMP_WORDS[at]}
    if [ "$current" = = ]; then
        current=""
    elif [ "$previous" = = ]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    COMPREPLY=()
    _moji_options "$command"
    if [ -n "$command" ] || [ "$COMP_CWORD" -lt "$at" ]; then
        _moji_values "$command" "$previous" || return 0
    fi
    [ "$command" != chart ] || [ -n "$values" ] || [[ $current == -* ]] || values=$(_moji_encodings)
    if [ -n "$values" ]; then
        local list="" last=$current
        case "$command $previous" in
        *" --encodings" | *" --candidates" | "strings -e") # A,B,C: the last one is completed
            last=${current##*,}
            list=${current%"$last"}
            ;;
        esac
        mapfile -t COMPREPLY < <(compgen -P "$list" -W "$values" -- "$last")
    elif [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    elif [ -z "$command" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$current")
    elif [ "$command" != list ]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        compopt -o filenames 2>/dev/null
    fi
}

complete -F _moji moji
