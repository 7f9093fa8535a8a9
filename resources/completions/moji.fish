# Completion of moji for fish.

function __moji_encodings
    moji list --format jsonl 2>/dev/null | string replace -rf '^{"name":"([^"]*)".*' '$1'
end

# A,B,C: the last one is completed.
function __moji_encoding_list
    set -l before (commandline -ct | string replace -rf '[^,]*$' '')
    for name in (__moji_encodings)
        echo "$before$name"
    end
end

function __moji_option --description 'COMMANDS OPTION DESCRIPTION [ARGUMENTS]'
    complete -c moji -n "__fish_seen_subcommand_from $argv[1]" -l $argv[2] -d $argv[3] $argv[4..]
end

set -l reading check spans bits dump diff strings trace decode encode detect compare decoders mojibake repair inspect escape unescape text fits stat
set -l printing check spans bits dump diff strings trace detect compare decoders mojibake repair inspect list text tables chart fits race stat
set -l commands $reading list tables chart race survey convert
set -l styles percent rfc8187 content-disposition rfc2047-b rfc2047-q js json html xml c python qp base64 utf7 punycode

complete -c moji -n "not __fish_seen_subcommand_from $commands" -f -l version -d 'The version'
complete -c moji -n "not __fish_seen_subcommand_from $commands" -f -l language -d 'Language of messages' -xa 'en ko ru zh'
complete -c moji -s h -l help -d Help
complete -c moji -n "__fish_seen_subcommand_from list tables chart" -f
complete -c moji -n "__fish_seen_subcommand_from tables" -a "ranges never lengths planes utf8d utf8d-2009 lookup lookup-simdjson lookup-misprint lookup-patterns patterns tail"

set -l alone -n "not __fish_seen_subcommand_from $commands" -f
complete -c moji $alone -a check -d 'Is it valid, and where not'
complete -c moji $alone -a spans -d 'Every character with its bytes'
complete -c moji $alone -a bits -d 'Payload and prefix of each byte'
complete -c moji $alone -a dump -d 'Offset, bytes and text, and back'
complete -c moji $alone -a diff -d 'Where two texts or files differ'
complete -c moji $alone -a strings -d 'Runs of text in files of any kind'
complete -c moji $alone -a trace -d 'A decoder, step by step'
complete -c moji $alone -a decode -d 'From any encoding to UTF-8'
complete -c moji $alone -a encode -d 'From UTF-8 to any encoding'
complete -c moji $alone -a detect -d 'Which encoding, and why'
complete -c moji $alone -a compare -d 'The same bytes under many encodings'
complete -c moji $alone -a decoders -d 'The same bytes under many UTF-8 decoders'
complete -c moji $alone -a mojibake -d 'Text encoded as X, read as Y'
complete -c moji $alone -a repair -d 'What happened to a damaged text, and back'
complete -c moji $alone -a inspect -d 'Everything about each character'
complete -c moji $alone -a escape -d 'Escape the input'
complete -c moji $alone -a unescape -d 'Undo escapes'
complete -c moji $alone -a list -d 'Every encoding'
complete -c moji $alone -a text -d 'Lengths in every unit, cuts, case maps, normal forms'
complete -c moji $alone -a tables -d 'Reference tables of UTF-8 and Unicode'
complete -c moji $alone -a chart -d 'An encoding as a map, beside another'
complete -c moji $alone -a fits -d 'Will a text survive in another encoding'
complete -c moji $alone -a race -d 'How fast is each decoder on this machine'
complete -c moji $alone -a stat -d 'What the bytes are made of'
complete -c moji $alone -a survey -d 'What is in these files and folders'
complete -c moji $alone -a convert -d 'Text files into another encoding'

