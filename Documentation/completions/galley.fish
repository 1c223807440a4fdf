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
                case --locale -l --source --pseudo --width -w --metric --screen --text-size --style --weight --platform --lines --slots --ambiguous-width --device --fallback --markdown --bidi --value --samples --sample-length --count --user --concept --table --key --state --since --sources --color --theme --format --fields --output-directory --script --size --save-screen --fail-under --max-layout --only --except --severity --baseline --write-baseline --describe --final-newline
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
    contains -- "$first" print coverage explain check fit normalize compile symbols completions
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
    contains -- "$paths[1]" print coverage explain check fit normalize compile symbols completions
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
complete -c galley -n __galley_begins -a print -d 'print the rows'
complete -c galley -n __galley_begins -a coverage -d 'show how complete each language is'
complete -c galley -n __galley_begins -a explain -d 'show everything about one string'
complete -c galley -n __galley_begins -a check -d 'report problems'
complete -c galley -n __galley_begins -a fit -d 'report truncated strings on iPhones'
complete -c galley -n __galley_begins -a normalize -d 'write String Catalogs in Xcode\'s order and layout'
complete -c galley -n __galley_begins -a compile -d 'write .strings and .stringsdict files'
complete -c galley -n __galley_begins -a symbols -d 'generate Swift symbols for keys'
complete -c galley -n __galley_begins -a completions -d 'print a shell completion script'

complete -c galley -n '__galley_is browse' -a '(__galley_paths)'
complete -c galley -n '__galley_is print' -a '(__galley_paths)'
complete -c galley -n '__galley_is coverage' -a '(__galley_paths)'
complete -c galley -n '__galley_is explain; and __galley_has 1' -a '(__galley_names keys | string split0)'
complete -c galley -n '__galley_is explain; and not __galley_has 1' -a '(__galley_paths)'
complete -c galley -n '__galley_is check' -a '(__galley_paths)'
complete -c galley -n '__galley_is fit' -a '(__galley_paths)'
complete -c galley -n '__galley_is normalize' -a '(__galley_paths)'
complete -c galley -n '__galley_is compile' -a '(__galley_paths)'
complete -c galley -n '__galley_is symbols' -a '(__galley_paths)'
complete -c galley -n '__galley_is completions; and __galley_has 1' -a 'bash zsh fish'

