import CatalogCheck
import CatalogEditing
import PreviewRows
import SourceText
import StringCatalog

/// One run of a command that writes texts: what is asked for is planned, proved and checked in memory,
/// and only then written.
struct EditRun {
  private let requests: [TextRequest]
  private let flags: EditFlags
  private let order: KeyOrder
  private var workspace: Workspace
  private let previews: [PreviewTable]
  private(set) var status = ExitStatus.fine
  /// What becomes of each request.
  private(set) var verdicts: [EditVerdict] = []
  private(set) var targets: [EditTarget?] = []
  /// What is wrong with the new texts, by the numbers of their requests.
  private(set) var problems: [Int: [Finding]] = [:]
  /// The new versions of the files.
  private(set) var files: [EditedFile] = []

  /// The loaded tables.
  var tables: [Table] { previews.map(\.table) }

  /// Loads the catalogs.
  init(_ shared: SharedOptions, _ requests: [TextRequest], flags: EditFlags, order: KeyOrder) {
    var all = shared
    all.locales = .preferred
    var request = CatalogRequest(all)
    request.showsRows = true
    var workspace = Workspace.load(request)
    workspace.reportUnmatched()
    self.init(in: workspace, requests, flags: flags, order: order)
  }

  /// Takes loaded catalogs.
  init(in workspace: Workspace, _ requests: [TextRequest], flags: EditFlags, order: KeyOrder) {
    self.requests = requests
    self.flags = flags
    self.order = order
    var workspace = workspace
    previews = workspace.previewTables()
    self.workspace = workspace
    // A damaged entry does not keep others from being edited.
    let report = workspace.report
    let isOfEntries = report.problems.allSatisfy { problem in
      problem.rule != .unreadable && problem.path.flatMap { CatalogFormat(path: $0) } != nil
    }
    status = report.failures.isEmpty && isOfEntries ? .fine : report.status
  }

  /// Does what the requests ask for.
  ///
  /// - Parameter isComplete: whether all requests could be read; otherwise nothing is written.
  mutating func run(isComplete: Bool = true) {
    var refused: [Int: String] = [:]
    var plan: EditPlan
    var new: [Int: String]
    repeat {
      plan = EditPlan(requests, in: tables, flags: flags, refused: refused)
      refused = plan.refusals
      new = apply(plan)
      if new.isEmpty, !flags.forces { new = check(plan) }
      refused.merge(new) { old, _ in old }
    } while !new.isEmpty
    verdicts = plan.verdicts
    targets = plan.targets
    if !refused.isEmpty { status.worsen(to: .findings) }
    guard flags.keepsGoing || refused.isEmpty && isComplete else {
      for number in verdicts.indices where verdicts[number] == .written {
        verdicts[number] = .skipped
      }
      files = []
      return
    }
    if !flags.isDryRun { write() }
  }

  /// Applies the edits in memory.
  ///
  /// - Returns: why requests are refused, by their numbers.
  private mutating func apply(_ plan: EditPlan) -> [Int: String] {
    files = []
    var refused: [Int: String] = [:]
    for file in plan.files {
      do throws(EditedFile.Refusal) {
        files.append(
          try EditedFile(
            file.path, table: file.table, edits: file.edits.map(\.edit), order: order,
            loaded: tables))
      } catch {
        if error.isUnreadable { status.worsen(to: .failure) }
        var culprits = file.edits
        if case .refused(let refusal) = error {
          culprits = culprits.filter { $0.edit == refusal.edit || $0.edit.key == refusal.key }
          if culprits.isEmpty { culprits = file.edits }
        }
        let reason = error.reason(in: file.path)
        for culprit in culprits { refused[culprit.request] = reason }
      }
    }
    return refused
  }

  /// Checks the new texts by the rules that they may not break.
  ///
  /// - Returns: why requests are refused, by their numbers.
  private mutating func check(_ plan: EditPlan) -> [Int: String] {
    problems = [:]
    var refused: [Int: String] = [:]
    for file in files {
      // A table may have a file for each language.
      let edited = Set(file.edits.map { EditedKey(key: $0.key, locale: $0.part.locale) })
      let numbers = requests.indices.filter { number in
        guard plan.verdicts[number] == .written, !requests[number].isOfEntry,
          let target = plan.targets[number],
          target.table == file.table
        else { return false }
        return edited.contains(EditedKey(key: target.key, locale: target.locale))
      }
      let check = EditCheck(of: file, preview: previews[file.table], workspace: workspace)
      let locales = Set(numbers.compactMap { plan.targets[$0]?.locale })
      let findings = check.findings(
        keys: Set(numbers.map { requests[$0].key }), locales: Array(locales))
      for number in numbers {
        guard let target = plan.targets[number] else { continue }
        let own = findings.filter { finding in
          finding.key == target.key && finding.localization == target.locale
            && (finding.path == nil || finding.path == requests[number].path
              || finding.rule == .pluralOtherMissing)
        }
        problems[number] = own
        let reasons = own.filter { Rule.refuses($0.rule, $0.severity) }
        guard let first = reasons.first else { continue }
        if first.rule == .pluralOtherMissing, let other = refusedOther(of: target, in: plan) {
          refused[number] = "the form \(other) was refused"
        } else {
          refused[number] = "\(first.message) [\(first.rule)] (--force writes it)"
        }
      }
    }
    return refused
  }

  /// The path of the form `other` of a localization, if it was to be written and was refused.
  private func refusedOther(of target: EditTarget, in plan: EditPlan) -> String? {
    requests.indices.first { number in
      requests[number].path.pluralCase == "other" && plan.targets[number] == target
        && plan.verdicts[number].reason != nil
    }.map { requests[$0].path.description }
  }

  private mutating func write() {
    let (written, failure) = files.write(in: order)
    guard let failure else { return }
    status.worsen(to: .failure)
    for number in verdicts.indices where verdicts[number] == .written {
      guard let table = targets[number]?.table, let file = file(of: number, in: table) else {
        continue
      }
      if file.path == failure.path {
        verdicts[number] = .refused("not written: \(failure.reason)")
      } else if !written.contains(file.path) {
        verdicts[number] = .skipped
      }
    }
  }

  /// The file that a request changes.
  private func file(of number: Int, in table: Int) -> EditedFile? {
    files.first { file in
      file.table == table
        && file.edits.contains { edit in
          edit.key == requests[number].key
            && (requests[number].isOfEntry || edit.part.locale == targets[number]?.locale)
        }
    }
  }

  /// How many translations are marked as needs review, because only their source string was edited.
  var reviewCount: Int {
    let edited = Set(
      requests.indices.map { EditedKey(key: requests[$0].key, locale: targets[$0]?.locale) })
    let marked = files.flatMap(\.edits).compactMap { edit -> EditedKey? in
      guard case .state(let locale, _) = edit.part, edit.new == "needs_review" else { return nil }
      return EditedKey(key: edit.key, locale: locale)
    }
    return Set(marked).subtracting(edited).count
  }

  /// What differs between the files and their new versions.
  var differences: [TableDifference] {
    files.differences(from: tables, sourceLanguage: workspace.request.shared.source)
  }
}

/// An entry in one language.
private struct EditedKey: Hashable {
  let key: String
  let locale: String?
}

extension CatalogEdit.Part {
  /// The language of the part; nil if it belongs to the whole entry.
  fileprivate var locale: String? {
    switch self {
    case .text(let locale, _), .state(let locale, _), .localization(let locale): locale
    case .entry, .comment, .isCommentAutoGenerated, .extractionState, .shouldTranslate: nil
    }
  }
}