__moji_option "$reading" hex 'Bytes in hexadecimal' -x
__moji_option "$reading" text 'Text, encoded as UTF-8' -x
__moji_option "$reading" max-bytes 'Read only the first N bytes' -x
__moji_option "$reading" progress 'Show progress'
__moji_option "$reading" no-progress 'Show no progress'
__moji_option "$reading" output 'Write to this file' -s o -r
__moji_option text encodings 'Whose bytes are counted' -x -a '(__moji_encoding_list)'
__moji_option text cut 'After so many of each unit' -x
__moji_option text recursive 'All files in folders' -s r
__moji_option text locale 'Of case maps and order' -x
__moji_option tables output 'Write to this file' -s o -r
__moji_option fits encoding 'Of the input' -s e -x -a '(__moji_encodings)'
__moji_option fits from 'Of the input' -s f -x -a '(__moji_encodings)'
__moji_option fits to 'Tell what is lost' -s t -x -a '(__moji_encodings)'
__moji_option fits limit 'At most N of each' -x
__moji_option fits recursive 'All files in folders' -s r
__moji_option race output 'Write to this file' -s o -r
__moji_option race quiet 'Only the exit status' -s q
__moji_option race color Colours -x -a 'auto always never'
__moji_option race corpus 'The made text' -x -a '1-byte 1-2-bytes 1-3-bytes 1-4-bytes ascii latin russian korean chinese emoji'
__moji_option race bytes 'Race on so many' -x
__moji_option race errors 'Percent of the bytes' -x
__moji_option race rounds 'How many' -x
__moji_option race only 'These decoders' -x
__moji_option decoders encoding 'Of the input' -s e -x -a '(__moji_encodings)'
__moji_option decoders differ 'Where these two differ' -x
__moji_option chart output 'Write to this file' -s o -r
__moji_option chart quiet 'Only the exit status' -s q
__moji_option chart color Colours -x -a 'auto always never'
__moji_option chart against 'Compare with' -x -a '(__moji_encodings)'
__moji_option chart library 'Of the other' -x -a 'whatwg icu iconv python-table'
__moji_option chart verdict 'Only these' -x -a 'equal different only_here only_there'
__moji_option chart block 'Only this block' -x
__moji_option chart lead 'Only codes that start so' -x
__moji_option chart limit 'The first N differences' -x
__moji_option chart all 'All differences'
__moji_option chart one-way 'Mappings of one direction'
__moji_option chart preset 'A famous difference' -x
__moji_option chart presets 'List the famous differences'
__moji_option chart matrix 'Characters that two share'
__moji_option chart supersets 'Which contain which'
__moji_option chart encodings 'Of the matrix and the tree' -x -a '(__moji_encoding_list)'
__moji_option list output 'Write to this file' -s o -r
__moji_option "$reading" quiet 'Only the exit status' -s q
__moji_option tables quiet 'Only the exit status' -s q
__moji_option list quiet 'Only the exit status' -s q
__moji_option "$reading" color Colours -x -a 'auto always never'
__moji_option tables color Colours -x -a 'auto always never'
__moji_option tables all 'All tables'
__moji_option list color Colours -x -a 'auto always never'
__moji_option "$printing" format 'Text, or a JSON object a line' -x -a 'text jsonl'

