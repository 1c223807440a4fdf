import CatalogCheck
import PreviewUI
import SourceText
import TerminalValues

/// The manual page: the tables of commands, options, actions and variables, and ``ManualText``.
struct ManualPage: Sendable {
  private let commands = Commands.listed

  /// The page in roff, the input language of `man`.
  var text: String {
    var page = RoffWriter(
      title: "GALLEY", section: 1, source: "galley \(Galley.version)",
      collection: "User Commands")
    page.heading("NAME")
    page.paragraphs("galley - preview, check and edit the localized strings of Apple apps")
    page.heading("SYNOPSIS")
    for command in commands {
      for usage in [command.wholeUsage] + command.otherUsages {
        page.paragraphs(synopsis(usage, of: command))
      }
    }
    page.heading("DESCRIPTION")
    page.paragraphs(ManualText.description)
    page.heading("COMMANDS")
    for command in commands {
      page.entry("`\(command.name)`", command.meaning)
    }
    page.heading("PATHS")
    page.paragraphs(Help.paths + "\n\n" + ManualText.paths)
    write(options: &page)
    write(keys: &page)
    page.heading("LANGUAGES")
    page.paragraphs(ManualText.lookup)
    write(configuration: &page)
    page.heading("RULES")
    page.paragraphs(ManualText.rules)
    for rule in Rule.all.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      page.entry("`\(rule.id)` (\(rule.severity))", "\(rule.summary).")
    }
    page.heading("EXIT STATUS")
    for (status, meaning) in Help.statuses { page.entry("`\(status)`", meaning + ".") }
    page.paragraphs(ManualText.messages)
    page.heading("ENVIRONMENT")
    for variable in Variable.allCases {
      page.entry("`\(variable.rawValue)`", variable.help + ".")
    }
    page.heading("FILES")
    for (name, meaning) in ManualText.files { page.entry("`\(name)`", meaning) }
    page.heading("EXAMPLES")
    for (command, meaning) in ManualText.examples {
      page.paragraphs(meaning)
      page.example(command)
    }
    page.heading("LIMITS")
    page.paragraphs(ManualText.limits)
    return page.page
  }

  /// The usage of a command; the words to type literally are bold.
  private func synopsis(_ usage: String, of command: any Command.Type) -> String {
    let typed = ["galley", command.word].compactMap(\.self).joined(separator: " ")
    return "`\(typed)`\(usage.dropFirst(typed.count))"
  }
}

// MARK: Tables

extension ManualPage {
  private func write(options page: inout RoffWriter) {
    page.heading("OPTIONS")
    page.paragraphs(ManualText.options)
    for group in OptionEntry.Group.allCases {
      let options = OptionEntry.table.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      page.subheading(group.rawValue)
      for option in options { page.entry(term(of: option), meaning(of: option)) }
    }
  }

  private func term(of option: OptionEntry) -> String {
    let names = ([option.short.map { "`-\($0)`" }, "`\(option.spelling)`"]).compactMap(\.self)
    return names.joined(separator: ", ") + (option.value.map { " \($0.name)" } ?? "")
  }

  private func meaning(of option: OptionEntry) -> String {
    let words = option.owners(all: "", except: "Not for ", only: "For ")
    return option.help + (words.isEmpty ? "" : " (\(words).)")
  }

  private func write(keys page: inout RoffWriter) {
    page.heading("KEYS")
    page.paragraphs(ManualText.keys)
    for group in Action.Group.allCases {
      let actions = Action.allCases.filter { $0.entry.group == group }
      guard !actions.isEmpty else { continue }
      page.subheading(group.rawValue)
      for action in actions {
        let keys = action.entry.legends.map { $0 == "`" ? "``" : "`\($0)`" }.joined(separator: ", ")
        let name = [action.name, action.entry.argument].compactMap(\.self).joined(separator: " ")
        page.entry(
          keys.isEmpty ? ":\(name)" : keys,
          action.entry.help + (keys.isEmpty ? "" : " (:\(name))"))
      }
    }
  }

  private func write(configuration page: inout RoffWriter) {
    page.heading("CONFIGURATION")
    page.paragraphs(ManualText.configuration)
    page.example(ManualText.configured)
    page.entry("`NAME = VALUE`", ManualText.settings)
    for option in OptionEntry.table where option.isConfigurable {
      page.entry("`\(option.name)` = \(option.value?.choices ?? "yes|no")", option.summary + ".")
    }
    for preference in Configuration.options.map(\.entry) {
      page.entry("`\(preference.line)`", preference.help)
    }
    for (line, meaning) in ManualText.lines { page.entry("`\(line)`", meaning) }
    page.paragraphs(ManualText.faults)
    page.heading("THEME FILES")
    page.paragraphs(ManualText.themes)
    page.example(ManualText.themeExample)
    let lists = [
      ("Roles", ThemeReader.roles + [ThemeReader.argument]),
      ("Attributes", ThemeReader.attributes.map(\.name)), ("Colors", Color.allCases.map(\.name)),
    ]
    for (name, words) in lists { page.entry(name, words.joined(separator: ", ") + ".") }
  }
}

extension OptionEntry.Value {
  /// All words that it accepts, even if the help shows a placeholder instead.
  fileprivate var choices: String {
    if case .choice(let words, _) = self { words.joined(separator: "|") } else { name }
  }
}
