/// Writes the completions for zsh: a file for its `fpath`, which may be read at once as well.
struct ZshCompletions: Sendable {
  let line: CompletedLine

  /// A file to be named `_galley`.
  var script: String {
    #"""
    #compdef galley
    # What zsh completes for galley; 'galley completions zsh' writes it.

    _galley_paths() {
      _files -g '*.(\#(CompletedLine.endings.joined(separator: "|")))(-.)'
    }

    _galley_first() {
      local -a commands=(
    \#(commands)
      )
      _describe -t commands command commands
      _galley_paths
    }

    _galley() {
      local word option command=browse first=_galley_first
      local -a arguments
      for word in "${(@)words[2,CURRENT-1]}"; do
        if [[ -n $option ]]; then
          option=
          continue
        fi
        case $word in
          (--) break ;;
          (\#(line.spellingsWithValue.joined(separator: "|"))) option=$word ;;
          (-?*) ;;
          (\#(line.words.joined(separator: "|")))
            command=$word
            break ;;
          (*) break ;;
        esac
      done
    \#(options)
      case $command in
    \#(operands)
      esac
      _arguments -S : "${(@)arguments}"
    }

    # As a function of fpath it is being called; read by 'source' it is to be remembered.
    if [[ $funcstack[1] == _galley ]]; then
      _galley "$@"
    else
      compdef _galley galley
    fi

    """#
  }

  private var commands: String {
    line.commands.compactMap { command in
      command.word.map { "    " + quoted("\($0):\(command.summary)") }
    }.joined(separator: "\n")
  }

  private var options: String {
    line.options.map { option in
      let commands = line.commands.filter(option.commands.contains).map(\.rawValue)
      return """
          [[ $command == (\(commands.joined(separator: "|"))) ]] && arguments+=(
            \(specification(of: option))
          )
        """
    }.joined(separator: "\n")
  }

  /// An option as `_arguments` wants it: any number of times, its value attached or behind it.
  private func specification(of option: Option) -> String {
    let meaning = "[\(escaped(option.summary))]"
    guard let value = option.value else { return quoted("*\(option.spelling)\(meaning)") }
    let action =
      switch value {
      case .choice(let words, _): "(\(words.joined(separator: " ")))"
      case .list(_, let known): "_sequence compadd - \(known.joined(separator: " "))"
      case .file: "_files"
      case .number, .text: " "
      }
    let names = option.short.map { "{-\($0)+,\(option.spelling)=}" } ?? "\(option.spelling)="
    return quoted("*") + names + quoted("\(meaning):\(escaped(value.name)):\(action)")
  }

  /// What the words that are no options are: the command first, where it was found.
  private var operands: String {
    line.commands.map { command in
      let paths = "'*:path:_galley_paths'"
      var operands = [command.word.map { "'1: :(\($0))'" } ?? "\"1: :$first\""]
      switch command.operand {
      case .choice(let words, _): operands.append(quoted("2: :(\(words.joined(separator: " ")))"))
      case .some(let operand): operands += [quoted("2:\(escaped(operand.name)): "), paths]
      case nil: operands.append(paths)
      }
      return "    (\(command.rawValue)) arguments+=(\(operands.joined(separator: " "))) ;;"
    }.joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// A text in which nothing means something to `_arguments`.
  private func escaped(_ text: String) -> String {
    "[]:\\".reduce(text.replacing("\\", with: "\\\\")) { text, sign in
      sign == "\\" ? text : text.replacing(String(sign), with: "\\\(sign)")
    }
  }
}
