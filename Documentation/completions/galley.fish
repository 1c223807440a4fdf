# Completions of galley for fish, written by 'galley completions fish'.

# Prints what may stand in place of the current word, each with NUL after it.
function __galley
    set -l before (commandline -opc)
    set -l program $before[1]
    command -q $program
    or return
    set -l token (commandline -ct)
    set -l word (string unescape -- $token)
    or set word (string trim -l -c '"\'' -- $token)
    set -l answer (command $program candidates fish 22 -- $before[2..-1] "$word" 2>/dev/null </dev/null | string split0)
    set -l part (string sub -s (math 1 + (string length -- "$answer[2]")) -- "$token")
    switch "$answer[1]"
        case all
            set -a answer $answer[2](complete -C "'' $part")
        case catalogs
            set -a answer (complete -C "'' $part" | string match -r '.*(?:/|\.(?:xcstrings|strings|stringsdict|xliff))$')
    end
    set -q answer[3]
    and printf '%s\0' $answer[3..-1]
end

complete -c galley -f -a '(__galley | string split0)'
