/// A text with every placeholder filled, still knowing which part came from where.
///
/// Literals that meet are one fragment, and none is empty.
public struct ResolvedText: Hashable, Sendable {
  /// The parts in order.
  public private(set) var fragments: [Fragment]

  /// Makes a text of fragments.
  public init(_ fragments: [Fragment] = []) {
    self.fragments = []
    for fragment in fragments { append(fragment) }
  }

  /// Makes a text of words alone.
  public init(verbatim text: String) {
    self.init([Fragment(.literal, text)])
  }

  /// The whole text.
  public var text: String {
    fragments.reduce(into: "") { $0 += $1.text }
  }

  /// Adds a fragment at the end.
  public mutating func append(_ fragment: Fragment) {
    guard fragment.kind == .literal else {
      fragments.append(fragment)
      return
    }
    guard !fragment.text.isEmpty else { return }
    if fragments.last?.kind == .literal {
      fragments[fragments.count - 1].text += fragment.text
    } else {
      fragments.append(fragment)
    }
  }
}
