import PreviewRows
public import SourceText
import StringCatalog
import TextLayout

extension RuleID {
  /// A text that does not fit, or may not fit, in its slot.
  public static let slot = RuleID("slot", .error)
}

extension Rule {
  /// A text that does not fit, or may not fit, in its slot.
  static let slot = Rule(
    .slot, summary: "a text does not fit in its slot",
    why: """
      The comment or the file with slots says how much room the text has on the screen: with \
      [slot: 210pt body 1], the app cuts whatever does not fit in 210 points of one line. Widths \
      in points are estimates, so a text that is too near to the limit is a warning.
      """,
    fix: "Shorten the text, or correct the slot."
  ) { checked, found in
    guard let points = checked.points, points.written != nil else { return }
    found += [points.diagnostic(.slot)].compactMap(\.self)
  }

  /// A slot that cannot be read, or that is for no key of the table.
  static let slotInvalid = Rule(
    .slotInvalid, summary: "a slot cannot be read, or no table has its key",
    why: """
      The text is not measured in the room that it has, so nothing says that it is cut: [slot: \
      210 body] has no unit.
      """,
    fix: "Correct the comment, or the file with slots.",
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
    let room = "has \(slot.words)"
    let words =
      need.map { "needs \($0.shown) ± \(band.shown) points, and \(room)" }
      ?? "fits at no width on so few lines: it \(room)"
    return Diagnostic(
      rule, severity: verdict == .cut ? .error : .warning,
      message: verdict == .cut ? "the text \(words)" : "the text may be cut: it \(words)")
  }
}
