/// A named symbol in a text.
///
/// A terminal has no images, so it shows a similar character or another ``SymbolForm``.
public struct Symbol: Hashable, Sendable {
  /// The name, such as `person.fill`.
  public var name: String

  /// Creates a symbol with a name.
  public init(_ name: String) { self.name = name }

  /// A similar character, or a rhombus if there is none.
  public var glyph: String { Self.glyphs[name] ?? "◆" }

  /// Returns the symbol as a string.
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

/// How symbols are shown.
public enum SymbolForm: Hashable, Sendable {
  /// A similar character, or a rhombus if there is none.
  case glyphs
  /// A similar character, or a rhombus and the name if there is none.
  case labelled
  /// The name in brackets, in ASCII: `[person]`.
  case ascii
  /// U+FFFC, the replacement for an object in plain text.
  case plain
}

/// An image in a text: a named symbol.
public struct Image: Hashable, Sendable {
  /// The symbol, shown in the form set by the environment.
  public let symbol: Symbol

  /// Creates an image of the symbol with a name, such as `person.fill`.
  public init(systemName: String) { symbol = Symbol(systemName) }
}
