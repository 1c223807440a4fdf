import CatalogCheck
import CatalogFiles
import FileAccess
import JSONDocuments
import PreviewRows
import SourceText
import StringCatalog

/// `galley check --after-edit`: what the strings lack that edited source files use.
///
/// The answer is for a coding agent, which reads no more than its beginning: the worst comes first.
struct EditedCodeCheck {
  /// The most bytes of an answer.
  private static let limit = 2_000

  private let check: Check
  /// The folders with the source code.
  private let sources: [String]
  private var lines: [String] = []

  init(_ check: Check, sources: [String]) {
    self.check = check
    self.sources = sources
  }

  /// Reads the call of the tool that edited files from standard input, and answers.
  mutating func run() -> ExitStatus {
    let files: [String]
    do throws(FileFault) {
      let bytes = try SmallFile.standardInput()
      files = (try? JSONValue(parsing: bytes, path: "-")).map { AgentEvent($0).files } ?? []
    } catch {
      StandardError.report("standard input: \(error)")
      return .failure
    }
    let paths = Set(files.compactMap(\.realPath))
    guard !paths.isEmpty else { return .fine }
    var request = check.request
    request.sources = sources.isEmpty ? SyncCommand.folders(beside: request.shared.paths) : sources
    var workspace = Workspace.load(request)
    var plan = SyncPlan(workspace.tables)
    plan.watched = paths
    _ = plan.readCode(of: &workspace)
    add(missingKeysOf: plan, in: workspace.tables)
    let used = workspace.tables.indices.map { number in
      Set(plan.uses.filter { $0.table == number }.map(\.key))
    }
    let selected = workspace.selected
    add("no translation in", of: used, in: workspace.tables, selected) {
      $0 == .missing || $0 == .new
    }
    add("needs review in", of: used, in: workspace.tables, selected) {
      if case .other = $0 { true } else { $0 == .needsReview }
    }
    addErrors(of: used, in: &workspace)
    guard !lines.isEmpty else { return workspace.report.status }
    return StandardOutput.write(answer).worsened(by: .findings)
  }

  // MARK: Lines

  /// Adds the keys that no catalog has.
  private mutating func add(missingKeysOf plan: SyncPlan, in tables: [Table]) {
    let keys = plan.uses.filter { tables[$0.table].entry(forKey: $0.key) == nil }
    var known: Set<String> = []
    for key in keys where known.insert("\(key.table) \(key.key)").inserted {
      let table = tables[key.table].name
      lines.append("\(key.place): no key '\(key.key.beginning)' in \(table); galley sync adds it")
    }
    for step in plan.steps where step.action == .noTable {
      guard let place = step.place, plan.isWatched(place.path) else { continue }
      lines.append("\(place): no table '\(step.tableName)' for the key '\(step.key.beginning)'")
    }
  }

  /// Adds a line for the languages in which the same strings are in a state.
  private mutating func add(
    _ words: String, of used: [Set<String>], in tables: [Table], _ selected: SelectedLocalizations,
    where isInState: (RowState) -> Bool
  ) {
    for (table, keys) in zip(tables, used) where !keys.isEmpty {
      let entries = table.entries.filter { keys.contains($0.key) }
      var languages: [(keys: [String], names: [String])] = []
      for locale in selected.localizations(of: table) where locale != table.sourceLanguage {
        let states = TranslationStates(of: table, servedBy: locale)
        let found = entries.filter { isInState(states[Int($0.number)]) }.map(\.key)
        guard !found.isEmpty else { continue }
        if let index = languages.firstIndex(where: { $0.keys == found }) {
          languages[index].names.append(locale)
        } else {
          languages.append((found, [locale]))
        }
      }
      for language in languages {
        let keys = language.keys.map { "'\($0.beginning)'" }
        lines.append("\(table.name): \(words) \(language.names.listed): \(keys.listed)")
      }
    }
  }

  /// Adds what the rules find wrong with the strings.
  private mutating func addErrors(of used: [Set<String>], in workspace: inout Workspace) {
    workspace.request.filter.keys = used.joined().compactMap { try? Glob(Glob.escaped($0)) }
    guard !workspace.request.filter.keys.isEmpty else { return }
    let rules = check.selection.rules
    var findings: [Finding] = []
    for (number, table) in workspace.previewTables().enumerated() where !used[number].isEmpty {
      findings += check.findings(
        in: table, of: workspace, rules: rules, progress: CheckProgress(of: 0, isShown: false)
      ).findings.filter { $0.severity == .error && used[number].contains($0.key ?? "") }
    }
    check.selection.settle(&findings)
    findings.removeAll { $0.severity != .error }
    findings.group()
    var report = CheckReport()
    report.findings = findings
    lines += report.lines(of: findings.indices).map(\.text)
  }

  /// As many lines as an agent reads.
  private var answer: String {
    var text = ""
    for (number, line) in lines.enumerated() {
      let rest = "\(lines.count - number) more; galley check --sources . lists them\n"
      // The last line needs no room for the rest.
      let room = Self.limit - (number == lines.count - 1 ? 0 : rest.utf8.count)
      guard text.utf8.count + line.utf8.count + 1 <= room else { return text + rest }
      text += line.marked + "\n"
    }
    return text
  }
}
