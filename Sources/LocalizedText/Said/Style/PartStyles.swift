/// The styles of literals, of arguments, and of single arguments by number.
public struct PartStyles: Hashable, Sendable {
  /// The style of literals.
  public var literal: FragmentStyle
  /// The style of arguments.
  public var argument: FragmentStyle
  /// The styles of single arguments, which go over the style of all arguments.
  public var numbered: [Int: FragmentStyle]

  /// Makes styles.
  ///
  /// Omitted ones change nothing.
  public init(
    literal: FragmentStyle = FragmentStyle(), argument: FragmentStyle = FragmentStyle(),
    numbered: [Int: FragmentStyle] = [:]
  ) {
    self.literal = literal
    self.argument = argument
    self.numbered = numbered
  }

  /// Returns the style of a fragment; nil for an unfilled placeholder.
  func style(of kind: Fragment.Kind) -> FragmentStyle? {
    switch kind {
    case .literal: literal
    case .argument(let number): numbered[number]?.over(argument) ?? argument
    case .unresolved: nil
    }
  }
}
