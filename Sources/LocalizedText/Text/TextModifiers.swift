/// What the modifiers of a text say of its look; the innermost of two that differ wins.
struct TextModifiers: Equatable, Sendable {
  var style = FragmentStyle()
  /// Traits that are taken from what stands around.
  var cleared: FragmentStyle.Traits = []
  /// How literals and arguments look, where that was chosen.
  var parts: PartStyles?

  /// Whether they say anything.
  var areSet: Bool { self != TextModifiers() }

  /// What a modifier does when it stands outside of these.
  mutating func set(_ traits: FragmentStyle.Traits, _ isActive: Bool) {
    let unsaid = traits.subtracting(style.traits).subtracting(cleared)
    if isActive { style.traits.formUnion(unsaid) } else { cleared.formUnion(unsaid) }
  }

  /// The look of a text with these modifiers in one that looks so already.
  func style(in outer: FragmentStyle) -> FragmentStyle {
    var base = outer
    base.traits.subtract(cleared)
    return style.over(base)
  }
}

/// The styles of literals, of arguments, and of single arguments by their numbers.
public struct PartStyles: Hashable, Sendable {
  /// How literals look.
  public var literal: FragmentStyle
  /// How arguments look.
  public var argument: FragmentStyle
  /// How single arguments look, laid over the style of all.
  public var numbered: [Int: FragmentStyle]

  /// Chooses styles; what is left out changes nothing.
  public init(
    literal: FragmentStyle = FragmentStyle(), argument: FragmentStyle = FragmentStyle(),
    numbered: [Int: FragmentStyle] = [:]
  ) {
    self.literal = literal
    self.argument = argument
    self.numbered = numbered
  }

  /// The style of a fragment; a placeholder that is not filled is no argument and no literal.
  func style(of kind: Fragment.Kind) -> FragmentStyle? {
    switch kind {
    case .literal: literal
    case .argument(let number): numbered[number]?.over(argument) ?? argument
    case .unresolved: nil
    }
  }
}
