/// A named symbol in a text.
///
/// A terminal has no images, so it shows a similar character or another ``SymbolForm``.
public struct Symbol: Hashable, Sendable {
  /// The name, such as `person.fill`.
  public var name: String

  /// Makes a symbol with a name.
  public init(_ name: String) { self.name = name }

  /// The character that is shown; a rhombus if no character is similar.
  public var glyph: String { Self.glyphs[name] ?? "◆" }

  /// Returns the text that is shown for the symbol.
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

  /// The name without `.fill`.
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

/// The form in which a text shows a symbol.
public enum SymbolForm: Hashable, Sendable {
  /// A similar character; a rhombus if there is none.
  case glyphs
  /// A similar character; a rhombus and the name if there is none.
  case labelled
  /// The name in brackets, in ASCII: `[person]`.
  case ascii
  /// U+FFFC, the replacement for an object in plain text.
  case plain
}

/// An image in a text: a named symbol.
public struct Image: Hashable, Sendable {
  /// The symbol that is shown, in the form that the environment chooses.
  public let symbol: Symbol

  /// Makes an image of the symbol with a name, such as `person.fill`.
  public init(systemName: String) { symbol = Symbol(systemName) }
}
