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

    # Adds names of the kind $1 from the catalogs at hand, which galley has quoted. $2 is the line if
    # the word may have been split.
    _galley_names() {
      local program name
      program=$(type -P -- "${COMP_WORDS[0]}") || return
      [[ $command == explain ]] && paths=("${paths[@]:1}")
      while IFS= read -r name; do
        COMPREPLY+=("$start$name")
      done < <("$program" candidates bash "$1" \#(CandidateRequest.milliseconds) -- "$2" "$current" "${paths[@]}" 2>/dev/null </dev/null)
    }

    _galley() {
      local IFS=$' \t\n' word option='' command='' start='' only_operands='' joined=''
      local valued='' line=''
      local -a paths=()
      local current=${COMP_WORDS[COMP_CWORD]}
      local -i index operands=0
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ -n $option ]]; then
          if [[ $word != = || $option != --* ]]; then
            valued=$option
            option=''
          fi
          continue
        fi
        # The value goes on after a colon, at which bash has split it.
        if [[ -n $valued && $word == : ]]; then
          option=$valued
          line=yes
          continue
        fi
        valued=''
        case $only_operands$word in
          --) only_operands=yes ;;
          \#(tables.spellingsWithValue.joined(separator: " | "))) option=$word ;;
          -?*) ;;
          [:=] | yes[:=]) joined=yes ;;
          \#(tables.words.joined(separator: " | ")))
            if [[ -n $command ]]; then
              ((operands++))
              paths+=("$word")
            else
              command=$word
            fi ;;
          *)
            command=${command:-browse}
            [[ -n $joined ]] || { ((operands++)); paths+=("$word"); }
            joined='' ;;
        esac
      done

      if [[ -z $option && -n $valued && $current == : ]]; then
        option=$valued
        line=yes
        current=''
      fi
      if [[ -n $line ]]; then
        line=${COMP_LINE:0:COMP_POINT}
        line=${line//"$option="/"$option "}
      fi
      if [[ -n $option && $current == = ]]; then
        current=''
      elif [[ -z $option$only_operands && $current == --*=* ]]; then
        option=${current%%=*}
        start=$option=
        current=${current#*=}
      fi
      # The word goes on after a colon, at which bash has split it.
      if [[ -z $option && $current == [:=] ]]; then
        joined=yes
        current=''
      fi
      [[ -n $joined ]] && ((operands--))
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
      local typed=$current
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
        case .list(_, let known, let kind):
          """
          [[ $current == *,* ]] && start+=${current%,*},
                current=${current##*,}
                _galley_words '\(known.joined(separator: " "))'\(names(kind))
          """
        case .names(_, let kind): "_galley_names \(kind) \"$line\""
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

  private func names(_ kind: Candidates.Kind?) -> String {
    kind.map { "\n          _galley_names \($0) ''" } ?? ""
  }

  /// The completions of a word that depends on the command.
  private func choices(of option: Option) -> String {
    let groups = tables.words(of: option)
    let actions = groups.map { "_galley_words '\($0.words.joined(separator: " "))'" }
    guard groups.count > 1 else { return actions.joined() }
    let cases = zip(groups, actions).map { group, action in
      "        \(group.commands.map { $0.name }.joined(separator: " | "))) \(action) ;;\n"
    }
    return "case ${command:-browse} in\n\(cases.joined())      esac"
  }

  private var options: String {
    tables.commands.map { command in
      let spellings = tables.options(of: command).map(\.spelling).joined(separator: " ")
      return "      \(command.name)) _galley_words '\(spellings)' ;;"
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
        case .names(_, let kind):
          """
          if ((operands == 0)); then
                  current=$typed
                  _galley_names \(kind) "${COMP_LINE:0:COMP_POINT}"
                else
                  \(paths)
                fi
          """
        default: paths
        }
      return "    \(command.name)) \(action) ;;"
    }.joined(separator: "\n")
  }
}
