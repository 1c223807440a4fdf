internal import MessageSyntax

/// A part of a resolved text: literal words of the localized string, or a placeholder's value.
public struct Fragment: Hashable, Sendable {
  /// The origin of a fragment.
  public enum Kind: Hashable, Sendable {
    /// Literal words of the localized string.
    case literal
    /// The value of an argument, by its number from 1, as in `%2$@`.
    case argument(number: Int)
    /// A placeholder that could not be filled.
    ///
    /// The fragment shows its source.
    case unresolved(Reason)
  }

  /// The reason why a placeholder was not filled.
  public enum Reason: String, Error, Hashable, Sendable {
    /// There are not enough arguments.
    case missing
    /// The position is 0, but positions start at 1.
    case positionZero = "position 0"
    /// The position is larger than 127.
    case positionOutOfRange = "position out of range"
    /// There is no substitution of that name.
    case unknownVariable = "unknown variable"
    /// The argument is not a number, and only numbers select plural forms.
    case notANumber = "not a number"
    /// The substitution has no form for the number, not even `other`.
    case noForm = "no form"
    /// `%arg` occurs outside a substitution.
    case outsideSubstitution = "outside a substitution"
    /// The substitutions refer to each other endlessly.
    case endless
    /// The specifier reads or writes memory (`%p`, `%n`, `%P`).
    case unsafe
    /// The placeholder reads the argument as another type than the app passes, which crashes the
    /// app or shows garbage.
    case wrongType = "wrong type"
    /// A percent sign that does not start a placeholder; apps drop it.
    case incomplete
    /// The texts are nested endlessly.
    case tooDeep = "too deep"
    /// The text has more parts than a resolution allows.
    case tooLong = "too long"
  }

  /// Where the fragment comes from.
  public var kind: Kind
  /// The characters of the fragment.
  public var text: String
  /// The style of the fragment.
  public var style: FragmentStyle
  /// The UTF-8 range in the localized string that the fragment comes from.
  ///
  /// A part of a substitution has the range of the reference to it.
  public var range: Range<Int>

  /// Creates a fragment.
  public init(
    _ kind: Kind, _ text: String, style: FragmentStyle = FragmentStyle(), range: Range<Int> = 0..<0
  ) {
    self.kind = kind
    self.text = text
    self.style = style
    self.range = range
  }
}

extension Fragment.Reason {
  init(_ fault: PlaceholderFault) {
    self =
      switch fault {
      case .positionZero: .positionZero
      case .positionOutOfRange: .positionOutOfRange
      case .unsafe: .unsafe
      case .incomplete: .incomplete
      case .tooMany: .tooLong
      }
  }
}
