# Completion of mojiscope for fish.

# An unknown name makes the program list what there is; no window is opened.
function __mojiscope_names
    mojiscope $argv[1] '?' 2>&1 | string replace -rf '.*use one of: ' '' | string split ' '
end

complete -c mojiscope -l folder -xa '(__fish_complete_directories)' -d 'Survey this folder'
complete -c mojiscope -l text -x -d 'Open this text'
complete -c mojiscope -l hex -x -d 'Open these bytes'
complete -c mojiscope -l compare -r -d 'Show the first file beside this one'
complete -c mojiscope -l encoding -x -d 'The encoding of the files'
complete -c mojiscope -l lens -xa '(__mojiscope_names --lens)' -d 'The lens to show'
complete -c mojiscope -l present -a '(__mojiscope_names --lens)' -d 'Present this lens'
complete -c mojiscope -l select -x -d 'Select these bytes, A:B'
complete -c mojiscope -l state -x -d 'What a lens shows, LENS.KEY=VALUE'
complete -c mojiscope -l lesson -ra '(__mojiscope_names --lesson)' -d 'Start this lesson'
complete -c mojiscope -l check-lessons -d 'Check all lessons, or this file'
complete -c mojiscope -l step -x -d 'The step to show'
complete -c mojiscope -l new-window -d 'Open a window of its own'
complete -c mojiscope -l sandbox -d 'Open a window that can do little: for files that nobody trusts'
complete -c mojiscope -l writable -d 'A folder in which the sandbox may save' -x -a '(__fish_complete_directories)'
complete -c mojiscope -l theme -xa 'light dark contrast-light contrast-dark system' -d 'The colours'
complete -c mojiscope -l language -xa 'en ru zh ko' -d 'The language of the window'
complete -c mojiscope -l snapshot -r -d 'Write a picture and end'
complete -c mojiscope -l size -x -d 'Size of the window, WxH'
complete -c mojiscope -l scale -x -d 'Pixels per unit'
complete -c mojiscope -l only-lens -d 'Draw only the lens'
complete -c mojiscope -l help -d 'Show the options'
complete -c mojiscope -l version -d 'Show the version'
