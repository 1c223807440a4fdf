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
        lines: "\(place.marked)\(words(for: step).word) \(names.joined(separator: " · "))"
          + (step.reason.map { ": \($0.marked)" } ?? "") + "\n")
    case .json:
      let text = JSONWriter.text {
        $0.member("table", step.tableName)
        $0.member("file", step.table.flatMap { tables[$0].paths.first })
        $0.member("key", step.key)
        $0.member("action", words(for: step).json)
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

  /// The word for a step on the terminal, and its name in JSON.
  private func words(for step: SyncPlan.Step) -> (word: String, json: String) {
    if step.reason != nil { return ("refused", "refused") }
    return switch step.action {
    case .add: isWritten ? ("added", "added") : ("missing", "missing")
    case .restore: isWritten ? ("no longer stale", "restored") : ("wrongly stale", "stale")
    case .retire: isWritten ? ("marked stale", "retired") : ("not in the code", "unused")
    case .unused: ("not in the code", "unused")
    case .unknown: ("unknown placeholder type", "unknown")
    case .noTable: ("no such table", "no-table")
    }
  }
}
