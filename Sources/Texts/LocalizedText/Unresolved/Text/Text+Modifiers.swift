extension Text {
  /// Returns the text in bold, or with bold removed.
  public func bold(_ isActive: Bool = true) -> Text { setting(.strong, isActive) }

  /// Returns the text in italics, or with italics removed.
  public func italic(_ isActive: Bool = true) -> Text { setting(.emphasis, isActive) }

  /// Returns the text struck through, or with strikethrough removed.
  public func strikethrough(_ isActive: Bool = true) -> Text { setting(.strikethrough, isActive) }

  /// Returns the text underlined, or with the underline removed.
  public func underline(_ isActive: Bool = true) -> Text { setting(.underline, isActive) }

  /// Returns the text in a monospaced font, or with it removed.
  public func monospaced(_ isActive: Bool = true) -> Text { setting(.code, isActive) }

  /// Returns the text in a color.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// Returns the text in a color, or in the environment's color if nil.
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.modifiers.style.foreground = modifiers.style.foreground ?? color
    return text
  }

  /// Returns the text in a font.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.modifiers.style.font = modifiers.style.font ?? font
    return text
  }

  /// Returns the text with styles for literals, for all arguments, and for individual arguments by
  /// number.
  ///
  /// ```swift
  /// Text("Going from \(here) to \(there)")
  ///   .styled(literal: .init(foreground: .red), argument: .init(.strong, foreground: .yellow))
  /// ```
  public func styled(
    literal: FragmentStyle = FragmentStyle(), argument: FragmentStyle = FragmentStyle(),
    numbered: [Int: FragmentStyle] = [:]
  ) -> Text {
    var text = self
    text.modifiers.parts =
      modifiers.parts
      ?? PartStyles(literal: literal, argument: argument, numbered: numbered)
    return text
  }

  private func setting(_ trait: FragmentStyle.Traits, _ isActive: Bool) -> Text {
    var text = self
    text.modifiers.set(trait, isActive)
    return text
  }
}

/// The modifiers of a text.
///
/// If two conflict, the inner one wins.
struct TextModifiers: Equatable, Sendable {
  var style = FragmentStyle()
  /// The traits to remove from the surrounding style.
  var cleared: FragmentStyle.Traits = []
  /// The styles of literals and arguments, if they are set.
  var parts: PartStyles?

  /// Whether there are no modifiers.
  var areSet: Bool { self != TextModifiers() }

  /// Sets or clears traits, unless an inner modifier already did.
  mutating func set(_ traits: FragmentStyle.Traits, _ isActive: Bool) {
    let unsaid = traits.subtracting(style.traits).subtracting(cleared)
    if isActive { style.traits.formUnion(unsaid) } else { cleared.formUnion(unsaid) }
  }

  /// Returns the style of a text with these modifiers inside a given style.
  func style(in outer: FragmentStyle) -> FragmentStyle {
    var base = outer
    base.traits.subtract(cleared)
    return style.over(base)
  }
}
