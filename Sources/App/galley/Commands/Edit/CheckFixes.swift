import CatalogCheck
import CatalogEditing
import SourceText
import StringCatalog

/// Fixes the problems of a check that have a certain fix, as `set` would write the new texts.
struct CheckFixes {
  private let findings: [Finding]
  private let isDryRun: Bool

  /// Prepares to fix some findings.
  init(of findings: [Finding], isDryRun: Bool) {
    self.findings = findings
    self.isDryRun = isDryRun
  }

  /// Writes the fixes, prints them, and removes what is or would be fixed from the findings of a report.
  func run(in workspace: Workspace, isForPeople: Bool, _ reported: inout [Finding]) -> ExitStatus {
    guard let order = KeyOrder.reported else { return .failure }
    var flags = EditFlags()
    flags.keepsGoing = true
    flags.keepsStates = true
    flags.isDryRun = true
    let candidates = TextFix.fixes(of: findings, in: workspace.tables)
    let trial = EditRun(
      in: workspace, candidates.map(TextRequest.init), flags: flags, order: order)
    // A new text that still has the problem is no fix of it.
    let fixes = candidates.enumerated().filter { number, fix in
      let rules = Set(fix.findings.map(\.rule))
      return trial.plan.verdicts[number] == .written
        && !(trial.problems[number] ?? []).contains { rules.contains($0.rule) }
    }.map(\.element)
    flags.isDryRun = isDryRun
    let run = EditRun(in: workspace, fixes.map(TextRequest.init), flags: flags, order: order)
    let written = zip(fixes, run.plan.verdicts).filter { $1 == .written }.map(\.0)
    var status = ExitStatus.fine
    for verdict in run.plan.verdicts where verdict != .written {
      if let reason = verdict.reason { StandardError.report("not fixed: \(reason.marked)") }
      status.worsen(to: .failure)
    }
    var text = written.map(lines).joined()
    if isDryRun, !written.isEmpty {
      text +=
        "\n" + DiffWriter(differences: run.differences, isDryRun: true).text
    }
    let count = written.reduce(0) { $0 + $1.findings.count }
    let done = isDryRun ? "would fix" : "fixed"
    text +=
      written.isEmpty
      ? "nothing to fix\n"
      : "\(done) \(count.counted("problem")) in \(written.count.counted("string"))\n"
    if isForPeople {
      var output = StandardOutput()
      output.write(lines: text + "\n")
      status.worsen(to: output.close())
    } else {
      for line in text.split(separator: "\n") { StandardError.report(String(line)) }
    }
    reported.remove(fixedBy: written)
    // A finding that is not fixed yet is a problem.
    if isDryRun, !written.isEmpty { status.worsen(to: .findings) }
    return status
  }

  /// A line for each problem, and unless a difference follows, the old text and the new one.
  private func lines(_ fix: TextFix) -> String {
    let word = isDryRun ? "fixable" : "fixed"
    return fix.findings.map { finding in
      let place = finding.place.map { "\($0): " } ?? ""
      return "\(place.marked)\(word): \(finding.message.marked) [\(finding.rule)]\n"
    }.joined() + (isDryRun ? "" : "  - \(quoted(fix.leaf.text))\n  + \(quoted(fix.text))\n")
  }

  private func quoted(_ text: String) -> String { "\"\(text.marked.withVisibleSpaces)\"" }
}

extension TextRequest {
  /// Creates the request for a fix.
  ///
  /// The state is kept, because nobody has reviewed the string.
  fileprivate init(_ fix: TextFix) {
    self.init(fix.leaf, text: fix.text, state: fix.leaf.state.flatMap { $0.isEmpty ? nil : $0 })
  }
}
