import CatalogCheck
import CatalogEditing
import JSONDocuments
import SourceText
import StringCatalog

/// Writes what became of requests: a line each, and in a dry run what would change.
struct EditWriter {
  let run: EditRun
  let flags: EditFlags
  let format: Format
  /// Whether refused strings have the places of their requests.
  var namesPlaces = false
  /// How many strings a template leaves empty, if only refused strings have lines, and the others are
  /// counted; nil if each string has a line.
  var emptyCount: Int?

  private var plan: EditPlan { run.plan }

  func write(to output: inout StandardOutput) {
    let columns = plan.verdicts.map { $0.word(isDryRun: flags.isDryRun).count }.max() ?? 0
    for (number, verdict) in plan.verdicts.enumerated()
    where emptyCount == nil || verdict.reason != nil {
      switch format {
      case .text: output.write(lines: line(number, verdict, columns) + "\n")
      case .json: output.write(json(number, verdict) + "\n")
      }
    }
    if let emptyCount {
      let summary = EditSummary(of: plan, isDryRun: flags.isDryRun, emptyCount: emptyCount)
      switch format {
      case .text: for line in summary.lines { output.write(lines: line + "\n") }
      case .json: output.write(summary.json)
      }
    }
    let isStopped =
      !flags.keepsGoing && !plan.verdicts.contains(.written)
      && plan.verdicts.contains { $0 == .skipped || $0.reason != nil }
    if !flags.isDryRun, isStopped, plan.verdicts.contains(.skipped) {
      StandardError.report("nothing was written; --keep-going writes the others")
    }
    guard flags.isDryRun else { return }
    let writer = DiffWriter(differences: run.differences, isDryRun: true)
    switch format {
    case .text where isStopped:
      let refused = plan.verdicts.count { $0.reason != nil }
      let reason = refused > 0 ? "; \(refused.counted("string")) refused" : ""
      output.write(lines: "\ndry run: nothing would be written\(reason)\n")
    case .text: output.write(lines: (plan.verdicts.isEmpty ? "" : "\n") + writer.text)
    case .json: output.write(writer.json + "\n")
    }
  }

  /// The line of a request; its word is padded to some columns.
  private func line(_ number: Int, _ verdict: EditPlan.Verdict, _ columns: Int) -> String {
    let word = verdict.word(isDryRun: flags.isDryRun)
    let names = [
      file(number) ?? table(number), plan.requests[number].key, locale(number), path(number),
    ]
    .compactMap(\.self)
    let place = names.map { $0.isEmpty ? "''" : $0.marked }.joined(separator: " · ")
    let origin = namesPlaces && verdict.reason != nil ? plan.requests[number].place : nil
    return word.padded(to: columns) + " " + (origin.map { "\($0): ".marked } ?? "") + place
      + (verdict.reason.map { ": \($0.marked)" } ?? "")
  }

  private func json(_ number: Int, _ verdict: EditPlan.Verdict) -> String {
    JSONWriter.text {
      $0.member("table", table(number))
      $0.member("file", file(number))
      $0.member("key", plan.requests[number].key)
      $0.member("locale", locale(number))
      $0.member("path", path(number))
      $0.member("action", verdict.action(isDryRun: flags.isDryRun))
      if let reason = verdict.reason { $0.member("reason", reason) }
      let problems = (run.problems[number] ?? []).map(\.diagnostic).ruleNames
      if !problems.isEmpty { $0.array("problems", problems) { $0.value($1) } }
      if let line = plan.requests[number].place?.location.line { $0.member("line", line) }
    }
  }

  /// The file that gets the string; nil if there is none.
  private func file(_ number: Int) -> String? {
    plan.targets[number].flatMap { plan.tables[$0.table].path(ofKey: $0.key, locale: $0.locale) }
  }

  private func table(_ number: Int) -> String? {
    plan.targets[number].map { plan.tables[$0.table].name } ?? plan.requests[number].table
  }

  private func locale(_ number: Int) -> String? {
    if plan.requests[number].isOfEntry { return nil }
    return plan.targets[number]?.locale ?? plan.requests[number].locale
  }

  private func path(_ number: Int) -> String? {
    let path = plan.requests[number].path
    return path.steps.isEmpty ? nil : path.description
  }
}

extension EditPlan.Verdict {
  /// The word for it in JSON.
  func action(isDryRun: Bool) -> String {
    switch self {
    case .written: isDryRun ? "planned" : "written"
    case .same: "same"
    case .refused: "refused"
    case .skipped: "skipped"
    }
  }

  /// The word for it on the terminal.
  func word(isDryRun: Bool) -> String {
    switch self {
    case .written: isDryRun ? "would write" : "written"
    case .same: "unchanged"
    case .refused: "refused"
    case .skipped: "not written"
    }
  }
}
