/// An image that stands in a text, by the name that apps know it by.
///
/// A terminal has no images; a symbol is drawn as the character that comes nearest to it, or in
/// another ``SymbolForm``.
public struct Symbol: Hashable, Sendable {
  /// The name, `person.fill` say.
  public var name: String

  /// Makes a symbol of a name.
  public init(_ name: String) { self.name = name }

  /// The character that is drawn; a rhombus where none comes near.
  public var glyph: String { Self.glyphs[name] ?? "◆" }

  /// What stands for the symbol in a text.
  ///
  /// ```swift
  /// Symbol("person.fill").text(as: .ascii)  // "[person]"
  /// ```
  public func text(as form: SymbolForm) -> String {
    switch form {
    case .glyphs: glyph
    case .labelled: Self.glyphs[name] ?? "\(glyph) \(label)"
    case .ascii: "[" + String(label.map { $0.isASCII ? $0 : "?" }) + "]"
    case .plain: "\u{FFFC}"
    }
  }

  /// The name of what is shown, filled or not.
  private var label: String { name.hasSuffix(".fill") ? String(name.dropLast(5)) : name }

  private static let glyphs = [
    "person": "👤", "person.fill": "👤", "star": "☆", "star.fill": "★", "heart": "♡",
    "heart.fill": "♥", "checkmark": "✓", "xmark": "✗", "plus": "+", "minus": "−",
    "tram.fill": "🚋", "airplane": "✈", "gear": "⚙", "envelope": "✉", "phone.fill": "☎",
    "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "circle": "○",
    "circle.fill": "●", "square": "□", "square.fill": "■", "exclamationmark.triangle": "⚠",
    "exclamationmark.triangle.fill": "⚠", "flag.fill": "⚑", "sun.max.fill": "☀", "pencil": "✎",
  ]
}
