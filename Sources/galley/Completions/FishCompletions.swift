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

    # Names from the catalogs at hand, separated by NUL, for the word or for the last part of a list.
    function __galley_names
        set -l token (commandline -ct)
        set -l word (string unescape -- $token)
        or set word (string trim -l -c '"\'' -- $token)
        set -l paths (__galley_operands)
        contains -- "$paths[1]" \#(tables.words.joined(separator: " "))
        and set -e paths[1]
        __galley_is explain
        and set -e paths[1]
        set -l program (commandline -opc)[1]
        command -q $program
        or return
        command $program candidates fish $argv[1] \#(CandidateRequest.milliseconds) -- '' (string replace -r '^(--[a-z-]+=)?(.*,)?' '' -- "$word") \
            $paths 2>/dev/null </dev/null
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
      let isCommand = "__galley_is \(command.name)"
      switch command.operand {
      case .choice(let words, _):
        let condition = quoted("\(isCommand); and __galley_has 1")
        return "complete -c galley -n \(condition) -a \(quoted(words.joined(separator: " ")))"
      case .names(_, let kind):
        let first = quoted("\(isCommand); and __galley_has 1")
        let later = quoted("\(isCommand); and not __galley_has 1")
        return """
          complete -c galley -n \(first) -a '(__galley_names \(kind) | string split0)'
          complete -c galley -n \(later) -a '(__galley_paths)'
          """
      case _ where command.takesPaths:
        return "complete -c galley -n \(quoted(isCommand)) -a '(__galley_paths)'"
      default: return nil
      }
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
  private func line(
    for option: Option, of commands: [any Command.Type], words choices: [String] = []
  )
    -> String
  {
    var words = ["complete -c galley"]
    if commands.count < tables.commands.count {
      let names = commands.map { $0.name }.joined(separator: " ")
      words.append("-n \(quoted("__galley_is \(names)"))")
    }
    if let short = option.short { words.append("-s \(short)") }
    words.append("-l \(option.name)")
    switch option.value {
    case .choice, .form: words.append("-x -a \(quoted(choices.joined(separator: " ")))")
    case .list(_, let known, let kind):
      let names = kind.map { " (__galley_names \($0) | string split0)" } ?? ""
      words.append("-x -a '(__fish_append , \(known.joined(separator: " "))\(names))'")
    case .names(_, let kind): words.append("-x -a '(__galley_names \(kind) | string split0)'")
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
