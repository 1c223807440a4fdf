/// Writes the completions for fish, from version 3 on.
struct FishCompletions: Sendable {
  let tables: CommandLineTables

  /// The script, for a file called `galley.fish`.
  var script: String {
    #"""
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
                    case \#(tables.spellingsWithValue.joined(separator: " "))
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
        contains -- "$first" \#(tables.words.joined(separator: " "))
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
        string match -r '.*(?:/|\.(?:\#(endings)))$' -- (complete -C "'' "(commandline -ct))
    end

    complete -c galley -f
    \#(commands)

    \#(operands)

    \#(options)

    """#
  }

  private var endings: String {
    CommandLineTables.endings.joined(separator: "|")
  }

  private var commands: String {
    tables.commands.compactMap { command in
      command.word.map {
        "complete -c galley -n __galley_begins -a \($0) -d \(quoted(command.summary))"
      }
    }.joined(separator: "\n")
  }

  private var operands: String {
    tables.commands.compactMap { command in
      // The name of the command counts as the first operand.
      let isCommand = "__galley_is \(command.rawValue)"
      switch command.operand {
      case .choice(let words, _):
        let condition = quoted("\(isCommand); and __galley_has 1")
        return "complete -c galley -n \(condition) -a \(quoted(words.joined(separator: " ")))"
      case .some:
        let condition = quoted("\(isCommand); and not __galley_has 1")
        return "complete -c galley -n \(condition) -a '(__galley_paths)'"
      case nil where command.takesPaths:
        return "complete -c galley -n \(quoted(isCommand)) -a '(__galley_paths)'"
      case nil:
        return nil
      }
    }.joined(separator: "\n")
  }

  private var options: String {
    tables.options.flatMap { option in
      let groups = tables.words(of: option)
      guard groups.isEmpty else {
        return groups.map { line(for: option, of: $0.commands, words: $0.words) }
      }
      return [line(for: option, of: tables.commands.filter(option.commands.contains))]
    }.joined(separator: "\n")
  }

  /// The completion of an option, with the words of its value if it has a few.
  private func line(for option: Option, of commands: [Command], words choices: [String] = [])
    -> String
  {
    var words = ["complete -c galley"]
    if commands.count < tables.commands.count {
      let names = commands.map(\.rawValue).joined(separator: " ")
      words.append("-n \(quoted("__galley_is \(names)"))")
    }
    if let short = option.short { words.append("-s \(short)") }
    words.append("-l \(option.name)")
    switch option.value {
    case .choice, .form: words.append("-x -a \(quoted(choices.joined(separator: " ")))")
    case .list(_, let known):
      words.append("-x -a '(__fish_append , \(known.joined(separator: " ")))'")
    case .file: words.append("-r -F")
    case .number, .text: words.append("-x")
    case nil: break
    }
    words.append("-d \(quoted(option.summary))")
    return words.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
