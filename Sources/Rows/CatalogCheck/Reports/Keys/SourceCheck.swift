internal import AppSources
internal import PreviewRows
internal import SourceText
package import StringCatalog

/// Compares tables with an app's source code, and finds unused keys and localized literals missing
/// from the tables.
///
/// ```swift
/// var check = SourceCheck(of: catalog.tables, among: catalog.tables, rules: .all)
/// check.read(Array(#"Text("Sign out")"#.utf8), path: "Menu.swift")
/// check.findings().map(\.rule)  // [key-missing]
/// ```
package struct SourceCheck: Sendable {
  /// An entry whose key is searched for.
  private struct Candidate: Sendable {
    let entry: Entry
    /// Alternative sets of search terms; the key is used if all terms of any set are found.
    let choices: [[Int]]
  }

  /// A literal that is not in any table.
  private struct Missing: Sendable {
    let place: FilePlace
    let key: String
    let table: String
    var count = 1
  }

  private let rules: RuleSet
  private let admits: @Sendable (Table, Entry) -> Bool
  private var candidates: [Candidate] = []
  private var search = TextSearch([])
  /// The shapes of keys, by table name and words.
  private var shapes: [String: [String: [KeyShape]]] = [:]
  /// The files with code, whose calls may mean functions of each other.
  private var sources: [AppSource] = []
  /// The names of the tables whose literals are checked.
  private let names: Set<String>

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - tables: the tables to check.
  ///   - all: all tables of the project, which may define the key of a literal.
  ///   - rules: the rules to apply.
  ///   - admits: returns whether to check an entry.
  package init(
    of tables: [Table], among all: [Table], rules: RuleSet,
    admits: @escaping @Sendable (Table, Entry) -> Bool = { _, _ in true }
  ) {
    self.rules = rules
    self.admits = admits
    names = Set(tables.map(\.name))
    if rules.contains(.keyUnused) { addCandidates(of: tables) }
    guard rules.contains(.keyMissing) else { return }
    for table in all {
      for entry in table.entries {
        let shape = KeyShape(entry.key)
        shapes[table.name, default: [:]][shape.words, default: []].append(shape)
      }
    }
  }

  private mutating func addCandidates(of tables: [Table]) {
    var texts: [String] = []
    var numbers: [String: Int] = [:]
    for table in tables where !table.isReadBySystem {
      for entry in table.entries where admits(table, entry) {
        let isSymbol = entry.key.isIdentifier || entry.extractionState == "manual"
        let words = KeyWords(key: entry.key, hasSymbol: isSymbol)
        guard !words.choices.isEmpty, !entry.ignores(.keyUnused) else { continue }
        let choices = words.choices.map { choice in
          choice.map { text in
            if let number = numbers[text] { return number }
            numbers[text] = texts.count
            texts.append(text)
            return texts.count - 1
          }
        }
        candidates.append(Candidate(entry: entry, choices: choices))
      }
    }
    search = TextSearch(texts)
  }

  /// Searches a file of the app.
  package mutating func read(_ bytes: [UInt8], path: String) {
    let source = AppSource(path: path, bytes: bytes)
    if !candidates.isEmpty {
      search.look(in: source.bytes)
      for text in source.rewrittenTexts { search.look(in: text.utf8) }
    }
    if rules.contains(.keyMissing), source.isCode { sources.append(source) }
  }

  /// Returns the literals that no table has, by table and key.
  private func missingLiterals() -> [String: Missing] {
    var missing: [String: Missing] = [:]
    let keys = ProjectKeys(of: sources)
    for (number, source) in sources.enumerated() {
      for literal in keys.literals(of: number) where names.contains(literal.table) {
        let key = literal.pattern.key
        // Wordless literals need no translation, and other bundles have their own tables.
        guard literal.isInOwnBundle, key.hasWords, !isKnown(literal) else { continue }
        let name = "\(literal.table)\0\(key)"
        guard missing[name] == nil else {
          missing[name]?.count += 1
          continue
        }
        for place in source.places(of: [literal.offset]) {
          missing[name] = Missing(place: place, key: key, table: literal.table)
        }
      }
    }
    return missing
  }

  private func isKnown(_ literal: LocalizedLiteral) -> Bool {
    let shapes = shapes[literal.table]?[literal.pattern.shape] ?? []
    return shapes.contains { literal.pattern.admits($0) }
  }

  /// Returns the findings, once all files have been searched.
  package func findings() -> [Finding] {
    let unused = candidates.filter { candidate in
      !candidate.choices.contains { $0.allSatisfy(search.hasFound) }
    }
    return unused.map {
      Finding(.keyUnused, "key not found in the code", about: .entry($0.entry))
    }
      + missingLiterals().values.map { literal in
        let others = literal.count - 1
        let more = others == 0 ? "" : "; used here and in \(others.counted("more place"))"
        return Finding(
          .keyMissing, "no such key in table '\(literal.table)'\(more)",
          about: .outside(
            Finding.Outside(at: literal.place, table: literal.table, key: literal.key)))
      }
  }
}

extension Table {
  /// Whether the system looks up the keys, which therefore don't appear in code.
  fileprivate var isReadBySystem: Bool { name == "InfoPlist" || name.hasSuffix("-InfoPlist") }
}
