import CatalogCheck
import CatalogEditing
import CatalogFiles
import JSONDocuments
import SourceText
import StringCatalog

/// `galley remove`: removes whole entries from catalogs.
struct RemoveCommand: CatalogCommand {
  static let name = "remove"
  static let summary = "remove strings"
  static let meaning = """
    Remove the strings with these keys, in all languages, and print what was removed. If a key is \
    unknown, nothing is removed. Paths follow after `--`; without it, catalogs at the end of the \
    arguments are paths, and folders spelled like `./App` or `App/`. After a first `--` without keys \
    before it, a key may begin with a dash.

    `--from` reads the keys from JSON Lines with the fields `key` and `table`. `--stale` removes the \
    strings that Xcode marked as stale, `--unused` those whose keys are not in the source code of \
    `--sources`; neither removes a string that was added manually. With these options, all arguments \
    are paths. More than a quarter of a table is removed only with `--force`.

    With `--locale`, only the translations in that language are removed: those of the keys, or all of \
    them if there are no keys and `--force` is given. All arguments are then keys, or paths spelled as \
    above.
    """
  static let otherUsages = [
    "galley remove --from FILE [options] [path...]",
    "galley remove --stale [options] [path...]",
    "galley remove --unused --sources DIR [options] [path...]",
    "galley remove --locale TAG --force [options] [path...]",
  ]
  static let pathUsage = "KEY... [--] [path...]"
  static let takesSeveralLocales = false
  static var options: [Option<Self>] {
    shared(locale: "Remove only the translations in this language")
    Option.sources(\.sources)
    Option.from(\.file).with("Read keys from FILE, one JSON object per line")
    Option(
      "stale", in: .selection, help: "Remove the strings that are marked as stale.",
      .flag(\.removesStale))
    Option(
      "unused", in: .selection, help: "Remove the strings whose keys are not in --sources.",
      .flag(\.removesUnused))
    Option.format(\.format)
    Option.dryRun(\.isDryRun)
    Option.force(\.forces).with("Remove more than a quarter of a table")
  }

  var shared = SharedOptions()
  /// The folders with the source code of the app.
  var sources: [String] = []
  /// Whether the command prints what it would do.
  var isDryRun = false
  var format = Format.text
  var removesStale = false
  var removesUnused = false
  /// Whether more than a quarter of a table may be removed.
  var forces = false
  /// The file with the keys.
  var file: String?
  /// The words that are no options, and whether each is a catalog, or a folder spelled as a path.
  private var words: [(operand: Operand, isSpelledOut: Bool)] = []

  mutating func take(
    _ operands: ArraySlice<Operand>, exists: (String) -> Bool
  ) throws(OptionsError) {
    words = operands.map { operand in
      let isNamed = CatalogFormat(path: operand.text) != nil || operand.text.isSpelledAsPath
      return (operand, isNamed && exists(operand.text))
    }
  }

  /// The keys and the paths among the words; `found` are the paths that do not follow after `--`.
  ///
  /// A key may have the name of a folder, so what lies in the current folder does not decide.
  private var operands: (keys: [String], paths: [String], found: [String]) {
    var keys = words[...]
    if removesStale || removesUnused || file != nil { return ([], keys.map(\.operand.text), []) }
    var paths: [String] = []
    if let dashes = keys.firstIndex(where: { $0.operand.isAfterDashes }) {
      if dashes > 0 {
        paths = keys[dashes...].map(\.operand.text)
        keys = keys[..<dashes]
      } else if let second = keys.firstIndex(where: { $0.operand.text == "--" }) {
        paths = keys[(second + 1)...].map(\.operand.text)
        keys = keys[..<second]
      }
    }
    var found: [String] = []
    while paths.isEmpty, let last = keys.last, last.isSpelledOut {
      found.insert(last.operand.text, at: 0)
      keys.removeLast()
    }
    return (keys.map(\.operand.text), paths + found, found)
  }

  /// The language whose translations are removed; nil for whole strings.
  private var locale: String? {
    if case .tags(let tags) = shared.locales { tags.first } else { nil }
  }

