public import SourceText

extension RuleID {
  /// A translation with other tags of HTML than its source text.
  public static let tagMismatch = RuleID("tag-mismatch", .warning)
}

extension Rule {
  /// A translation with other tags of HTML than its source text.
  static let tagMismatch = Rule(
    .tagMismatch, summary: "a translation has other HTML tags than its source text",
    why: """
      Users see the tags, or the rest of the text is bold: "<b>Neu<b>" for "<b>New</b>".
      """,
    fix: "Open and close the same tags as the source text does."
  ) { checked, found in
    guard let source = checked.sourceScan, let scan = checked.scan,
      source.traits.union(scan.traits).contains(.lessThan)
    else { return }
    let (expected, actual) = (source.tokens.tags.counted, scan.tokens.tags.counted)
    guard expected != actual else { return }
    for tag in Set(expected.keys).union(actual.keys).sorted() {
      let (there, here) = (expected[tag, default: 0], actual[tag, default: 0])
      guard there != here else { continue }
      found.append(
        Diagnostic(
          .tagMismatch,
          message: "the number of tags <\(tag)> is \(here), and \(there) in the source text"))
    }
  }
}

extension [String] {
  /// How many times the list has each element.
  fileprivate var counted: [String: Int] {
    Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
  }
}
