import PreviewRows
public import SourceText
import StringCatalog
import TextLayout

extension RuleID {
  /// String too wide for its slot.
  public static let slot = RuleID("slot", .error)
}

extension Rule {
  /// String too wide for its slot.
  static let slot = Rule(
    .slot, summary: "string too wide for its slot",
    why: """
      The comment or the slots file says how much space the string has: with [slot: 210pt body \
      1], the app cuts everything beyond one line of 210 points. Widths in points are estimates; \
      a string too close to call is a warning.
      """,
    fix: "Shorten the string, or fix the slot."
  ) { checked, found in
    guard let points = checked.points, points.written != nil else { return }
    found += [points.diagnostic(.slot)].compactMap(\.self)
  }

  /// A slot that cannot be read, or that is for no key of the table.
  static let slotInvalid = Rule(
    .slotInvalid, summary: "invalid slot, or slot for an unknown key",
    why: "galley cannot check whether the string fits: [slot: 210 body] has no unit.",
    fix: "Fix the comment or the slots file.",
    entry: EntryCheck { checked, found in
      do throws(SlotFault) {
        _ = try WrittenSlot.found(in: checked.entry.comment)
      } catch {
        found.append(checked.judgement(.slotInvalid, error.message, isInComment: true))
      }
    })
}

extension PointRow {
  /// What is wrong with a row that is cut, or that may be; nil if it fits.
  func diagnostic(_ rule: RuleID) -> Diagnostic? {
    let verdict = verdict
    guard verdict != .fits else { return nil }
    let room = "the \(written == nil ? "row" : "slot") is \(slot.words)"
    let words =
      need.map { "needs \($0.shown) ± \(band.shown) pt; \(room)" }
      ?? "needs more lines at any width; \(room)"
    return Diagnostic(
      rule, severity: verdict == .cut ? .error : .warning,
      message: verdict == .cut ? words : "may be truncated: \(words)")
  }
}
