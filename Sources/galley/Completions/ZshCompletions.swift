/// Writes the completions for zsh: a file for `fpath`, which also works with `source`.
struct ZshCompletions: Sendable {
  let tables: CommandLineTables

  /// The script, for a file called `_galley`.
  var script: String {
    #"""
    #compdef galley
    # Completions of galley for zsh, written by 'galley completions zsh'.

    _galley_paths() {
      _files -g '*.(\#(CommandLineTables.endings.joined(separator: "|")))(-.)'
    }

    # Adds names from the catalogs at hand: the first word is their kind, the others are for compadd.
    # zsh quotes what it inserts.
    _galley_names() {
      local kind=$1 program
      local -a names
      shift
      program=$(whence -p -- ${(Q)words[1]}) || return
      [[ $command == explain ]] && paths=("${(@)paths[2,-1]}")
      names=("${(@0)$($program candidates zsh $kind \#(CandidateRequest.milliseconds) -- '' "${(Q)PREFIX}" "${(@Q)paths}" 2>/dev/null </dev/null)}")
      names=("${(@)names:#}")
      compadd "$@" -a names
    }
    \#(kinds)

    _galley_first() {
      local -a commands=(
    \#(commands)
      )
      _describe -t commands command commands
      _galley_paths
    }

    _galley() {
      local word option command=browse first=_galley_first only_operands has_command
      local -a arguments paths
      for word in "${(@)words[2,CURRENT-1]}"; do
        if [[ -n $option ]]; then
          option=
          continue
        fi
        case $only_operands$word in
          (--) only_operands=yes ;;
          (\#(tables.spellingsWithValue.joined(separator: "|"))) option=$word ;;
          (-?*) ;;
          (\#(tables.words.joined(separator: "|")))
            if [[ -z $has_command ]]; then command=$word; else paths+=($word); fi
            has_command=yes ;;
          (*)
            has_command=yes
            paths+=($word) ;;
        esac
      done
    \#(options)
      case $command in
    \#(operands)
      esac
      _arguments -S : "${(@)arguments}"
    }

    # From fpath, zsh is already calling this function; from 'source', it still has to be registered.
    if [[ $funcstack[1] == _galley ]]; then
      _galley "$@"
    else
      compdef _galley galley
    fi

    """#
  }

  /// A function for each kind of names, because `_arguments` and `_sequence` put words after its name.
  private var kinds: String {
    let single = Candidates.Kind.allCases.map { kind in
      "_galley_\(kind)() { _galley_names \(kind) \"$@\" }"
    }
    let listed = tables.options.compactMap { option in
      if case .list(_, let known, let kind?) = option.value {
        "_galley_\(option.name)() { "
          + "_galley_names \(kind) \"$@\"; compadd \"$@\" - \(known.joined(separator: " ")) }"
      } else {
        nil as String?
      }
    }
    return (single + listed).joined(separator: "\n")
  }

  private var commands: String {
    tables.commands.compactMap { command in
      command.word.map { "    " + quoted("\($0):\(command.summary)") }
    }.joined(separator: "\n")
  }

  private var options: String {
    tables.options.flatMap { option in
      let groups = tables.words(of: option)
      guard groups.isEmpty else {
        return groups.map { line(for: option, of: $0.commands, words: $0.words) }
      }
      return [line(for: option, of: tables.commands.filter { $0.takes(option) })]
    }.joined(separator: "\n")
  }

  /// The completion of an option, with the words of its value if it has a few.
  private func line(for option: Option, of commands: [any Command.Type], words: [String] = [])
    -> String
  {
    """
      [[ $command == (\(commands.map { $0.name }.joined(separator: "|"))) ]] && arguments+=(
        \(specification(of: option, words: words))
      )
    """
  }

  /// The specification of an option for `_arguments`: repeatable, its value attached or separate.
  private func specification(of option: Option, words: [String]) -> String {
    let meaning = "[\(escaped(option.summary))]"
    guard let value = option.value else {
      let names = option.short.map { "{-\($0),\(option.spelling)}" } ?? option.spelling
      return quoted("*") + names + quoted(meaning)
    }
    let action =
      switch value {
      case .choice, .form: "(\(words.joined(separator: " ")))"
      case .list(_, _, _?): "_sequence _galley_\(option.name)"
      case .list(_, let known, nil): "_sequence compadd - \(known.joined(separator: " "))"
      case .names(_, let kind): "_galley_\(kind)"
      case .file: "_files"
      case .number, .text: " "
      }
    let names = option.short.map { "{-\($0)+,\(option.spelling)=}" } ?? "\(option.spelling)="
    return quoted("*") + names + quoted("\(meaning):\(escaped(value.name)):\(action)")
  }

  /// The completions of the words that are not options; the command comes first if it was found.
  private var operands: String {
    tables.commands.map { command in
      let paths = "'*:path:_galley_paths'"
      var operands = [command.word.map { "'1: :(\($0))'" } ?? "\"1: :$first\""]
      switch command.operand {
      case .choice(let words, _): operands.append(quoted("2: :(\(words.joined(separator: " ")))"))
      case .names(let name, let kind): operands += [quoted("2:\(name):_galley_\(kind)"), paths]
      default: operands.append(paths)
      }
      return "    (\(command.name)) arguments+=(\(operands.joined(separator: " "))) ;;"
    }.joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// The text with every character escaped that `_arguments` would interpret.
  private func escaped(_ text: String) -> String {
    "[]:\\".reduce(text.replacing("\\", with: "\\\\")) { text, sign in
      sign == "\\" ? text : text.replacing(String(sign), with: "\\\(sign)")
    }
  }
}