  func validate() throws(OptionsError) {
    if shared.locales == .all { throw .severalLocales(for: Self.self) }
    if removesUnused, sources.isEmpty {
      throw OptionsError("'--unused' requires --sources DIR")
    }
    if operands.keys.isEmpty, !removesStale, !removesUnused, file == nil, locale == nil {
      throw .missingOperand(of: Self.self)
    }
  }

  mutating func prepare() {
    shared.paths = operands.paths
    shared.chooseCatalogs()
    shared.useASCIIIfNeeded()
  }

  func run() -> ExitStatus {
    guard let order = KeyOrder.reported else { return .failure }
    let operands = operands
    if !operands.found.isEmpty {
      StandardError.report("removing from \(operands.found.joined(separator: ", "))")
    }
    var reader = TextRequestReader(path: file ?? "", readsKeys: true)
    do throws(FileFault) {
      if let file { reader.read(try SetCommand.bytes(of: file)) }
    } catch {
      StandardError.report("\(file ?? "-"): \(error)")
      return .failure
    }
    for problem in reader.problems { StandardError.report(problem) }
    let named = operands.keys.map { TextRequest(key: $0, locale: "") } + reader.requests
    var request = CatalogRequest(shared)
    request.sources = sources
    var workspace = Workspace.load(request)
    workspace.reportProblems()
    workspace.reportUnmatched()
    var output = StandardOutput()
    var removals = chosen(in: &workspace, named)
    let edited = EntryRemoval.apply(&removals, in: order)
    var status = workspace.report.status
    if edited.isUnreadable || !reader.problems.isEmpty { status.worsen(to: .failure) }
    let isHeld = !forces && reportLargeRemovals(removals, from: workspace.tables)
    let refused = removals.count { $0.reason != nil }
    // What is to happen to the others; all of them or none.
    var files = edited.files
    if refused > 0 || !reader.problems.isEmpty || isHeld {
      status.worsen(to: .findings)
      if refused > 0 || !isDryRun { files = [] }
    } else if !isDryRun {
      let (written, failure) = files.write(in: order)
      if let failure {
        status.worsen(to: .failure)
        for index in removals.indices where removals[index].paths.contains(failure.path) {
          removals[index].reason = "not written: \(failure.reason)"
        }
      }
      files.removeAll { !written.contains($0.path) }
    }
    write(removals, in: workspace.tables, changing: Set(files.map(\.path)), to: &output)
    if isDryRun {
      let writer = DiffWriter(
        differences: files.differences(from: workspace.tables, sourceLanguage: shared.source),
        isDryRun: true)
      switch format {
      case .text where refused > 0:
        output.write(
          lines: "\ndry run: nothing would be removed; \(refused.counted("key")) refused\n")
      case .text: output.write(lines: "\n" + writer.text)
      case .json: output.write(writer.json + "\n")
      }
    }
    return status.worsened(by: output.close())
  }

  /// Reports tables that would lose more than a quarter of their strings, although no key is given.
  private func reportLargeRemovals(_ removals: [EntryRemoval], from tables: [Table]) -> Bool {
    let isWhole = locale != nil && file == nil && operands.keys.isEmpty
    guard removesStale || removesUnused || isWhole else { return false }
    let counts = Dictionary(grouping: removals.compactMap(\.table)) { $0 }.mapValues(\.count)
    let large = counts.sorted { $0.key < $1.key }.filter { number, count in
      count * 4 > tables[number].entries.count
    }
    for (number, count) in large {
      StandardError.report(
        "\(tables[number].name): \(count) of \(tables[number].entries.count.counted("string")) would be "
          + "removed; nothing is removed without --force")
    }
    return !large.isEmpty
  }

