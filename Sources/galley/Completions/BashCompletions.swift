/// Writes the completions for bash, from version 4 on.
///
/// The script needs bash alone, not the bash-completion package. Bash splits a line at `=` unless the
/// user has changed `COMP_WORDBREAKS`, so `--format=js` arrives as three words or as one.
struct BashCompletions: Sendable {
  let tables: CommandLineTables

  /// The script, for `source`.
  var script: String {
    #"""
    # Completions of galley for bash, written by 'galley completions bash'.

    # Adds the words of $1 that begin like the current word.
    _galley_words() {
      local IFS=$' \t\n' word
      for word in $1; do
        [[ $word == "$current"* ]] && COMPREPLY+=("$start$word")
      done
    }

    # Adds folders, and files that the pattern $1 does not exclude.
    _galley_paths() {
      compopt -o filenames 2>/dev/null
      mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(
        shopt -s extglob
        compgen -d -- "$current"
        compgen -f -X "$1" -- "$current"
      )
    }

    _galley() {
      local IFS=$' \t\n' word option='' command='' start='' only_operands=''
      local current=${COMP_WORDS[COMP_CWORD]}
      local -i index operands=0
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ -n $option ]]; then
          [[ $word == = && $option == --* ]] || option=''
          continue
        fi
        case $only_operands$word in
          --) only_operands=yes ;;
          \#(tables.spellingsWithValue.joined(separator: " | "))) option=$word ;;
          -?*) ;;
          \#(tables.words.joined(separator: " | ")))
            if [[ -n $command ]]; then ((operands++)); else command=$word; fi ;;
          *)
            command=${command:-browse}
            ((operands++)) ;;
        esac
      done

      if [[ -n $option && $current == = ]]; then
        current=''
      elif [[ -z $option$only_operands && $current == --*=* ]]; then
        option=${current%%=*}
        start=$option=
        current=${current#*=}
      fi
      case $option in
        '') ;;
    \#(values)
        *) return ;;
      esac

      if [[ -z $only_operands && $current == -* ]]; then
        case ${command:-browse} in
    \#(options)
        esac
        return
      fi
      [[ -z $command && -z $only_operands ]] &&
        _galley_words '\#(tables.words.joined(separator: " "))'
      # Readline restores the quotes that the user typed; compgen wants the name without them.
      case $current in
        [\'\"]*) current=${current:1} ;;
        *) current=${current//\\/} ;;
      esac
      case ${command:-browse} in
    \#(operands)
      esac
    }

    complete -F _galley galley

    """#
  }

  /// The completions of the options' values, except those that are free text.
  private var values: String {
    tables.options.compactMap { option in
      let action: String? =
        switch option.value {
        case .choice, .form: choices(of: option)
        case .list(_, let known):
          """
          [[ $current == *,* ]] && start+=${current%,*},
                current=${current##*,}
                _galley_words '\(known.joined(separator: " "))'
          """
        case .file: "_galley_paths ''"
        case .number, .text, nil: nil
        }
      guard let action else { return nil }
      return """
            \(option.spellings.joined(separator: " | ")))
              \(action)
              return ;;
        """
    }.joined(separator: "\n")
  }

  /// The completions of a word that depends on the command.
  private func choices(of option: Option) -> String {
    let groups = tables.words(of: option)
    let actions = groups.map { "_galley_words '\($0.words.joined(separator: " "))'" }
    guard groups.count > 1 else { return actions.joined() }
    let cases = zip(groups, actions).map { group, action in
      "        \(group.commands.map(\.rawValue).joined(separator: " | "))) \(action) ;;\n"
    }
    return "case ${command:-browse} in\n\(cases.joined())      esac"
  }

  private var options: String {
    tables.commands.map { command in
      let spellings = tables.options(of: command).map(\.spelling).joined(separator: " ")
      return "      \(command.rawValue)) _galley_words '\(spellings)' ;;"
    }.joined(separator: "\n")
  }

  /// The completions of the words that are not options.
  private var operands: String {
    let pattern = "!*.@(\(CommandLineTables.endings.joined(separator: "|")))"
    return tables.commands.map { command in
      let paths = "_galley_paths '\(pattern)'"
      let action =
        switch command.operand {
        case .choice(let words, _):
          "((operands > 0)) || _galley_words '\(words.joined(separator: " "))'"
        case nil: paths
        default: "((operands == 0)) || \(paths)"
        }
      return "    \(command.rawValue)) \(action) ;;"
    }.joined(separator: "\n")
  }
}
