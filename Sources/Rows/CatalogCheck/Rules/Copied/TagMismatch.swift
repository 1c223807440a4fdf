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
    guard expected != actual else {
      if let tag = scan.tokens.tags.firstUnopened, source.tokens.tags.firstUnopened == nil {
        found.add("<\(tag)> comes before <\(tag.dropFirst())>")
      }
      return
    }
    let differing = Set(expected.keys).union(actual.keys).sorted()
      .map { (tag: $0, there: expected[$0, default: 0], here: actual[$0, default: 0]) }
      .filter { $0.there != $0.here }
    let list = differing.prefix(3).map { "<\($0.tag)> \($0.here) instead of \($0.there)" }
    found.add("HTML tags: \(list.joined(separator: ", "))\(differing.count > 3 ? " …" : "")")
  }
}

extension [String] {
  /// The first closing tag without an opening tag before it.
  fileprivate var firstUnopened: String? {
    var open: [String: Int] = [:]
    for tag in self {
      guard tag.first == "/" else {
        open[tag, default: 0] += 1
        continue
      }
      open[String(tag.dropFirst()), default: 0] -= 1
      if open[String(tag.dropFirst()), default: 0] < 0 { return tag }
    }
    return nil
  }

  /// The number of occurrences of each element.
  fileprivate var counted: [String: Int] { Dictionary(map { ($0, 1) }, uniquingKeysWith: +) }
}