__moji_option check encoding 'To check against' -s e -x -a '(__moji_encodings)'
__moji_option text encoding 'To read as' -s e -x -a '(__moji_encodings)'
__moji_option check limit 'Print the first N errors' -x
__moji_option check all 'Print all lines'
__moji_option check invalid-files 'Only names of bad files' -s l
__moji_option check null 'As -l, a NUL after each name' -s 0
__moji_option check threads 'Use N threads at most' -x
__moji_option spans encoding 'To read as' -s e -x -a '(__moji_encodings)'
__moji_option spans range 'Bytes A:B' -x
__moji_option bits encoding 'To read as' -s e -x -a '(__moji_encodings)'
__moji_option bits historic 'The forms of 1992'
__moji_option dump encoding 'To read as' -s e -x -a '(__moji_encodings)'
__moji_option dump range 'Bytes A:B' -x
__moji_option dump width 'Bytes in a row' -x
__moji_option dump plain 'The layout of xxd'
__moji_option dump reverse 'From a dump to its bytes'
__moji_option diff encoding-a 'Of the first text' -x -a 'auto (__moji_encodings)'
__moji_option diff encoding-b 'Of the second text' -x -a 'auto (__moji_encodings)'
__moji_option diff encoding 'Of both' -s e -x -a 'auto (__moji_encodings)'
__moji_option diff bytes 'Compare bytes'
__moji_option diff unified 'Lines of context' -s U -x
__moji_option strings encodings 'To look for' -s e -x -a '(__moji_encoding_list)'
__moji_option strings min 'The fewest characters' -s n -x
__moji_option strings radix 'Of offsets' -s t -x -a 'd o x'
__moji_option strings least 'How ordinary the text must be' -x
__moji_option check recursive 'All files in folders' -s r
__moji_option spans recursive 'All files in folders' -s r
__moji_option bits recursive 'All files in folders' -s r
__moji_option dump recursive 'All files in folders' -s r
__moji_option strings recursive 'All files in folders' -s r
__moji_option trace recursive 'All files in folders' -s r
__moji_option detect recursive 'All files in folders' -s r
__moji_option compare recursive 'All files in folders' -s r
__moji_option decoders recursive 'All files in folders' -s r
__moji_option mojibake recursive 'All files in folders' -s r
__moji_option repair recursive 'All files in folders' -s r
__moji_option inspect recursive 'All files in folders' -s r
__moji_option stat recursive 'All files in folders' -s r
__moji_option trace algorithm 'Which decoder' -x -a 'plan9 branchy hoehrmann-2009 hoehrmann-2010 lookup'
__moji_option trace recovery 'Of a rejected byte' -x -a 'retry eat'
__moji_option trace tables 'Of the look-up' -x -a 'paper simdjson misprint'
__moji_option trace encode 'Run the encoder'
__moji_option trace encoding 'The decoder of this encoding' -s e -x -a '(__moji_encodings)'
__moji_option trace name 'The character of this name' -x
__moji_option decode from 'Of the input' -s f -x -a 'auto (__moji_encodings)'
__moji_option decode to 'To write' -s t -x -a '(__moji_encodings)'
__moji_option decode errors 'Malformed input' -x -a 'replace strict skip escape'
__moji_option decode unmappable 'What the target lacks' -x -a 'error replace escape'
__moji_option decode threads 'Use N threads at most' -x
__moji_option encode to 'To write' -s t -x -a '(__moji_encodings)'
__moji_option encode unmappable 'What the target lacks' -x -a 'error replace escape'
__moji_option encode threads 'Use N threads at most' -x
__moji_option detect lines 'Of each line'
__moji_option detect candidates 'The encodings to consider' -x -a '(__moji_encoding_list)'
__moji_option detect language 'The expected language' -x
__moji_option compare encodings 'These, in this order' -x -a '(__moji_encoding_list)'
__moji_option compare all 'All there are'
__moji_option mojibake encodings 'The encodings to pair' -x -a '(__moji_encoding_list)'
__moji_option repair max-steps 'Chains of at most N steps' -x -a '1 2 3 4'
__moji_option repair candidates 'Try only these' -x -a '(__moji_encoding_list)'
__moji_option repair apply 'Write the text of the best plan'
__moji_option list family 'Only these' -x -a 'unicode single-byte double-byte stateful'
__moji_option inspect encoding 'To read as' -s e -x -a '(__moji_encodings)'
__moji_option inspect long 'A card for each character'
__moji_option inspect name 'The character of this name' -x
__moji_option escape style How -x -a "$styles"
__moji_option unescape style How -x -a "auto $styles"
__moji_option survey fail-on 'End with 1 on these troubles' -x
__moji_option survey names 'Survey names, not contents'
__moji_option survey files0-from 'Names from FILE, each ended by NUL' -r
__moji_option survey include 'Only files that match' -x
__moji_option survey exclude 'Nothing that matches' -x
__moji_option survey no-ignore 'Ignore files leave nothing out'
__moji_option survey hidden 'Names that begin with a dot too'
__moji_option survey follow 'Follow symbolic links'
__moji_option survey threads 'How many at a time' -x
__moji_option survey shard 'Only part I of N' -x
__moji_option survey resume 'Skip what this report has' -r
__moji_option survey progress 'Show progress'
__moji_option survey no-progress 'Show no progress'
__moji_option survey quiet 'Only the exit status' -s q
__moji_option survey color 'Colours' -x -a 'auto always never'
__moji_option convert from 'The encoding of the files' -s f -x -a 'auto (__moji_encodings)'
__moji_option convert to 'To write' -s t -x -a '(__moji_encodings)'
__moji_option convert names 'Convert names, not contents'
__moji_option convert lines 'Each line from its own encoding'
__moji_option convert bom 'The byte-order mark' -x -a 'keep add remove'
__moji_option convert eol 'The line ends' -x -a 'keep lf crlf'
__moji_option convert declarations 'Change what a file declares too'
__moji_option convert unmappable 'What the target lacks' -x -a 'error replace escape translit'
__moji_option convert least 'How sure detection must be' -x
__moji_option convert dry-run 'Only say what would be done'
__moji_option convert in-place 'Replace the files'
__moji_option convert output 'A mirror in this folder' -r
__moji_option convert backup 'Keep the old bytes under this suffix' -x
__moji_option convert keep-times 'Keep the modification times'
__moji_option convert plan 'Carry out a plan' -r
__moji_option convert journal 'Where to note what is done' -r
__moji_option convert resume-journal 'Continue an interrupted run' -r
__moji_option convert undo 'Give files their old bytes back' -r
__moji_option convert files0-from 'Names from FILE, each ended by NUL' -r
__moji_option convert include 'Only files that match' -x
__moji_option convert exclude 'Nothing that matches' -x
__moji_option convert no-ignore 'Ignore files leave nothing out'
__moji_option convert hidden 'Names that begin with a dot too'
__moji_option convert follow 'Follow symbolic links'
__moji_option convert threads 'How many at a time' -x
__moji_option convert shard 'Only part I of N' -x
__moji_option convert resume 'Skip what this report has' -r
__moji_option convert progress 'Show progress'
__moji_option convert no-progress 'Show no progress'
__moji_option convert quiet 'Only the exit status' -s q
__moji_option convert color 'Colours' -x -a 'auto always never'
__moji_option survey format 'How to print' -x -a 'text jsonl csv sarif github'
__moji_option survey output 'Write to this file' -s o -r
__moji_option convert format 'Text, or a JSON object a line' -x -a 'text jsonl'
