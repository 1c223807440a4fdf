# What fish completes for galley; 'galley completions fish' writes it.

# The words of the line so far that are neither options nor their values.
function __galley_operands
    set -l option
    set -l only_operands
    for word in (commandline -opc)[2..-1]
        if set -q option[1]
            set -e option[1]
        else if set -q only_operands[1]
            echo -- ./$word
        else
            switch $word
                case --
                    set only_operands yes
                case --locale -l --source --pseudo --width -w --ambiguous-width --device --fallback --markdown --bidi --value --samples --sample-length --count --table --key --state --color --theme --format --script --size --save-screen
                    set option $word
                case '-?*'
                case '*'
                    echo -- $word
            end
        end
    end
end

# Whether the command of the line is one of these.
function __galley_is
    set -l first (__galley_operands)[1]
    contains -- "$first" print coverage explain completions
    or set first browse
    contains -- $first $argv
end

# Whether so many words of the line are neither options nor their values.
function __galley_has
    test (count (__galley_operands)) -eq $argv[1]
end

# Whether a command can still be named.
function __galley_begins
    __galley_has 0
    and not contains -- -- (commandline -opc)
end

# Folders and catalogs.
function __galley_paths
    string match -r '.*(?:/|\.(?:xcstrings|strings|stringsdict))$' -- (complete -C "'' "(commandline -ct))
end

complete -c galley -f
complete -c galley -n __galley_begins -a print -d 'the same rows on standard output'
complete -c galley -n __galley_begins -a coverage -d 'how far each language is'
complete -c galley -n __galley_begins -a explain -d 'everything about one string'
complete -c galley -n __galley_begins -a completions -d 'a completion script'

complete -c galley -n '__galley_is browse' -a '(__galley_paths)'
complete -c galley -n '__galley_is print' -a '(__galley_paths)'
complete -c galley -n '__galley_is coverage' -a '(__galley_paths)'
complete -c galley -n '__galley_is explain; and not __galley_has 1' -a '(__galley_paths)'
complete -c galley -n '__galley_is completions; and __galley_has 1' -a 'bash zsh fish'

complete -c galley -n '__galley_is browse print coverage explain' -s l -l locale -x -a '(__fish_append , all)' -d 'The locale to preview in, as fr-CA or fr_CA.UTF-8'
complete -c galley -n '__galley_is browse print coverage explain' -l source -x -d 'The source language of .strings tables'
complete -c galley -n '__galley_is browse print explain' -l full-names -d 'Show people by their full names, whatever the locale says'
complete -c galley -n '__galley_is browse print explain' -l display-names -d 'Show people by their display names, whatever the locale says'
complete -c galley -n '__galley_is browse print explain' -l pseudo -x -a 'accented double bounded rtl' -d 'Show a made-up translation'
complete -c galley -n '__galley_is browse print explain' -s w -l width -x -d 'The columns of a row, the gutter not counted'
complete -c galley -n '__galley_is browse print coverage explain' -l ambiguous-width -x -a '1 2' -d 'The columns of characters that are wide in East Asian text alone, as the terminal has them'
complete -c galley -n '__galley_is coverage' -l widths -d 'Tell how many rows take which layout at each width from 1 to 400'
complete -c galley -n '__galley_is browse print explain' -l device -x -a 'iphone ipad ipod mac applewatch appletv applevision other' -d 'The device to preview for'
complete -c galley -n '__galley_is browse print explain' -l fallback -x -a 'editor runtime' -d 'What is shown where a text is missing'
complete -c galley -n '__galley_is browse print explain' -l markdown -x -a 'on off' -d 'Whether inline Markdown in texts is read'
complete -c galley -n '__galley_is browse print explain' -l bidi -x -a 'visual logical' -d 'Who orders right-to-left text'
complete -c galley -n '__galley_is browse print explain' -l value -x -d 'A value at the right of every row that has none'
complete -c galley -n '__galley_is browse print explain' -l samples -r -F -d 'The values to preview all tables with'
complete -c galley -n '__galley_is browse print explain' -l sample-length -x -a 'short typical long' -d 'How long the values are that are invented where there are none'
complete -c galley -n '__galley_is browse print explain' -l count -x -d 'Make every number among the samples this one, to see its plural forms'
complete -c galley -n '__galley_is browse print coverage explain' -l table -x -d 'Only the tables of this name'
complete -c galley -n '__galley_is browse print coverage' -l key -x -d 'Only the entries with this key'
complete -c galley -n '__galley_is browse print coverage' -l state -x -a '(__fish_append , new translated needs_review machine_translated missing)' -d 'Only the entries in this state'
complete -c galley -n '__galley_is browse print coverage explain' -l color -x -a 'auto always never' -d 'When to use colour'
complete -c galley -n '__galley_is browse print coverage explain' -l theme -x -a 'auto dark light mono' -d 'Which colours to use'
complete -c galley -n '__galley_is browse print coverage explain' -l ascii -d 'Draw marks and frames in ASCII'
complete -c galley -n '__galley_is print coverage explain' -l format -x -a 'text json' -d 'How to write the results'
complete -c galley -n '__galley_is browse' -l script -x -d 'Browse without a terminal'
complete -c galley -n '__galley_is browse' -l size -x -d 'The columns and rows of the screen that a script has'
complete -c galley -n '__galley_is browse' -l save-screen -r -F -d 'Write the screen that a script ends with to a file, or to standard output for -'
complete -c galley -l no-config -d 'Read no configuration'
complete -c galley -l help -d 'Show this help'
complete -c galley -l version -d 'Show the version'
