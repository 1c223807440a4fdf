import LocalizedText
import MessageSyntax
import PreviewRows
import SourceText

extension Rule {
  static let percentFullwidth = Rule(
    RuleID("percent-fullwidth", .warning),
    "placeholder with a non-ASCII percent sign",
    why: #"Machine translation changes the sign. Users see "CPU：％lld" instead of the number."#,
    fix: "Use the ASCII percent sign: %lld."
  ) { checked, found in
    guard let text = checked.text, checked.arguments?.declared.isEmpty == false else { return }
    // U+FF05, U+FE6A, U+066A and U+2030 begin with these bytes, which few texts have.
    guard text.holds(byte: 0xEF, 0xD9, 0xE2) else { return }
    let scalars = text.unicodeScalars
    var count = 0
    for (offset, index) in scalars.indices.enumerated()
    where count < 16 && scalars[index].isForeignPercent {
      // No placeholder is longer than this.
      let rest = String(scalars[index...].dropFirst().prefix(32))
      guard let first = FormatString("%" + rest).pieces.first,
        case .placeholder(let placeholder) = first, !placeholder.specifier.mayBeProse
      else { continue }
      count += 1
      let written = "\(scalars[index])" + placeholder.source.dropFirst()
      found.add(
        "\(written.beginning) is not a placeholder; its percent sign is "
          + scalars[index].codePointAndName, at: offset + 1)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar looks like a percent sign but is not the ASCII one.
  fileprivate var isForeignPercent: Bool {
    switch self {
    case "\u{FF05}", "\u{FE6A}", "\u{66A}", "\u{2030}": true
    default: false
    }
  }
}
