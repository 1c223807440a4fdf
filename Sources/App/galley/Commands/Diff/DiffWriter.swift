import CatalogChanges
import CatalogCheck
import JSONDocuments
import SourceText
import StringCatalog
import TerminalValues

/// Writes what differs between two versions of catalogs.
struct DiffWriter {
  let differences: [TableDifference]
  var showsCosmetic = false
  /// The languages that are less complete than before.
  var fallen: [FallenLanguage] = []
  /// Whether a command says what it would change.
  var isDryRun = false
  /// The styles of a terminal; nil for plain text.
  var styled: StyledLines?

  // MARK: Text

  var text: String {
    var text = ""
    for difference in differences where !difference.isEmpty(showsCosmetic) {
      text += "\(painted(difference.name.marked, .title))\n"
      var key: String?
      for (number, change) in difference.difference.changes.enumerated() {
        switch change.kind {
        case .added:
          let locales = change.entry.localizations.map(\.locale.marked).joined(separator: ", ")
          text += painted("+ \(change.key.marked)", .state)
          text += locales.isEmpty ? "\n" : "  (\(locales))\n"
          key = nil
        case .removed:
          text += painted("- \(change.key.marked)", .problem) + "\n"
          key = nil
        case .renamed:
          text += "  \((change.old ?? "").marked) → \(painted(change.key.marked, .key))"
          text += "  (renamed)\n"
          key = change.key
        default:
          if key != change.key { text += "  \(painted(change.key.marked, .key))\n" }
          key = change.key
          let fit = difference.fits[number]
          let lines = styled.map { self.lines(of: change, fit: fit, $0) } ?? change.lines(fit)
          for line in lines { text += line + "\n" }
        }
      }
      if showsCosmetic {
        for key in difference.difference.cosmetic {
          text += "  \(key.marked)  (order or formatting)\n"
        }
      }
      text += "\n"
    }
    let total = counts.words(isDone: !isDryRun)
    if isDryRun { return text + "dry run: \(total.isEmpty ? "no changes" : total)\n" }
    return text + (total.isEmpty ? "" : total + "\n")
  }

  private func painted(_ text: String, _ role: TerminalValues.Theme.Role) -> String {
    styled?.text(text, role) ?? text
  }

  var counts: DiffCounts {
    differences.reduce(into: DiffCounts(showsCosmetic: showsCosmetic)) { $0.add($1.difference) }
  }

  // MARK: JSON

  var json: String {
    JSONWriter.text {
      $0.array(
        "changes",
        differences.flatMap { table in
          table.difference.changes.enumerated().map { (table.name, $1, table.fits[$0]) }
        }
      ) {
        json, part in
        let (table, change, fit) = part
        json.object {
          $0.member("table", table)
          $0.member("key", change.key)
          $0.member("kind", change.kind.rawValue)
          $0.member("locale", change.locale)
          if !change.path.steps.isEmpty { $0.member("path", change.path.description) }
          $0.member("old", change.old)
          $0.member("new", change.new)
          if let fit, fit.old?.columns != nil || fit.new?.columns != nil {
            $0.member("oldColumns", fit.old?.columns)
            $0.member("newColumns", fit.new?.columns)
          }
          if let isCut = fit?.old?.isCut { $0.member("oldFits", !isCut) }
          if let isCut = fit?.new?.isCut { $0.member("newFits", !isCut) }
          for fate in CatalogDifference.Change.Fate.allCases {
            let locales = change.fates.filter { $0.fate == fate }.map(\.locale)
            if !locales.isEmpty { $0.array(fate.rawValue, locales) { $0.value($1) } }
          }
        }
      }
      $0.member("cosmetic", differences.reduce(0) { $0 + $1.difference.cosmetic.count })
      $0.member("cosmeticLines", differences.reduce(0) { $0 + $1.difference.cosmeticLines })
    }
  }

  // MARK: Markdown

