import PreviewUI

/// The manual page: what the tables say of commands, options, keys and variables, and around it
/// what a table cannot tell.
struct ManualPage: Sendable {
  private let commands = Command.allCases.filter(\.isListed)

  /// The page, for man to format.
  var text: String {
    var page = Roff(
      title: "GALLEY", section: 1, source: "galley \(Galley.version)",
      collection: "User Commands")
    page.heading("NAME")
    page.paragraphs("galley - preview the localized strings of Apple string catalogs")
    page.heading("SYNOPSIS")
    for command in commands { page.paragraphs(synopsis(of: command)) }
    page.heading("DESCRIPTION")
    page.paragraphs(Prose.description)
    page.heading("COMMANDS")
    for command in commands {
      page.entry("`\(command.rawValue)`", Prose.meaning(of: command))
    }
    page.heading("PATHS")
    page.paragraphs(Help.paths + "\n\n" + Prose.paths)
    write(options: &page)
    write(keys: &page)
    page.heading("LOOK-UP")
    page.paragraphs(Prose.lookUp)
    write(configuration: &page)
    page.heading("EXIT STATUS")
    for (status, meaning) in Help.statuses { page.entry("`\(status)`", meaning + ".") }
    page.paragraphs(Prose.messages)
    page.heading("ENVIRONMENT")
    for variable in Variable.allCases {
      page.entry("`\(variable.rawValue)`", variable.help + ".")
    }
    page.heading("FILES")
    for (name, meaning) in Prose.files { page.entry("`\(name)`", meaning) }
    page.heading("EXAMPLES")
    for (command, meaning) in Prose.examples {
      page.paragraphs(meaning)
      page.example(command)
    }
    page.heading("LIMITS")
    page.paragraphs(Prose.limits)
    return page.page
  }

  /// How a command is called, with what is typed as it stands told from what stands for it.
  private func synopsis(of command: Command) -> String {
    let typed = ["galley", command.word].compactMap(\.self).joined(separator: " ")
    return "`\(typed)`\(command.usage.dropFirst(typed.count))"
  }
}

// MARK: Tables

extension ManualPage {
  private func write(options page: inout Roff) {
    page.heading("OPTIONS")
    page.paragraphs(Prose.options)
    for group in Option.Group.allCases {
      let options = Option.table.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      page.subheading(group.rawValue)
      for option in options { page.entry(term(of: option), meaning(of: option)) }
    }
  }

  private func term(of option: Option) -> String {
    let names = ([option.short.map { "`-\($0)`" }, "`\(option.spelling)`"]).compactMap(\.self)
    return names.joined(separator: ", ") + (option.value.map { " \($0.name)" } ?? "")
  }

  private func meaning(of option: Option) -> String {
    let isGeneral = commands.filter(\.takesPaths).allSatisfy(option.commands.contains)
    return option.help + (isGeneral ? "" : " (For \(option.commandList).)")
  }

  private func write(keys page: inout Roff) {
    page.heading("KEYS")
    page.paragraphs(Prose.keys)
    for group in Action.Group.allCases {
      let actions = Action.allCases.filter { $0.entry.group == group }
      guard !actions.isEmpty else { continue }
      page.subheading(group.rawValue)
      for action in actions {
        let keys = action.entry.legends.map { "`\($0)`" }.joined(separator: ", ")
        let name =
          "`\([action.name, action.entry.argument].compactMap(\.self).joined(separator: " "))`"
        page.entry(keys.isEmpty ? "(no key)" : keys, "\(action.entry.help) (\(name))")
      }
    }
  }

  private func write(configuration page: inout Roff) {
    page.heading("CONFIGURATION")
    page.paragraphs(Prose.configuration)
    page.example(Prose.configured)
    page.entry("`NAME = VALUE`", Prose.settings)
    for option in Option.table where option.isConfigurable {
      page.entry("`\(option.name)` = \(option.value?.words ?? "yes|no")", option.summary + ".")
    }
    for (line, meaning) in Prose.lines { page.entry("`\(line)`", meaning) }
    page.paragraphs(Prose.faults)
  }
}

extension Option.Value {
  /// What it takes, even where the help shows a name in its place.
  fileprivate var words: String {
    if case .choice(let words, _) = self { words.joined(separator: "|") } else { name }
  }
}
