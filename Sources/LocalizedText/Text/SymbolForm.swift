/// What stands for a symbol in a text.
public enum SymbolForm: Hashable, Sendable {
  /// The character that comes nearest to it; a rhombus where none does.
  case glyphs
  /// The same, with the name of the symbol behind the rhombus.
  case labelled
  /// Its name in brackets, in ASCII: `[person]`.
  case ascii
  /// U+FFFC, which stands for an object that a plain text does not have.
  case plain
}
