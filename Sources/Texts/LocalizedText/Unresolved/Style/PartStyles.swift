/// The styles of literals, of all arguments, and of individual arguments.
public struct PartStyles: Hashable, Sendable {
  /// The style of literals.
  public var literal: FragmentStyle
  /// The style of all arguments.
  public var argument: FragmentStyle
  /// The styles of individual arguments, by number, applied over the style of all arguments.
  public var numbered: [Int: FragmentStyle]

  /// Creates part styles.
  ///
  /// Omitted styles change nothing.
  public init(
    literal: FragmentStyle = FragmentStyle(), argument: FragmentStyle = FragmentStyle(),
    numbered: [Int: FragmentStyle] = [:]
  ) {
    self.literal = literal
    self.argument = argument
    self.numbered = numbered
  }

  /// Returns the style of a fragment, or nil for an unfilled placeholder.
  func style(of kind: Fragment.Kind) -> FragmentStyle? {
    switch kind {
    case .literal: literal
    case .argument(let number): numbered[number]?.over(argument) ?? argument
    case .unresolved: nil
    }
  }
}
