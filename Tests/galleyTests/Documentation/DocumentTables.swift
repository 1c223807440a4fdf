import PreviewUI

@testable import galley

/// The tables of the documents that are made from the program's own.
enum DocumentTables {
  /// The lines of the table with this name, or nil if there is none.
  static func lines(named name: String) -> [String]? {
    switch name {
    case "usage": usage
    case "keys": keys
    case "options": options
    case "settings": settings
    default: nil
    }
  }

  private static var usage: [String] {
    let commands = Commands.listed
    let column = commands.map { $0.usage.count }.max() ?? 0
    let lines = commands.map { command in
      command.usage + String(repeating: " ", count: column - command.usage.count + 2)
        + command.summary
    }
    return ["```text"] + lines + ["```"]
  }

  private static var keys: [String] {
    let rows = Action.allCases.map { action in
      [
        action.entry.legends.map(code).joined(separator: " "), action.entry.help,
        code(":" + [action.name, action.entry.argument].compactMap(\.self).joined(separator: " ")),
      ]
    }
    return table([["key", "action", "command"]] + rows)
  }

  private static var options: [String] {
    let rows = OptionEntry.table.map { option in
      let names = option.spellings.reversed().joined(separator: ", ")
      return [
        code([names, option.value?.name].compactMap(\.self).joined(separator: " ")),
        option.owners(all: "all", except: "all but ", only: ""),
        ([option.summary] + exceptions(of: option)).joined(separator: "; "),
      ]
    }
    return table([["option", "commands", "description"]] + rows)
  }

  /// What an option means for a command to which its summary does not apply: `with set, …`.
  private static func exceptions(of option: OptionEntry) -> [String] {
    option.help.split(separator: ". ").dropFirst().filter { $0.hasPrefix("With ") }
      .map { "w" + $0.dropFirst().prefix { $0 != "." } }
  }

  private static var settings: [String] {
    let rows = Configuration.options.map(\.entry).map { preference in
      // The rest is in the manual page.
      let ends = [". ", ": ", "; "].compactMap { preference.help.firstRange(of: $0)?.lowerBound }
      return [code(preference.line), ends.min().map { String(preference.help[..<$0]) } ?? ""]
    }
    return table([["setting", "description"]] + rows)
  }

  private static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  private static func table(_ rows: [[String]]) -> [String] {
    var lines = rows.map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    lines.insert("|" + String(repeating: "---|", count: rows[0].count), at: 1)
    return lines
  }
}
