extension Shell {
  /// The completions for zsh: a file for `fpath`, which also works with `source`.
  static let zshScript = #"""
    #compdef galley
    # Completions of galley for zsh, written by 'galley completions zsh'.

    _galley() {
      local program
      local -a answer described words_without_meaning
      program=$(whence -p -- ${(Q)words[1]}) || return
      # The answer: which files to add, the part of the word to keep, the number of words with meanings,
      # these, and the others. zsh quotes what it inserts.
      answer=("${(@0)$($program candidates zsh \#(CandidateRequest.milliseconds) -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null </dev/null)}")
      [[ -n $answer[2] ]] && compset -P "${(b)answer[2]}"
      described=("${(@)answer[4,3+answer[3]]}")
      words_without_meaning=("${(@)answer[4+answer[3],-1]}")
      words_without_meaning=("${(@)words_without_meaning:#}")
      (( $#described )) && _describe word described
      (( $#words_without_meaning )) && compadd -a words_without_meaning
      case $answer[1] in
        (all) _files ;;
        (catalogs) _files -g '*.(\#(endings))(-.)' ;;
      esac
    }

    # From fpath, zsh is already calling this function; from 'source', it still has to be registered.
    if [[ $funcstack[1] == _galley ]]; then
      _galley "$@"
    else
      compdef _galley galley
    fi

    """#
}
