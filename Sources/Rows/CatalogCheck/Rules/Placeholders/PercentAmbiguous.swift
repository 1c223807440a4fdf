import LocalizedText
import MessageSyntax
import PreviewRows
import SourceText

extension Rule {
  // A string without arguments is not a format string, so its percent signs are literal.
  static let percentAmbiguous = Rule(
    RuleID("percent-ambiguous", .warning), "percent sign parsed as a placeholder",
    why: """
      A space after a percent sign is a flag: in "50% de %@", "% d" reads an integer and the \
      value is lost. Before any other letter, the percent sign disappears: "20%, %@" shows "20, \
      Ann".
      """,
    fix: "Write %% for a percent sign, and remove spaces from placeholders: %@."
  ) { checked, found in
    guard checked.isFormat, checked.row.found.isFormat else { return }
    let text = checked.text ?? checked.row.found.format
    // Most texts have no percent sign and need no parsing.
    guard text.mayHaveAmbiguousPercent else { return }
    let format = FormatString(text)
    var count = 0
    var position = 1
    for (piece, range) in zip(format.pieces, format.ranges) where count < 16 {
      let source = format.source(range)
      if let problem = piece.percentProblem {
        found.add(problem, at: position)
        count += 1
      }
      position += source.unicodeScalars.count
    }
  }
}

extension String {
  /// Whether any percent sign starts something other than `%%` or a plain `%@`, `%lld`, or `%1$@`.
  fileprivate var mayHaveAmbiguousPercent: Bool {
    guard holds("%") else { return false }
    var bytes = utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else { continue }
      var next = bytes.next()
      if next == UInt8(ascii: "%") { continue }
      if let digit = next, 0x31...0x39 ~= digit {
        guard bytes.next() == UInt8(ascii: "$") else { return true }
        next = bytes.next()
      }
      if next == UInt8(ascii: "@") { continue }
      for _ in 0..<2 where next == UInt8(ascii: "l") { next = bytes.next() }
      guard next == UInt8(ascii: "d") || next == UInt8(ascii: "u") else { return true }
    }
    return false
  }
}

extension FormatString.Piece {
  /// How the app misreads a percent sign that may be meant literally; nil for any other piece.
  fileprivate var percentProblem: String? {
    switch self {
    case .placeholder(let placeholder) where placeholder.specifier.mayBeProse:
      return "the app reads '\(placeholder.source.beginning)' as a placeholder"
    case .invalid(let source, .incomplete):
      // The app shows the first character after the sign.
      let lost = source.unicodeScalars.dropFirst(2)
      let more = lost.isEmpty ? "" : " and '\(String(lost).beginning)'"
      return "the app drops this percent sign\(more)"
    default: return nil
    }
  }
}
