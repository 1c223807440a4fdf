public import LocalizedText
internal import SourceText

extension ResolvedText {
  /// The fragments, one line each: kind, UTF-8 range in the localized string, characters, style.
  ///
  ///     literal     0..<12   "Going from "
  ///     argument 1  12..<16  "Boston" strong
  public var dump: [String] {
    let kinds = fragments.map { "\($0.kind)" }
    let ranges = fragments.map { "\($0.range.lowerBound)..<\($0.range.upperBound)" }
    let kindColumns = kinds.map(\.utf8.count).max() ?? 0
    let rangeColumns = ranges.map(\.utf8.count).max() ?? 0
    return fragments.indices.map { index in
      let style = fragments[index].style.names.map { " " + $0 }.joined()
      return kinds[index].padded(to: kindColumns + 2) + ranges[index].padded(to: rangeColumns + 2)
        + fragments[index].text.quoted + style
    }
  }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - utf8.count))
  }
}
