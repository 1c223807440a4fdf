import SourceText

extension Rule {
  static let tagMismatch = Rule(
    RuleID("tag-mismatch", .warning), "HTML tags differ from the source string",
    why: #"Users see the tags, or the rest of the text is bold: "<b>Neu<b>" for "<b>New</b>"."#,
    fix: "Open and close the same tags as the source string."
  ) { checked, found in
    guard let source = checked.sourceScan, let scan = checked.scan,
      source.traits.union(scan.traits).contains(.lessThan)
    else { return }
    let (expected, actual) = (source.tokens.tags.counted, scan.tokens.tags.counted)
    guard expected != actual else { return }
    for tag in Set(expected.keys).union(actual.keys).sorted() {
      let (there, here) = (expected[tag, default: 0], actual[tag, default: 0])
      guard there != here else { continue }
      found.add("<\(tag)> tags: \(here); the source string has \(there)")
    }
  }
}

extension [String] {
  /// The number of occurrences of each element.
  fileprivate var counted: [String: Int] { Dictionary(map { ($0, 1) }, uniquingKeysWith: +) }
}
