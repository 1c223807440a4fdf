import CatalogCheck
import CatalogEditing
import CatalogFiles
import JSONDocuments
import SourceText
import StringCatalog

/// `galley remove`: removes entries from catalogs, or their translations in a language.
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
    above. Without its text in the source language, a string shows its key. `--form` removes one form of \
    the translations, such as a plural form that the language does not use.
    """
  static let otherUsages = [
    "galley remove --from FILE [options] [path...]",
    "galley remove --stale [options] [path...]",
    "galley remove --unused --sources DIR [options] [path...]",
    "galley remove --locale TAG --force [options] [path...]",
    "galley remove --locale TAG --form FORM KEY... [options] [path...]",
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
    Option.form(\.form).with("Remove only this form of the translations in --locale")
    Option.format(\.format)
    Option.dryRun(\.isDryRun)
    Option.force(\.forces).with("Remove more than a quarter of a table, or a form that others need")
  }

  var shared = SharedOptions()
  /// The folders with the source code of the app.
  var sources: [String] = []
  /// Whether the command prints what it would do.
  var isDryRun = false
  var format = Format.text
  var removesStale = false
  var removesUnused = false
  /// Whether more than a quarter of a table may be removed, or a form that others need.
  var forces = false
  /// The form that is removed of translations; no steps for whole translations.
  var form = LeafPath()
  /// The file with the keys.
  var file: String?
  /// The words that are no options, and whether each is a catalog, or a folder spelled as a path.
  private var words: [(operand: Operand, isSpelledOut: Bool)] = []

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
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
    if !form.steps.isEmpty, locale == nil {
      throw OptionsError("'--form' requires --locale TAG, the language of the translations")
    }
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
    let requests = chosen(in: &workspace, named)
    let isHeld = !forces && reportLargeRemovals(requests, from: workspace.tables)
    var status = workspace.report.status
    if !reader.problems.isEmpty { status.worsen(to: .failure) }
    if isHeld { status.worsen(to: .findings) }
    // All of them or none; a difference is printed of what could be removed.
    var flags = EditFlags()
    flags.isDryRun = isDryRun
    flags.forces = forces
    let run = EditRun(
      in: workspace, requests, flags: flags, order: order,
      isComplete: isDryRun || reader.problems.isEmpty && !isHeld, judges: false)
    status.worsen(to: run.status)
    var output = StandardOutput()
    for (number, verdict) in run.plan.verdicts.enumerated() {
      write(number, verdict, of: run.plan, to: &output)
    }
    if isDryRun {
      let writer = DiffWriter(differences: run.differences, isDryRun: true)
      let refused = run.plan.refusals.count
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
  private func reportLargeRemovals(_ requests: [TextRequest], from tables: [Table]) -> Bool {
    let isWhole = locale != nil && file == nil && operands.keys.isEmpty
    guard removesStale || removesUnused || isWhole else { return false }
    let counts = Dictionary(grouping: requests) { [$0.table, $0.file, $0.original] }
    var isHeld = false
    for table in tables {
      let count = counts[[table.name, table.paths.first, table.original]]?.count ?? 0
      guard count * 4 > table.entries.count else { continue }
      StandardError.report(
        "\(table.name): \(count) of \(table.entries.count.counted("string")) would be removed; "
          + "nothing is removed without --force")
      isHeld = true
    }
    return isHeld
  }

  /// The removals that the options and some requests name.
  private func chosen(
    in workspace: inout Workspace, _ named: [TextRequest]
  ) -> [TextRequest] {
    var unused: Set<String> = []
    if removesUnused {
      let findings = workspace.compareWithSources(by: RuleSet(Rule.all))
      for finding in findings where finding.rule == .keyUnused {
        guard let entry = finding.entry else { continue }
        unused.insert("\(entry.path)\u{0}\(entry.key)")
      }
    }
    let isOfLanguage = locale != nil && named.isEmpty && !removesStale && !removesUnused
    var removals: [TextRequest] = []
    var known: Set<Int> = []
    for table in workspace.tables {
      let name = locale.flatMap {
        try? EditTarget.locale($0, of: table, among: [table], EditFlags())
      }
      let isSource = name != nil && name == table.sourceLanguage
      let isRefused = form.steps.isEmpty && (table.traits.locales != .file || isSource)
      var isSaid = false
      for entry in table.entries {
        let naming = named.indices.filter { index in
          named[index].key.hasSameBytes(as: entry.key)
            && (named[index].table ?? table.name) == table.name
        }
        let isMeant =
          removesStale && entry.extractionState == "stale"
          || entry.extractionState != "manual" && unused.contains("\(entry.path)\u{0}\(entry.key)")
        guard !naming.isEmpty || isMeant || isOfLanguage else { continue }
        known.formUnion(naming)
        // The whole language is removed from the strings that have it; a refusal is said once.
        if isOfLanguage {
          let localization = name.flatMap { entry.localization($0) }
          let hasForm =
            localization?.leaves.contains { $0.path.steps.starts(with: form.steps) } ?? false
          guard isRefused ? !isSaid : hasForm else { continue }
          isSaid = true
        }
        var removal = TextRequest(of: EntryName(entry), locale: locale ?? "")
        removal.file = table.paths.first
        removal.table = table.name
        removal.isRemoved = true
        removal.path = form
        if isOfLanguage, isRefused, isSource {
          removal.rejection = "\(locale ?? "") is the source language; name the keys"
        }
        removals.append(removal)
      }
    }
    for (number, request) in named.enumerated() where !known.contains(number) {
      let question = Spelling.question(about: request.key, among: workspace.tables.keys)
      let isFolder = question.isEmpty && request.key.isFolderPath
      var unknown = TextRequest(key: request.key, locale: locale ?? "")
      unknown.rejection = "no such key" + (isFolder ? "; write -- before paths" : question)
      removals.append(unknown)
    }
    return removals
  }

  /// Writes a line for a key.
  private func write(
    _ number: Int, _ verdict: EditPlan.Verdict, of plan: EditPlan, to output: inout StandardOutput
  ) {
    let (request, target) = (plan.requests[number], plan.targets[number])
    let (action, word) =
      switch verdict {
      case .written: isDryRun ? ("planned", "would remove") : ("removed", "removed")
      case .refused, .same: ("refused", "refused")
      case .skipped: ("skipped", "not removed")
      }
    let locale = request.isOfEntry || target == nil ? nil : target?.locale
    let path = form.steps.isEmpty ? nil : form.description
    switch format {
    case .text:
      let names = [target.map { plan.tables[$0.table].name }, request.key, locale, path]
      let place = names.compactMap(\.self).map { $0.isEmpty ? "''" : $0.marked }
        .joined(separator: " · ")
      output.write(
        lines: "\(word) \(place)" + (verdict.reason.map { ": \($0.marked)" } ?? "") + "\n")
    case .json:
      var json = JSONWriter(to: "")
      json.object {
        $0.member("table", target.map { plan.tables[$0.table].name })
        $0.member("file", plan.path(of: number))
        $0.member("key", request.key)
        if let locale { $0.member("locale", locale) }
        if let path { $0.member("path", path) }
        $0.member("action", action)
        if let reason = verdict.reason { $0.member("reason", reason) }
      }
      output.write(json.sink + "\n")
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
