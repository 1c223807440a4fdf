# Completions of galley for fish, written by 'galley completions fish'.

# Prints the words before the cursor that are neither options nor their values.
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
                case --locale -l --source --pseudo --width -w --max-layout --metric --screen --text-size --style --weight --platform --lines --slots --ambiguous-width --device --fallback --markdown --bidi --value --samples --sample-length --count --user --concept --table --key --state --since --sources --color --theme --format --fields --fail-under --only --except --severity --baseline --write-baseline --describe --output-directory --script --size --save-screen
                    set option $word
                case '-?*'
                case '*'
                    echo -- $word
            end
        end
    end
end

# Whether the command is one of the arguments.
function __galley_is
    set -l first (__galley_operands)[1]
    contains -- "$first" print coverage explain check fit compile symbols completions
    or set first browse
    contains -- $first $argv
end

# Whether the line has exactly so many words that are neither options nor their values.
function __galley_has
    test (count (__galley_operands)) -eq $argv[1]
end

# Whether the next word may be a command.
function __galley_begins
    __galley_has 0
    and not contains -- -- (commandline -opc)
end

# Folders and catalogs.
function __galley_paths
    string match -r '.*(?:/|\.(?:xcstrings|strings|stringsdict))$' -- (complete -C "'' "(commandline -ct))
end

# Names from the catalogs at hand, separated by NUL, for the word or for the last part of a list.
function __galley_names
    set -l token (commandline -ct)
    set -l word (string unescape -- $token)
    or set word (string trim -l -c '"\'' -- $token)
    set -l paths (__galley_operands)
    contains -- "$paths[1]" print coverage explain check fit compile symbols completions
    and set -e paths[1]
    __galley_is explain
    and set -e paths[1]
    set -l program (commandline -opc)[1]
    command -q $program
    or return
    command $program candidates fish $argv[1] 22 -- '' (string replace -r '^(--[a-z-]+=)?(.*,)?' '' -- "$word") \
        $paths 2>/dev/null </dev/null
end

complete -c galley -f
complete -c galley -n __galley_begins -a print -d 'print the same rows to standard output'
complete -c galley -n __galley_begins -a coverage -d 'how complete each language is'
complete -c galley -n __galley_begins -a explain -d 'everything about one string'
complete -c galley -n __galley_begins -a check -d 'what is wrong with the texts'
complete -c galley -n __galley_begins -a fit -d 'which texts are cut on phones'
complete -c galley -n __galley_begins -a compile -d 'the .strings and .stringsdict files of an app'
complete -c galley -n __galley_begins -a symbols -d 'Swift symbols for the keys of catalogs'
complete -c galley -n __galley_begins -a completions -d 'a completion script'

complete -c galley -n '__galley_is browse' -a '(__galley_paths)'
complete -c galley -n '__galley_is print' -a '(__galley_paths)'
complete -c galley -n '__galley_is coverage' -a '(__galley_paths)'
complete -c galley -n '__galley_is explain; and __galley_has 1' -a '(__galley_names keys | string split0)'
complete -c galley -n '__galley_is explain; and not __galley_has 1' -a '(__galley_paths)'
complete -c galley -n '__galley_is check' -a '(__galley_paths)'
complete -c galley -n '__galley_is fit' -a '(__galley_paths)'
complete -c galley -n '__galley_is compile' -a '(__galley_paths)'
complete -c galley -n '__galley_is symbols' -a '(__galley_paths)'
complete -c galley -n '__galley_is completions; and __galley_has 1' -a 'bash zsh fish'

