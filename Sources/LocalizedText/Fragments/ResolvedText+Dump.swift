internal import StringCatalog

extension ResolvedText {
  /// The fragments, a line for each: what it is, the UTF-8 offsets of what it was made from, its
  /// text, its style.
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

extension Fragment.Kind: CustomStringConvertible {
  /// The words for it: `argument 1`.
  public var description: String {
    switch self {
    case .literal: "literal"
    case .argument(let number): "argument \(number)"
    case .unresolved(let reason): "unresolved (\(reason.rawValue))"
    }
  }
}

extension FragmentStyle {
  /// The names of what sets the letters apart from their neighbours, as programs are told.
  public var names: [String] {
    let traits: [(Traits, String)] = [
      (.strong, "strong"), (.emphasis, "emphasis"), (.code, "code"),
      (.strikethrough, "strikethrough"),
    ]
    return traits.filter { self.traits.contains($0.0) }.map(\.1)
      + (link == nil ? [] : ["link"]) + (self.traits.contains(.underline) ? ["underline"] : [])
  }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - utf8.count))
  }
}
