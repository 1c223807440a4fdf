/// A text with its placeholders filled, as fragments that record where they come from.
///
/// Literal fragments are not empty, and adjacent literals with the same style are merged.
public struct ResolvedText: Hashable, Sendable {
  /// The fragments in order.
  public private(set) var fragments: [Fragment]

  /// Creates an empty text.
  public init() { fragments = [] }

  /// Creates a text from fragments.
  public init(_ fragments: [Fragment]) {
    self.fragments = []
    self.fragments.reserveCapacity(fragments.count)
    for fragment in fragments { append(fragment) }
  }

  /// Creates a text from one literal.
  public init(verbatim text: String) {
    self.init([Fragment(.literal, text, range: 0..<text.utf8.count)])
  }

  /// The characters of all fragments.
  public var text: String {
    guard fragments.count != 1 else { return fragments[0].text }
    var text = ""
    for fragment in fragments { text += fragment.text }
    return text
  }

  /// Reserves capacity for fragments.
  mutating func reserve(_ count: Int) {
    if fragments.isEmpty { fragments.reserveCapacity(count) }
  }

  /// Appends a fragment.
  public mutating func append(_ fragment: Fragment) {
    guard fragment.kind == .literal else {
      fragments.append(fragment)
      return
    }
    guard !fragment.text.isEmpty else { return }
    let last = fragments.count - 1
    if last < 0, fragments.capacity == 0 {
      // Most texts are one literal. Creating an array of one element is faster than appending to an
      // empty array (rates.py).
      fragments = [fragment]
    } else if last >= 0, fragments[last].kind == .literal, fragments[last].style == fragment.style {
      let lower = min(fragments[last].range.lowerBound, fragment.range.lowerBound)
      let upper = max(fragments[last].range.upperBound, fragment.range.upperBound)
      fragments[last].text += fragment.text
      fragments[last].range = lower..<upper
    } else {
      fragments.append(fragment)
    }
  }

  /// Returns the text with a function applied to each fragment.
  func mapFragments(_ change: (inout Fragment) -> Void) -> ResolvedText {
    var changed = fragments
    for index in changed.indices { change(&changed[index]) }
    return ResolvedText(changed)
  }
}

extension ResolvedText {
  /// Returns the text with styles for literals, for all arguments, and for individual arguments by
  /// number.
  ///
  /// They override the styles of the fragments.
  ///
  /// ```swift
  /// resolved.styled(literal: .init(foreground: .red), numbered: [2: .init(.strong)])
  /// ```
  public func styled(
    literal: FragmentStyle = FragmentStyle(), argument: FragmentStyle = FragmentStyle(),
    numbered: [Int: FragmentStyle] = [:]
  ) -> ResolvedText {
    let styles = PartStyles(literal: literal, argument: argument, numbered: numbered)
    return mapFragments { fragment in
      if let style = styles.style(of: fragment.kind) {
        fragment.style = style.over(fragment.style)
      }
    }
  }
}

extension Fragment.Kind: CustomStringConvertible {
  /// The description in dumps, such as `argument 1`.
  public var description: String {
    switch self {
    case .literal: "literal"
    case .argument(let number): "argument \(number)"
    case .unresolved(let reason): "unresolved (\(reason.rawValue))"
    }
  }
}

extension FragmentStyle {
  /// The names of the traits and of the link, as spelled in JSON output.
  public var names: [String] {
    let traits: [(Traits, String)] = [
      (.strong, "strong"), (.emphasis, "emphasis"), (.code, "code"),
      (.strikethrough, "strikethrough"),
    ]
    return traits.filter { self.traits.contains($0.0) }.map(\.1)
      + (link == nil ? [] : ["link"]) + (self.traits.contains(.underline) ? ["underline"] : [])
  }
}