complete -c galley -n '__galley_is browse print coverage explain check fit compile symbols' -s l -l locale -x -a '(__fish_append , all (__galley_names locales | string split0))' -d 'The language to use, such as fr-CA or fr_CA.UTF-8; like an app, every command takes the translations that serve it best'
complete -c galley -n '__galley_is browse print coverage explain check fit compile symbols' -l source -x -a '(__galley_names locales | string split0)' -d 'The source language of .strings tables'
complete -c galley -n '__galley_is browse print explain' -l full-names -d 'Show people by their full names, even if the locale says otherwise'
complete -c galley -n '__galley_is browse print explain' -l display-names -d 'Show people by their display names, even if the locale says otherwise'
complete -c galley -n '__galley_is browse print explain' -l pseudo -x -a 'accented double bounded rtl widest tallest' -d 'Replace translations with other texts'
complete -c galley -n '__galley_is browse print explain check fit' -s w -l width -x -d 'The width of a row in columns, without the gutter, or in points if rows are measured in them'
complete -c galley -n '__galley_is check' -l max-layout -x -a 'compact standard' -d 'The last layout that a row may need at --width'
complete -c galley -n '__galley_is browse print coverage explain check' -l metric -x -a 'columns points' -d 'Measure in columns of the terminal, or in points of Apple\'s system font'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l screen -x -d 'The phone whose rows the texts must fit, unless a width is given in points'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l text-size -x -a 'XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5' -d 'The text size that the user of the phone has chosen'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l style -x -a 'large-title title-1 title-2 title-3 headline body callout subheadline footnote caption-1 caption-2' -d 'The text style of titles'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l weight -x -a 'regular medium semibold bold' -d 'How bold titles are'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l platform -x -a 'ios macos catalyst watchos' -d 'The platform whose font and text styles are measured; watchos is a guess'
complete -c galley -n '__galley_is browse print explain check fit' -l lines -x -d 'How many lines a title may have in points'
complete -c galley -n '__galley_is browse print explain check fit' -l slots -r -F -d 'The file that says how much space each key has, in points'
complete -c galley -n '__galley_is browse print coverage explain check fit compile symbols' -l ambiguous-width -x -a '1 2' -d 'Columns your terminal uses for East Asian ambiguous-width characters'
complete -c galley -n '__galley_is coverage' -l widths -d 'Count the rows that take each layout, at every width from 1 to 400 columns, or to 1366 points'
complete -c galley -n '__galley_is browse print explain' -l device -x -a 'iphone ipad ipod mac applewatch appletv applevision other' -d 'The device whose variations are shown'
complete -c galley -n '__galley_is browse print explain' -l fallback -x -a 'editor runtime' -d 'What to show for a missing text'
complete -c galley -n '__galley_is browse print explain' -l markdown -x -a 'on off' -d 'Whether to read Markdown in texts'
complete -c galley -n '__galley_is browse print explain' -l bidi -x -a 'visual logical' -d 'Whether galley or the terminal puts right-to-left text in visual order'
complete -c galley -n '__galley_is browse print explain fit' -l value -x -d 'A value to show at the right of every row that has none'
complete -c galley -n '__galley_is browse print explain check fit' -l samples -r -F -d 'The file with the sample values of all tables'
complete -c galley -n '__galley_is browse print explain check fit' -l sample-length -x -a 'short typical long' -d 'How long the sample values are that galley invents'
complete -c galley -n '__galley_is browse print explain fit' -l count -x -d 'Use this number for every numeric sample, to see its plural forms'
complete -c galley -n '__galley_is browse print explain' -l user -x -a 'feminine masculine neutral' -d 'How texts speak of the user'
complete -c galley -n '__galley_is browse print explain' -l concept -x -d 'The phrase or person that agreeWithConcept and referentConcept stand for; a person is one of the words feminine, masculine, neutral'
complete -c galley -n '__galley_is browse print coverage explain check fit compile symbols' -l table -x -a '(__galley_names tables | string split0)' -d 'Only the tables whose name matches'
complete -c galley -n '__galley_is browse print coverage check fit' -l key -x -a '(__galley_names patterns | string split0)' -d 'Only the entries whose key matches'
complete -c galley -n '__galley_is browse print coverage check fit' -l state -x -a '(__fish_append , new translated needs_review machine_translated missing stale)' -d 'Only the entries in this state'
complete -c galley -n '__galley_is print check' -l since -x -d 'Only the entries that are new or say something else than in this revision of the git repository, such as main or HEAD~1'
complete -c galley -n '__galley_is browse explain check' -l sources -r -F -d 'The folder with the sources of the app'
complete -c galley -n '__galley_is browse print coverage explain check fit compile symbols' -l color -x -a 'auto always never' -d 'When to use colour'
complete -c galley -n '__galley_is browse print coverage explain check fit compile symbols' -l theme -x -a 'auto dark light mono' -d 'Which colours to use'
complete -c galley -n '__galley_is browse print coverage explain check fit compile symbols' -l ascii -d 'Draw marks and frames in ASCII'
complete -c galley -n '__galley_is browse coverage explain' -l format -x -a 'text json' -d 'How to write the results'
complete -c galley -n '__galley_is print' -l format -x -a 'text json csv markdown' -d 'How to write the results'
complete -c galley -n '__galley_is check' -l format -x -a 'text json sarif junit github gitlab' -d 'How to write the results'
complete -c galley -n '__galley_is fit' -l format -x -a 'text json csv html' -d 'How to write the results'
complete -c galley -n '__galley_is browse print' -l fields -x -a '(__fish_append , place table key locale state layout columns source text value comment)' -d 'Write these fields of each row'
complete -c galley -n '__galley_is coverage' -l fail-under -x -d 'Exit with 1 if a language is less complete than this over all tables, and name it on standard error'
complete -c galley -n '__galley_is browse' -l select -d 'Choose a row'
complete -c galley -n '__galley_is check' -l only -x -a '(__fish_append , unreadable encoding json-syntax merge-conflict json-duplicate-key root-unknown-key unknown-member version-unknown shape-overlap strings-missing-semicolon strings-syntax strings-stray strings-bad-escape strings-duplicate plist-syntax dict-override lproj-placement table-clash sample-unknown missing-locale state-new state-review state-machine state-unknown empty stale translated-but-dont-translate source-missing incomplete-locale source-changed plural-missing plural-ambiguous plural-other-missing plural-dead plural-implied-number plural-optional-missing plural-identical plural-candidate spec-missing spec-extra spec-type spec-width-only spec-gap spec-mixed spec-order spec-unpositioned spec-dangerous percent-ambiguous percent-fullwidth subst-undefined subst-unused subst-name-nonportable subst-no-argnum arg-outside-subst nesting-invalid inflect-unknown-word inflect-ambiguous inflect-unsupported-language inflect-number-spelling inflect-invalid inflect-broken inflect-lost inflect-in-plain-string placeholder-token app-name-token markdown-mismatch tag-mismatch url-changed email-changed number-changed bidi-override bidi-unbalanced control-char zero-width blank whitespace-edge newline-count double-space space-before-mark mark-doubled french-space brackets-unbalanced quotes-unbalanced end-punct same-as-source doubled-word mixed-script wrong-script wrong-language ellipsis-dots length-ratio truncates slot slot-invalid length-limit source-near-limit xliff-unsafe-key key-unused key-missing lone-locale text-clash inconsistent similar-source ignore-unused exception-unused todo-left replacement-char entity-typed escape-typed)' -d 'Apply only these rules'
complete -c galley -n '__galley_is check' -l except -x -a '(__fish_append , unreadable encoding json-syntax merge-conflict json-duplicate-key root-unknown-key unknown-member version-unknown shape-overlap strings-missing-semicolon strings-syntax strings-stray strings-bad-escape strings-duplicate plist-syntax dict-override lproj-placement table-clash sample-unknown missing-locale state-new state-review state-machine state-unknown empty stale translated-but-dont-translate source-missing incomplete-locale source-changed plural-missing plural-ambiguous plural-other-missing plural-dead plural-implied-number plural-optional-missing plural-identical plural-candidate spec-missing spec-extra spec-type spec-width-only spec-gap spec-mixed spec-order spec-unpositioned spec-dangerous percent-ambiguous percent-fullwidth subst-undefined subst-unused subst-name-nonportable subst-no-argnum arg-outside-subst nesting-invalid inflect-unknown-word inflect-ambiguous inflect-unsupported-language inflect-number-spelling inflect-invalid inflect-broken inflect-lost inflect-in-plain-string placeholder-token app-name-token markdown-mismatch tag-mismatch url-changed email-changed number-changed bidi-override bidi-unbalanced control-char zero-width blank whitespace-edge newline-count double-space space-before-mark mark-doubled french-space brackets-unbalanced quotes-unbalanced end-punct same-as-source doubled-word mixed-script wrong-script wrong-language ellipsis-dots length-ratio truncates slot slot-invalid length-limit source-near-limit xliff-unsafe-key key-unused key-missing lone-locale text-clash inconsistent similar-source ignore-unused exception-unused todo-left replacement-char entity-typed escape-typed)' -d 'Apply all rules but these'
complete -c galley -n '__galley_is check' -l severity -x -a 'info warning error' -d 'Report only what is at least this severe'
complete -c galley -n '__galley_is check' -l baseline -r -F -d 'Report only what is not in this baseline, which --write-baseline wrote'
complete -c galley -n '__galley_is check' -l write-baseline -r -F -d 'Write a baseline instead of a report, so that later checks accept what is wrong now'
complete -c galley -n '__galley_is check' -l list -d 'List all rules instead of checking'
complete -c galley -n '__galley_is check' -l describe -x -a '(__fish_append , unreadable encoding json-syntax merge-conflict json-duplicate-key root-unknown-key unknown-member version-unknown shape-overlap strings-missing-semicolon strings-syntax strings-stray strings-bad-escape strings-duplicate plist-syntax dict-override lproj-placement table-clash sample-unknown missing-locale state-new state-review state-machine state-unknown empty stale translated-but-dont-translate source-missing incomplete-locale source-changed plural-missing plural-ambiguous plural-other-missing plural-dead plural-implied-number plural-optional-missing plural-identical plural-candidate spec-missing spec-extra spec-type spec-width-only spec-gap spec-mixed spec-order spec-unpositioned spec-dangerous percent-ambiguous percent-fullwidth subst-undefined subst-unused subst-name-nonportable subst-no-argnum arg-outside-subst nesting-invalid inflect-unknown-word inflect-ambiguous inflect-unsupported-language inflect-number-spelling inflect-invalid inflect-broken inflect-lost inflect-in-plain-string placeholder-token app-name-token markdown-mismatch tag-mismatch url-changed email-changed number-changed bidi-override bidi-unbalanced control-char zero-width blank whitespace-edge newline-count double-space space-before-mark mark-doubled french-space brackets-unbalanced quotes-unbalanced end-punct same-as-source doubled-word mixed-script wrong-script wrong-language ellipsis-dots length-ratio truncates slot slot-invalid length-limit source-near-limit xliff-unsafe-key key-unused key-missing lone-locale text-clash inconsistent similar-source ignore-unused exception-unused todo-left replacement-char entity-typed escape-typed)' -d 'Say why a rule matters and how to fix what it finds, instead of checking'
complete -c galley -n '__galley_is compile symbols' -l output-directory -r -F -d 'The folder for the files; galley makes it if it does not exist'
complete -c galley -n '__galley_is compile symbols' -l dry-run -d 'Print the paths of the files instead of writing them'
complete -c galley -n '__galley_is browse' -l script -x -d 'Browse without a terminal'
complete -c galley -n '__galley_is browse' -l size -x -d 'The columns and rows of the screen of a script'
complete -c galley -n '__galley_is browse' -l save-screen -r -F -d 'Write the last screen of a script to a file, or to standard output for -'
complete -c galley -l no-config -d 'Do not read the configuration file'
complete -c galley -s h -l help -d 'Show this help'
complete -c galley -s V -l version -d 'Show the version'
