import JSONDocuments
import SourceText
import StringCatalog

/// Writes a line for each key that the code and the catalogs do not have in common.
struct SyncWriter {
  let plan: SyncPlan
  let tables: [Table]
  /// Whether the catalogs were changed.
  let isWritten: Bool
  let format: Format

  func write(to output: inout StandardOutput) {
    for action in SyncPlan.Action.allCases {
      for step in plan.steps where step.action == action { write(step, to: &output) }
    }
    guard case .text = format else { return }
    if !plan.steps.contains(where: { $0.action.failsCheck || $0.reason != nil }) {
      output.write(lines: "no key of the code is missing\n")
    }
  }

  private func write(_ step: SyncPlan.Step, to output: inout StandardOutput) {
    switch format {
    case .text:
      let names = [step.tableName, step.key].map { $0.isEmpty ? "''" : $0.marked }
      let place = step.place.map { "\($0): " } ?? ""
      output.write(
        lines: "\(place.marked)\(word(for: step)) \(names.joined(separator: " · "))"
          + (step.reason.map { ": \($0.marked)" } ?? "") + "\n")
    case .json:
      let text = JSONWriter.text {
        $0.member("table", step.tableName)
        $0.member("file", step.table.flatMap { tables[$0].paths.first })
        $0.member("key", step.key)
        $0.member("action", name(for: step))
        if let reason = step.reason { $0.member("reason", reason) }
        if let place = step.place {
          $0.object("location") {
            $0.member("path", place.path)
            $0.member("line", place.location.line)
            $0.member("column", place.location.column)
          }
        }
      }
      output.write(text + "\n")
    }
  }

  private func word(for step: SyncPlan.Step) -> String {
    if step.reason != nil { return "refused" }
    return switch step.action {
    case .add: isWritten ? "added" : "missing"
    case .restore: isWritten ? "no longer stale" : "wrongly stale"
    case .retire: isWritten ? "marked stale" : "not in the code"
    case .unused: "not in the code"
    case .unknown: "unknown placeholder type"
    case .noTable: "no such table"
    }
  }

  private func name(for step: SyncPlan.Step) -> String {
    if step.reason != nil { return "refused" }
    return switch step.action {
    case .add: isWritten ? "added" : "missing"
    case .restore: isWritten ? "restored" : "stale"
    case .retire: isWritten ? "retired" : "unused"
    case .unused: "unused"
    case .unknown: "unknown"
    case .noTable: "no-table"
    }
  }
}
