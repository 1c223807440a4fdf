extension Text {
  /// Bold, or not.
  public func bold(_ isActive: Bool = true) -> Text { setting(.strong, isActive) }

  /// Italic, or not.
  public func italic(_ isActive: Bool = true) -> Text { setting(.emphasis, isActive) }

  /// Struck through, or not.
  public func strikethrough(_ isActive: Bool = true) -> Text { setting(.strikethrough, isActive) }

  /// Underlined, or not.
  public func underline(_ isActive: Bool = true) -> Text { setting(.underline, isActive) }

  /// In letters of one width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { setting(.code, isActive) }

  /// In a colour.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// In a colour; nil for the colour of the place.
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.modifiers.style.foreground = modifiers.style.foreground ?? color
    return text
  }

  /// In a size.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.modifiers.style.font = modifiers.style.font ?? font
    return text
  }

  /// With styles for literals, for arguments, and for single arguments by their numbers.
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