  /// A comment for a pull request: what a reviewer has to know first.
  var markdown: String {
    var text = "### Strings\n\n\(counts.description.isEmpty ? "no changes" : counts.description)\n"
    let stranded = differences.flatMap { table in
      table.difference.changes.filter { !$0.stranded.isEmpty }.map { (table.name, $0) }
    }
    if !stranded.isEmpty {
      text += "\n**Translations of a changed source string that did not change**\n\n"
      text += "| table | key | source string | languages |\n|---|---|---|---|\n"
      for (table, change) in stranded {
        text += "| \(table.cell) | \(change.key.cell) | \(change.words.cell) "
        text += "| \(change.stranded.joined(separator: ", ").cell) |\n"
      }
    }
    let cut = differences.flatMap { table in
      table.fits.sorted { $0.key < $1.key }.filter(\.value.noLongerFits).map { (table.name, $1) }
    }
    if !cut.isEmpty {
      text += "\n**Strings that no longer fit**\n\n"
      text += "| table | key | language | fit | string |\n|---|---|---|---|---|\n"
      for (table, pair) in cut {
        let change = pair.change
        text += "| \(table.cell) | \(change.key.cell) | \((change.locale ?? "").cell) "
        text += "| \((pair.words ?? pair.new?.words ?? "").cell) | \((change.new ?? "").cell) |\n"
      }
    }
    if !fallen.isEmpty {
      text += "\n**Languages that fell behind**\n\n| language | before | after |\n|---|---|---|\n"
      for language in fallen {
        text += "| \(language.name.cell) | \(language.before) | \(language.after) |\n"
      }
    }
    for difference in differences where !difference.difference.isEmpty {
      // This begins a block of HTML, in which Markdown is not read.
      let name = FieldSyntax.xml.escape(difference.name.marked).withoutMentions
      text += "\n<details><summary>\(name)</summary>\n\n"
      text += "| key | language | change |\n|---|---|---|\n"
      for change in difference.difference.changes {
        text += "| \(change.key.cell) | \((change.locale ?? "").cell) | \(change.summary.cell) |\n"
      }
      text += "\n</details>\n"
    }
    return text
  }

  // MARK: GitHub

  /// Commands to a GitHub workflow, which shows them beside the lines.
  var annotations: String {
    var text = ""
    for difference in differences {
      for change in difference.difference.changes where !change.stranded.isEmpty {
        let place = change.entry.location
        let message =
          "source string changed, translation did not: \(change.stranded.joined(separator: ", "))"
        let path = FieldSyntax.workflowProperty.escape(change.entry.path)
        text += "::warning file=\(path),line=\(place.line)"
        text += "::\(FieldSyntax.workflowMessage.escape(message))\n"
      }
    }
    let total = counts.description
    return text + (total.isEmpty ? "" : "::notice::\(FieldSyntax.workflowMessage.escape(total))\n")
  }
}

/// How much has changed.
struct DiffCounts {
  let showsCosmetic: Bool
  private var kinds: [CatalogDifference.Change.Kind: Int] = [:]
  private var stranded = 0
  private var minor = 0
  private var cosmetic = 0
  private var cosmeticLines = 0

  init(showsCosmetic: Bool) { self.showsCosmetic = showsCosmetic }

  mutating func add(_ difference: CatalogDifference) {
    for change in difference.changes {
      kinds[change.kind, default: 0] += 1
      stranded += change.fates.count { $0.fate == .stranded || $0.fate == .minor }
      minor += change.fates.count { $0.fate == .minor }
    }
    cosmetic += difference.cosmetic.count
    cosmeticLines += difference.cosmeticLines
  }

  var description: String { words(isDone: true) }

  /// The counts in words, of changes that were made, or that would be.
  func words(isDone: Bool) -> String {
    let words: [(kind: CatalogDifference.Change.Kind, noun: String, verb: String)] = [
      (.added, "key", "added"), (.removed, "key", "removed"), (.renamed, "key", "renamed"),
      (.source, "source string", "changed"), (.text, "translation", "changed"),
      (.shape, "variation", "changed"), (.state, "state", "changed"),
      (.comment, "comment", "changed"), (.extraction, "extraction state", "changed"),
      (.flags, "flag", "changed"),
    ]
    var parts = words.compactMap { kind, noun, verb in
      kinds[kind].map { "\($0.counted(noun)) \(isDone ? "" : "would be ")\(verb)" }
    }
    if stranded > 0 {
      parts.append("\(stranded) stranded\(minor > 0 ? " (\(minor) minor)" : "")")
    }
    if cosmetic > 0, !showsCosmetic {
      // Files of one language have no lines of their own in the difference.
      let lines = cosmeticLines.counted("line")
      let strings = cosmetic.counted("string")
      parts.append(
        "\(cosmeticLines > 0 ? lines : strings) with only order or formatting changes (--cosmetic lists them)"
      )
    }
    return parts.joined(separator: ", ")
  }
}

extension CatalogDifference.Change {
  /// The lines below the key, as plain text.
  fileprivate func lines(_ fit: DiffFits.Pair?) -> [String] {
    var lines = ["    \(line)"]
    if let words = fit?.words { lines.append("      \(words)") }
    if !fates.isEmpty { lines.append("      \(fateWords.joined(separator: " · "))") }
    return lines
  }
}

extension TableDifference {
  fileprivate func isEmpty(_ showsCosmetic: Bool) -> Bool {
    difference.isEmpty && !(showsCosmetic && !difference.cosmetic.isEmpty)
  }
}

extension String {
  /// The text in a cell of a Markdown table.
  fileprivate var cell: String { FieldSyntax.markdown.escape(marked).withoutMentions }

  /// The text without mentions of accounts, which a comment on GitHub would notify.
  fileprivate var withoutMentions: String { replacing("@", with: "@\u{200B}") }
}
