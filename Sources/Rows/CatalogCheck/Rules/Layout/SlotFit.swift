import PointMetrics
import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  static let slot = Rule(
    RuleID("slot", .error), "string too wide for its slot",
    why: """
      The comment or the slots file says how much space the string has: with [slot: 210pt body \
      1], the app cuts everything beyond one line of 210 points. Widths in points are estimates; \
      a borderline string is a warning.
      """,
    fix: "Shorten the string, or fix the slot."
  ) { checked, found in
    guard let points = checked.points, points.written != nil else { return }
    points.report(to: &found)
  }

  static let slotInvalid = Rule(
    .slotInvalid, "invalid slot, or slot for an unknown key",
    why: "galley cannot check whether the string fits: [slot: 210 body] has no unit.",
    fix: "Fix the comment or the slots file.", readersReportIt: true,
    entry: { checked, found in
      do throws(SlotFault) {
        _ = try SlotSpecification.found(in: checked.entry.comment)
      } catch {
        found.add(error.message, about: .comment(checked.entry))
      }
    })
}

extension PointRow {
  /// Reports a row that is truncated or may be.
  func report(to found: inout Findings) {
    let verdict = verdict
    guard verdict != .fits else { return }
    let room = "the \(written == nil ? "row" : "slot") is \(slot.words)"
    let words =
      need.map { "needs \($0.shown) ± \(marginOfError.shown) pt; \(room)" }
      ?? "needs more lines at any width; \(room)"
    found.add(
      verdict == .cut ? words : "may be truncated: \(words)",
      severity: verdict == .cut ? .error : .warning)
  }
}
