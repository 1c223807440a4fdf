import CatalogCheck
import CatalogEditing
import JSONDocuments
import NameMatching
import SourceText
import StringCatalog

/// `galley remove`: removes whole entries from catalogs.
struct RemoveCommand: CatalogCommand {
  static let name = "remove"
  static let summary = "remove strings"
  static let meaning = """
    Remove the strings with these keys, in all languages, and print what was removed. Arguments that \
    are not existing paths are keys. If a key is unknown, nothing is removed.

    `--stale` removes the strings that Xcode marked as stale, `--unused` those whose keys are not in \
    the source code of `--sources`. Neither removes a string that was added manually, unless its key is \
    given.
    """
  static let otherUsages = [
    "galley remove --stale [options] [path...]",
    "galley remove --unused --sources DIR [options] [path...]",
  ]
  static let pathUsage = "KEY... [path...]"
  /// A string goes in all languages; with an option that names one, it would seem to stay in the others.
  static let unusedOptions: Set = ["locale"]
  static let parts = [OptionPart(\Self.sources), OptionPart(\.isDryRun), OptionPart(\.format)]
  static let options: [Option] = [
    Option(
      "stale", in: .selection, help: "Remove the strings that are marked as stale.",
      sets: .value(\RemoveCommand.removesStale, true)),
    Option(
      "unused", in: .selection, help: "Remove the strings whose keys are not in --sources.",
      sets: .value(\RemoveCommand.removesUnused, true)),
  ]

  var shared = SharedOptions()
  var sources = SourcesOption()
  var isDryRun = DryRun()
  var format = Format.text
  var keys: [String] = []
  var removesStale = false
  var removesUnused = false

  mutating func take(
    _ operands: ArraySlice<Operand>, exists: (String) -> Bool
  ) throws(OptionsError) {
    keys = operands.filter { !$0.isPath }.map(\.text)
    shared.paths = operands.filter(\.isPath).map(\.text)
  }

  func validate() throws(OptionsError) {
    if removesUnused, sources.folders.isEmpty {
      throw OptionsError("'--unused' requires --sources DIR")
    }
    if keys.isEmpty, !removesStale, !removesUnused { throw .missingOperand(of: Self.self) }
  }

  func run() -> ExitStatus {
    guard let order = KeyOrder.reported else { return .failure }
    var request = CatalogRequest(shared)
    request.sources = sources.folders
    var workspace = Workspace.load(request)
    workspace.reportProblems()
    workspace.reportUnmatched()
    var output = StandardOutput()
    var removals = chosen(in: &workspace)
    let edited = EntryRemoval.apply(&removals, in: order)
    var status = workspace.report.status
    if edited.isUnreadable { status.worsen(to: .failure) }
    let refused = removals.count { $0.reason != nil }
    // What is to happen to the others; all of them or none.
    var files = edited.files
    if refused > 0 {
      status.worsen(to: .findings)
      files = []
    } else if !isDryRun.isOn {
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
    if isDryRun.isOn {
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

  /// The entries that the options name.
  private func chosen(in workspace: inout Workspace) -> [EntryRemoval] {
    var unused: Set<String> = []
    if removesUnused {
      let findings = workspace.compareWithSources(by: RuleSet(Rule.all))
      for finding in findings where finding.rule == .keyUnused {
        guard let entry = finding.entry else { continue }
        unused.insert("\(entry.path)\u{0}\(entry.key)")
      }
    }
    var removals: [EntryRemoval] = []
    var known: Set<String> = []
    for (number, table) in workspace.tables.enumerated() {
      for entry in table.entries {
        let isNamed = keys.contains { $0.hasSameBytes(as: entry.key) }
        let isMeant =
          removesStale && entry.extractionState == "stale"
          || entry.extractionState != "manual" && unused.contains("\(entry.path)\u{0}\(entry.key)")
        guard isNamed || isMeant else { continue }
        known.insert(entry.key)
        removals.append(EntryRemoval(of: entry, table: number))
      }
    }
    for key in keys where !known.contains(key) {
      let question = Spelling.question(about: key, among: workspace.tables.keys)
      removals.append(EntryRemoval(key: key, reason: "no such key" + question))
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
          : isDryRun.isOn ? ("planned", "would remove") : ("removed", "removed")
      switch format {
      case .text:
        let names = [removal.table.map { tables[$0].name }, removal.key].compactMap(\.self)
        let place = names.map { $0.isEmpty ? "''" : $0.marked }.joined(separator: " · ")
        output.write(
          lines: "\(word) \(place)" + (removal.reason.map { ": \($0.marked)" } ?? "") + "\n")
      case .json:
        var json = JSONWriter(to: "")
        json.object {
          $0.member("table", removal.table.map { tables[$0].name })
          $0.member("file", removal.paths.first)
          $0.member("key", removal.key)
          $0.member("action", action)
          if let reason = removal.reason { $0.member("reason", reason) }
        }
        output.write(json.sink + "\n")
      }
    }
  }
}

/// Whether a command prints what it would do instead of doing it.
struct DryRun: Equatable, Sendable { var isOn = false }
