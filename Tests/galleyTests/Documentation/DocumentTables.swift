import PreviewUI
import TestMaterial

@testable import galley

/// The parts of the README and of the libraries' documentation that are generated.
enum ReadmeTables {
  /// A README with up-to-date tables of keys and options.
  static func updated(_ readme: String) -> String {
    [("keys", keys), ("options", options), ("settings", settings)].reduce(readme) { text, table in
      let start = "<!-- \(table.0): make manual -->\n"
      guard let before = text.firstRange(of: start),
        let after = text[before.upperBound...].firstRange(of: "<!-- end -->")
      else { return "\(start) is not in the README" }
      return text[..<before.upperBound] + table.1 + text[after.lowerBound...]
    }
  }

  /// A document in which each `<!-- example: NAME -->` is followed by the source of that example,
  /// which Tests/Importer builds and runs.
  static func withExamples(_ document: String) throws -> String {
    var lines: [Substring] = []
    var rest = document.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      lines.append(line)
      guard line.hasPrefix("<!-- example: "), line.hasSuffix(" -->") else { continue }
      let name = line.dropFirst("<!-- example: ".count).dropLast(" -->".count)
      rest = rest.drop { $0 != "```" }.dropFirst()
      let source = try Checkout.text("Tests/Importer/Sources/\(name)/main.swift")
      lines += ["```swift"]
      lines += source.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      lines += ["```"]
    }
    return lines.joined(separator: "\n")
  }

  /// A document in which each `<!-- galley … -->` is followed by the output of that command.
  static func withScreens(_ readme: String) throws -> String {
    var lines: [Substring] = []
    var rest = readme.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      lines.append(line)
      guard line.hasPrefix("<!-- galley "), line.hasSuffix(" -->") else { continue }
      let shown = try Program.galley(words(of: line.dropFirst(5).dropLast(4)))
      rest = rest.drop { $0.isEmpty || $0.hasPrefix("    ") }
      var block = [""]
      // A screen speaks for itself; a script of keys above it would not help the reader.
      if !line.contains(" --script ") { block.append("    $ \(line.dropFirst(5).dropLast(4))") }
      for text in shown.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        block.append(text.isEmpty ? "" : "    \(text)")
      }
      lines += block.map { $0[...] } + [""]
    }
    return lines.joined(separator: "\n")
  }

  /// The arguments of a command line, without its first word; apostrophes quote.
  static func words(of command: Substring) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .flatMap { part in
        part.offset % 2 == 1
          ? [String(part.element)] : part.element.split(separator: " ").map(String.init)
      }
      .dropFirst().map(\.self)
  }

  private static var keys: String {
    let rows = Action.allCases.map { action in
      [
        action.entry.legends.map(code).joined(separator: " "), action.entry.help,
        code(":" + [action.name, action.entry.argument].compactMap(\.self).joined(separator: " ")),
      ]
    }
    return table([["key", "what it does", "at the prompt"]] + rows)
  }

  private static var options: String {
    let listed = Command.allCases.filter { $0.isListed && $0.takesPaths }
    let rows = CommandLineTables().options.map { option in
      let names = option.spellings.reversed().joined(separator: ", ")
      return [
        code([names, option.value?.name].compactMap(\.self).joined(separator: " ")),
        listed.allSatisfy(option.commands.contains) ? "all" : option.commandList,
        option.summary,
      ]
    }
    return table([["option", "for", "what it does"]] + rows)
  }

  private static var settings: String {
    let rows = Preference.table.map { preference in
      [code("\(preference.name) = \(preference.values)"), preference.summary]
    }
    return table([["setting", "what it does"]] + rows)
  }

  private static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  private static func table(_ rows: [[String]]) -> String {
    var lines = rows.map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    lines.insert("|" + String(repeating: "---|", count: rows[0].count), at: 1)
    return lines.joined(separator: "\n") + "\n"
  }
}