complete -c galley -n '__galley_is browse print coverage explain check fit normalize compile symbols' -s l -l locale -x -a '(__fish_append , all (__galley_names locales | string split0))' -d 'Set the language, such as fr-CA or fr_CA.UTF-8'
complete -c galley -n '__galley_is browse print coverage explain check fit normalize compile symbols' -l source -x -a '(__galley_names locales | string split0)' -d 'Set the source language of .strings tables'
complete -c galley -n '__galley_is browse print explain' -l full-names -d 'Show full names instead of display names'
complete -c galley -n '__galley_is browse print explain' -l display-names -d 'Show display names instead of full names'
complete -c galley -n '__galley_is browse print explain' -l pseudo -x -a 'accented double bounded rtl widest tallest' -d 'Pseudo-localize the strings'
complete -c galley -n '__galley_is browse print explain check fit' -s w -l width -x -d 'Set the row width in columns or points'
complete -c galley -n '__galley_is browse print coverage explain check' -l metric -x -a 'columns points' -d 'Measure in columns or points (default: columns)'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l screen -x -d 'Measure for this iPhone (default: iPhone SE)'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l text-size -x -a 'XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5' -d 'Set the Dynamic Type size (default: L)'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l style -x -a 'large-title title-1 title-2 title-3 headline body callout subheadline footnote caption-1 caption-2' -d 'Set the text style of titles (default: body)'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l weight -x -a 'regular medium semibold bold' -d 'Set the font weight of titles (default: that of the text style)'
complete -c galley -n '__galley_is browse print coverage explain check fit' -l platform -x -a 'ios macos catalyst watchos' -d 'Set the platform of fonts and text styles (default: ios)'
complete -c galley -n '__galley_is browse print explain check fit' -l lines -x -d 'Set the number of lines of a title in points (default: 2)'
complete -c galley -n '__galley_is browse print explain check fit' -l slots -r -F -d 'Read the width of each key from FILE (default: Table.slots.json)'
complete -c galley -n '__galley_is browse print coverage explain check fit normalize compile symbols' -l ambiguous-width -x -a '1 2' -d 'Set the width of East Asian ambiguous characters (default: 1)'
complete -c galley -n '__galley_is browse print explain' -l device -x -a 'iphone ipad ipod mac applewatch appletv applevision other' -d 'Set the device whose variations are shown (default: other)'
complete -c galley -n '__galley_is browse print explain' -l fallback -x -a 'editor runtime' -d 'Set what replaces a missing translation (default: editor)'
complete -c galley -n '__galley_is browse print explain' -l markdown -x -a 'on off' -d 'Render Markdown like SwiftUI\'s Text (default: on)'
complete -c galley -n '__galley_is browse print explain' -l bidi -x -a 'visual logical' -d 'Set the order of right-to-left text'
complete -c galley -n '__galley_is browse print explain fit' -l value -x -d 'Show TEXT at the right of rows without a value'
complete -c galley -n '__galley_is browse print explain check fit' -l samples -r -F -d 'Read sample values from FILE (default: Table.samples.json)'
complete -c galley -n '__galley_is browse print explain check fit' -l sample-length -x -a 'short typical long' -d 'Set the length of invented sample values (default: typical)'
complete -c galley -n '__galley_is browse print explain fit' -l count -x -d 'Use N for all counts'
complete -c galley -n '__galley_is browse print explain' -l user -x -a 'feminine masculine neutral' -d 'Set the user\'s grammatical gender (default: unknown)'
complete -c galley -n '__galley_is browse print explain' -l concept -x -d 'Set the concept of agreeWithConcept and referentConcept'
complete -c galley -n '__galley_is browse print coverage explain check fit normalize compile symbols' -l table -x -a '(__galley_names tables | string split0)' -d 'Select tables by name'
complete -c galley -n '__galley_is browse print coverage check fit' -l key -x -a '(__galley_names patterns | string split0)' -d 'Select strings by key'
complete -c galley -n '__galley_is browse print coverage check fit' -l state -x -a '(__fish_append , new translated needs_review machine_translated missing stale)' -d 'Select strings by state'
complete -c galley -n '__galley_is browse print check' -l since -x -d 'Select strings changed since REV'
complete -c galley -n '__galley_is browse explain check' -l sources -r -F -d 'Compare the keys with the source code in DIR'
complete -c galley -n '__galley_is browse print coverage explain check fit normalize compile symbols' -l color -x -a 'auto always never' -d 'Use color (default: auto)'
complete -c galley -n '__galley_is browse print coverage explain check fit normalize compile symbols' -l theme -x -a 'auto dark light mono' -d 'Set the color theme (default: auto)'
complete -c galley -n '__galley_is browse print coverage explain check fit normalize compile symbols' -l ascii -d 'Draw marks and borders in ASCII'
complete -c galley -n '__galley_is browse coverage explain' -l format -x -a 'text json' -d 'Set the output format (default: text)'
complete -c galley -n '__galley_is print' -l format -x -a 'text json csv markdown' -d 'Set the output format (default: text)'
complete -c galley -n '__galley_is check' -l format -x -a 'text json sarif junit github gitlab' -d 'Set the output format (default: text)'
complete -c galley -n '__galley_is fit' -l format -x -a 'text json csv html' -d 'Set the output format (default: text)'
complete -c galley -n '__galley_is browse print' -l fields -x -a '(__fish_append , place table key locale state layout columns source text value comment)' -d 'Write only these fields of each row'
complete -c galley -n '__galley_is compile symbols' -l output-directory -r -F -d 'Write the files to DIR, which is created if missing'
complete -c galley -n '__galley_is compile symbols' -l dry-run -d 'Print the paths of the files without writing them'
complete -c galley -n '__galley_is browse' -l select -d 'Choose a row: Enter prints its path:line, q exits with 1'
complete -c galley -n '__galley_is browse' -l script -x -d 'Run KEYS without a terminal, such as jj<Enter>, then quit'
complete -c galley -n '__galley_is browse' -l size -x -d 'Set the screen size of a script (default: 80x24)'
complete -c galley -n '__galley_is browse' -l save-screen -r -F -d 'Write the last screen of a script to FILE, or to stdout for -'
complete -c galley -n '__galley_is coverage' -l widths -d 'Count the rows per layout at every width'
complete -c galley -n '__galley_is coverage' -l fail-under -x -d 'Exit with 1 if a language is below PERCENT'
complete -c galley -n '__galley_is check' -l max-layout -x -a 'compact standard' -d 'Set the largest layout allowed at --width (default: standard)'
complete -c galley -n '__galley_is check' -l only -x -a '(__fish_append , unreadable encoding json-syntax merge-conflict json-duplicate-key root-unknown-key unknown-member version-unknown shape-overlap strings-missing-semicolon strings-syntax strings-stray strings-bad-escape strings-duplicate plist-syntax dict-override lproj-placement table-clash sample-unknown missing-locale state-new state-review state-machine state-unknown empty stale translated-but-dont-translate source-missing incomplete-locale source-changed plural-missing plural-ambiguous plural-other-missing plural-dead plural-implied-number plural-optional-missing plural-identical plural-candidate spec-missing spec-extra spec-type spec-width-only spec-gap spec-mixed spec-order spec-unpositioned spec-dangerous percent-ambiguous percent-fullwidth subst-undefined subst-unused subst-name-nonportable subst-no-argnum arg-outside-subst nesting-invalid inflect-unknown-word inflect-ambiguous inflect-unsupported-language inflect-number-spelling inflect-invalid inflect-broken inflect-lost inflect-in-plain-string placeholder-token app-name-token markdown-mismatch tag-mismatch url-changed email-changed number-changed bidi-override bidi-unbalanced control-char zero-width blank whitespace-edge newline-count double-space space-before-mark mark-doubled french-space brackets-unbalanced quotes-unbalanced end-punct same-as-source doubled-word mixed-script wrong-script wrong-language ellipsis-dots length-ratio truncates slot slot-invalid length-limit source-near-limit xliff-unsafe-key key-unused key-missing lone-locale text-clash inconsistent similar-source ignore-unused exception-unused todo-left replacement-char entity-typed escape-typed)' -d 'Apply only these rules'
complete -c galley -n '__galley_is check' -l except -x -a '(__fish_append , unreadable encoding json-syntax merge-conflict json-duplicate-key root-unknown-key unknown-member version-unknown shape-overlap strings-missing-semicolon strings-syntax strings-stray strings-bad-escape strings-duplicate plist-syntax dict-override lproj-placement table-clash sample-unknown missing-locale state-new state-review state-machine state-unknown empty stale translated-but-dont-translate source-missing incomplete-locale source-changed plural-missing plural-ambiguous plural-other-missing plural-dead plural-implied-number plural-optional-missing plural-identical plural-candidate spec-missing spec-extra spec-type spec-width-only spec-gap spec-mixed spec-order spec-unpositioned spec-dangerous percent-ambiguous percent-fullwidth subst-undefined subst-unused subst-name-nonportable subst-no-argnum arg-outside-subst nesting-invalid inflect-unknown-word inflect-ambiguous inflect-unsupported-language inflect-number-spelling inflect-invalid inflect-broken inflect-lost inflect-in-plain-string placeholder-token app-name-token markdown-mismatch tag-mismatch url-changed email-changed number-changed bidi-override bidi-unbalanced control-char zero-width blank whitespace-edge newline-count double-space space-before-mark mark-doubled french-space brackets-unbalanced quotes-unbalanced end-punct same-as-source doubled-word mixed-script wrong-script wrong-language ellipsis-dots length-ratio truncates slot slot-invalid length-limit source-near-limit xliff-unsafe-key key-unused key-missing lone-locale text-clash inconsistent similar-source ignore-unused exception-unused todo-left replacement-char entity-typed escape-typed)' -d 'Skip these rules'
complete -c galley -n '__galley_is check' -l severity -x -a 'info warning error' -d 'Set the lowest severity to report (default: warning)'
complete -c galley -n '__galley_is check' -l baseline -r -F -d 'Report only problems that are not in the baseline FILE'
complete -c galley -n '__galley_is check' -l write-baseline -r -F -d 'Write all current problems to FILE, for --baseline'
complete -c galley -n '__galley_is check' -l list -d 'List all rules'
complete -c galley -n '__galley_is check' -l describe -x -a '(__fish_append , unreadable encoding json-syntax merge-conflict json-duplicate-key root-unknown-key unknown-member version-unknown shape-overlap strings-missing-semicolon strings-syntax strings-stray strings-bad-escape strings-duplicate plist-syntax dict-override lproj-placement table-clash sample-unknown missing-locale state-new state-review state-machine state-unknown empty stale translated-but-dont-translate source-missing incomplete-locale source-changed plural-missing plural-ambiguous plural-other-missing plural-dead plural-implied-number plural-optional-missing plural-identical plural-candidate spec-missing spec-extra spec-type spec-width-only spec-gap spec-mixed spec-order spec-unpositioned spec-dangerous percent-ambiguous percent-fullwidth subst-undefined subst-unused subst-name-nonportable subst-no-argnum arg-outside-subst nesting-invalid inflect-unknown-word inflect-ambiguous inflect-unsupported-language inflect-number-spelling inflect-invalid inflect-broken inflect-lost inflect-in-plain-string placeholder-token app-name-token markdown-mismatch tag-mismatch url-changed email-changed number-changed bidi-override bidi-unbalanced control-char zero-width blank whitespace-edge newline-count double-space space-before-mark mark-doubled french-space brackets-unbalanced quotes-unbalanced end-punct same-as-source doubled-word mixed-script wrong-script wrong-language ellipsis-dots length-ratio truncates slot slot-invalid length-limit source-near-limit xliff-unsafe-key key-unused key-missing lone-locale text-clash inconsistent similar-source ignore-unused exception-unused todo-left replacement-char entity-typed escape-typed)' -d 'Explain a rule: why it matters and how to fix its problems'
complete -c galley -n '__galley_is normalize' -l check -d 'Print what is different instead of writing'
complete -c galley -n '__galley_is normalize' -l diff -d 'Print the lines that would change instead of writing'
complete -c galley -n '__galley_is normalize' -l final-newline -x -a 'keep no' -d 'Keep the line end at the end of a file, or remove it: no (default: keep)'
complete -c galley -l no-config -d 'Ignore the configuration file'
complete -c galley -s h -l help -d 'Show help'
complete -c galley -s V -l version -d 'Show the version'