  /// The entries that the options and some requests name.
  private func chosen(
    in workspace: inout Workspace, _ named: [TextRequest]
  ) -> [EntryRemoval] {
    var unused: Set<String> = []
    if removesUnused {
      let findings = workspace.compareWithSources(by: RuleSet(Rule.all))
      for finding in findings where finding.rule == .keyUnused {
        guard let entry = finding.entry else { continue }
        unused.insert("\(entry.path)\u{0}\(entry.key)")
      }
    }
    var removals: [EntryRemoval] = []
    var known: Set<Int> = []
    for (number, table) in workspace.tables.enumerated() {
      for entry in table.entries {
        let naming = named.indices.filter { index in
          named[index].key.hasSameBytes(as: entry.key)
            && (named[index].table ?? table.name) == table.name
        }
        let isMeant =
          removesStale && entry.extractionState == "stale"
          || entry.extractionState != "manual" && unused.contains("\(entry.path)\u{0}\(entry.key)")
        let isOfLanguage = locale != nil && named.isEmpty && !removesStale && !removesUnused
        guard !naming.isEmpty || isMeant || isOfLanguage else { continue }
        known.formUnion(naming)
        guard let locale else {
          removals.append(EntryRemoval(of: entry, table: number))
          continue
        }
        let removal = EntryRemoval(of: entry, in: table, number, locale: locale)
        // The whole language is removed from the strings that have it; a refusal is said once.
        let isSaid = removals.contains { $0.table == number && $0.reason == removal.reason }
        if !isOfLanguage || removal.reason != .noTranslation && !(isSaid && removal.reason != nil) {
          removals.append(removal)
        }
      }
    }
    for (number, request) in named.enumerated() where !known.contains(number) {
      let question = Spelling.question(about: request.key, among: workspace.tables.keys)
      let isFolder = question.isEmpty && request.key.isFolderPath
      removals.append(
        EntryRemoval(
          key: request.key,
          reason: "no such key" + (isFolder ? "; write -- before paths" : question)))
    }
    return removals
  }

  /// Writes a line for each key; `paths` are the files that change.
  private func write(
    _ removals: [EntryRemoval], in tables: [Table], changing paths: Set<String>,
    to output: inout StandardOutput
  ) {
    for removal in removals {
      let (action, word) =
        removal.reason != nil
        ? ("refused", "refused")
        : !paths.isSuperset(of: removal.paths)
          ? ("skipped", "not removed")
          : isDryRun ? ("planned", "would remove") : ("removed", "removed")
      switch format {
      case .text:
        let names = [removal.table.map { tables[$0].name }, removal.key, removal.locale]
          .compactMap(\.self)
        let place = names.map { $0.isEmpty ? "''" : $0.marked }.joined(separator: " · ")
        output.write(
          lines: "\(word) \(place)" + (removal.reason.map { ": \($0.marked)" } ?? "") + "\n")
      case .json:
        var json = JSONWriter(to: "")
        json.object {
          $0.member("table", removal.table.map { tables[$0].name })
          $0.member("file", removal.paths.first)
          $0.member("key", removal.key)
          if let locale = removal.locale { $0.member("locale", locale) }
          $0.member("action", action)
          if let reason = removal.reason { $0.member("reason", reason) }
        }
        output.write(json.sink + "\n")
      }
    }
  }
}

extension String {
  /// Whether a word is spelled as only paths are: `.`, `./App`, `/App`, `App/`.
  fileprivate var isSpelledAsPath: Bool {
    self == "." || self == ".." || hasPrefix("./") || hasPrefix("../")
      || self != "/" && (hasPrefix("/") || hasSuffix("/"))
  }
}

extension EntryRemoval {
  /// Removes one translation of an entry.
  fileprivate init(of entry: Entry, in table: Table, _ number: Int, locale: String) {
    let target = try? EditTarget.locale(locale, of: table, among: [table], EditFlags())
    self.init(key: entry.key, locale: target ?? locale, table: number)
    let localization = target.flatMap { entry.localization($0) }
    if table.traits.locales != .file {
      reason = "each language has a file of its own; remove the string or the file"
    } else if target == table.sourceLanguage, target != nil {
      reason = "\(locale) is the source language"
    } else if localization == nil {
      reason = .noTranslation
    } else {
      paths = [entry.path]
    }
  }
}

extension String? {
  /// The reason for a string that has nothing to remove.
  fileprivate static var noTranslation: String? { "no translation in this language" }
}
