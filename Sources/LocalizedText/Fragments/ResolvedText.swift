/// A text with every placeholder filled, still knowing which part came from where.
///
/// Literals that meet and look the same are one fragment, and none is empty.
public struct ResolvedText: Hashable, Sendable {
  /// The parts in order.
  public private(set) var fragments: [Fragment]

  /// Makes an empty text.
  public init() { fragments = [] }

  /// Makes a text of fragments.
  public init(_ fragments: [Fragment]) {
    self.fragments = []
    self.fragments.reserveCapacity(fragments.count)
    for fragment in fragments { append(fragment) }
  }

  /// Makes a text of words alone.
  public init(verbatim text: String) {
    self.init([Fragment(.literal, text, range: 0..<text.utf8.count)])
  }

  /// The whole text.
  public var text: String {
    guard fragments.count != 1 else { return fragments[0].text }
    return fragments.reduce(into: "") { $0 += $1.text }
  }

  /// Makes room for more fragments.
  mutating func reserve(_ count: Int) {
    if fragments.isEmpty { fragments.reserveCapacity(count) }
  }

  /// Adds a fragment at the end.
  public mutating func append(_ fragment: Fragment) {
    guard fragment.kind == .literal else {
      fragments.append(fragment)
      return
    }
    guard !fragment.text.isEmpty else { return }
    let last = fragments.count - 1
    if last < 0, fragments.capacity == 0 {
      // Most texts are one literal: an array of exactly that is made faster than one grows.
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

  /// The same text with other fragments in the place of each.
  func mapFragments(_ change: (inout Fragment) -> Void) -> ResolvedText {
    var changed = fragments
    for index in changed.indices { change(&changed[index]) }
    return ResolvedText(changed)
  }
}

extension ResolvedText {
  /// The same text with styles for literals, for arguments, and for single arguments by their
  /// numbers, laid over the styles that the fragments have.
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
