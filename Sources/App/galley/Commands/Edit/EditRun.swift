import CatalogCheck
import CatalogEditing
import PreviewRows
import SourceText
import StringCatalog
import WorkingCopy

/// One run of a command that edits strings: the requests are planned, proved and checked in memory, and
/// only then written.
struct EditRun {
  private let workspace: Workspace
  private(set) var status: ExitStatus
  /// The proved edits, and the answer to each request.
  private(set) var plan: EditPlan
  /// Findings in the new texts, by the numbers of their requests.
  private(set) var problems: [Int: [Finding]]

  /// Loads the catalogs, and does what the requests ask for.
  init(
    _ shared: SharedOptions, _ requests: [TextRequest], flags: EditFlags, order: KeyOrder,
    isComplete: Bool
  ) {
    var all = shared
    all.locales = .preferred
    var request = CatalogRequest(all)
    request.showsRows = true
    var workspace = Workspace.load(request)
    workspace.reportUnmatched()
    self.init(in: workspace, requests, flags: flags, order: order, isComplete: isComplete)
  }

  /// Does what the requests ask for, in loaded catalogs.
  ///
  /// - Parameters:
  ///   - workspace: the catalogs.
  ///   - requests: the requests.
  ///   - flags: what is allowed.
  ///   - order: the order of new members.
  ///   - isComplete: whether all requests could be read; otherwise nothing is written.
  ///   - judges: whether the rules judge the new texts.
  init(
    in workspace: Workspace, _ requests: [TextRequest], flags: EditFlags, order: KeyOrder,
    isComplete: Bool = true, judges: Bool = true
  ) {
    var workspace = workspace
    let previews = judges ? workspace.previewTables() : []
    self.workspace = workspace
    var problems: [Int: [Finding]] = [:]
    plan = EditPlan(
      requests, in: judges ? previews.map(\.table) : workspace.tables, flags: flags, order: order,
      contents: EditedFile.contents
    ) { [workspace] plan in
      guard judges, !flags.forces else { return [:] }
      problems = [:]
      return plan.refusals(by: workspace, previews, &problems)
    }
    self.problems = problems
    // A damaged entry does not keep others from being edited.
    let report = workspace.report
    let isOfEntries = report.problems.allSatisfy { problem in
      problem.rule != .unreadable && problem.path.flatMap { CatalogFormat(path: $0) } != nil
    }
    status = report.failures.isEmpty && isOfEntries ? .fine : report.status
    if plan.isUnreadable { status.worsen(to: .failure) }
    if !plan.refusals.isEmpty { status.worsen(to: .findings) }
    if !isComplete, !flags.keepsGoing { plan.skip() }
    guard !flags.isDryRun else { return }
    let (written, failure) = plan.files.write(in: order)
    guard let failure else { return }
    status.worsen(to: .failure)
    plan.note(failure, after: written)
  }

  /// The differences between the files and their new versions.
  var differences: [TableDifference] {
    plan.files.differences(
      from: plan.tables, sourceLanguage: workspace.request.shared.source)
  }
}

extension EditPlan {
  /// Checks the new texts by the rules that they may not break.
  ///
  /// - Returns: why requests are refused, by their numbers.
  fileprivate func refusals(
    by workspace: Workspace, _ previews: [PreviewTable], _ problems: inout [Int: [Finding]]
  ) -> [Int: String] {
    var refused: [Int: String] = [:]
    for file in files {
      // A table may have a file for each language.
      let edited = Set(file.edits.map { EditedKey(key: $0.key, locale: $0.part.locale) })
      let numbers = requests.indices.filter { number in
        guard verdicts[number] == .written, !requests[number].isOfEntry,
          let target = targets[number],
          target.table == file.table
        else { return false }
        return edited.contains(EditedKey(key: target.key, locale: target.locale))
      }
      let check = EditCheck(of: file, preview: previews[file.table], workspace: workspace)
      let locales = Set(numbers.compactMap { targets[$0]?.locale })
      let findings = check.findings(
        keys: Set(numbers.map { requests[$0].key }), locales: Array(locales))
      let groups = Dictionary(grouping: findings) {
        EditedKey(key: $0.key ?? "", locale: $0.localization)
      }
      for number in numbers {
        guard let target = targets[number] else { continue }
        let key = EditedKey(key: target.key, locale: target.locale)
        let own = (groups[key] ?? []).filter { finding in
          finding.path == nil || finding.path == requests[number].path
            || finding.rule == .pluralOtherMissing
        }
        problems[number] = own
        let reasons = own.filter { Rule.refuses($0.rule, $0.severity) }
        guard let first = reasons.first else { continue }
        if first.rule == .pluralOtherMissing, let other = refusedOther(of: target) {
          refused[number] = "the form \(other) was refused"
        } else {
          refused[number] = "\(first.message) [\(first.rule)] (--force writes it)"
        }
      }
    }
    return refused
  }

  /// The path of the form `other` of a localization, if it was to be written and was refused.
  private func refusedOther(of target: EditTarget) -> String? {
    requests.indices.first { number in
      requests[number].path.pluralCase == "other" && targets[number] == target
        && verdicts[number].reason != nil
    }.map { requests[$0].path.description }
  }
}

/// An entry in one language.
private struct EditedKey: Hashable {
  let key: String
  let locale: String?
}
