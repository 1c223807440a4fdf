internal import MessageSyntax

/// A piece of a resolved text: words of the localization, or what stands for a placeholder.
public struct Fragment: Hashable, Sendable {
  /// Where a fragment comes from.
  public enum Kind: Hashable, Sendable {
    /// Words of the localized string.
    case literal
    /// The argument of a number, from 1 as in `%2$@`.
    case argument(number: Int)
    /// A placeholder that could not be filled; the text is its source.
    case unresolved(Reason)
  }

  /// Why a placeholder stays as it is.
  public enum Reason: String, Error, Hashable, Sendable {
    /// There are fewer arguments.
    case missing
    /// Positions start at 1.
    case positionZero = "position 0"
    /// Positions end at 127.
    case positionOutOfRange = "position out of range"
    /// No substitution has the name.
    case unknownVariable = "unknown variable"
    /// Only a number can choose a plural.
    case notANumber = "not a number"
    /// The substitution has no form for the number, not even `other`.
    case noForm = "no form"
    /// `%arg` has a meaning in the forms of a substitution only.
    case outsideSubstitution = "outside a substitution"
    /// Substitutions refer to each other without an end.
    case endless
    /// The specifier reads or writes memory (`%p`, `%n`, `%P`).
    case unsafe
    /// Texts stand within each other without an end.
    case tooDeep = "too deep"
    /// The text has more parts than anyone reads.
    case tooLong = "too long"
  }

  /// Where the fragment comes from.
  public var kind: Kind
  /// What is shown.
  public var text: String
  /// How it looks.
  public var style: FragmentStyle
  /// What it was made from: UTF-8 offsets in the localized string.
  ///
  /// A part of a substitution has the range of its reference.
  public var range: Range<Int>

  /// Makes a fragment.
  public init(
    _ kind: Kind, _ text: String, style: FragmentStyle = FragmentStyle(), range: Range<Int> = 0..<0
  ) {
    self.kind = kind
    self.text = text
    self.style = style
    self.range = range
  }
}

extension Fragment {
  /// Whether the fragment asks for grammar agreement that has not been made.
  public var isNotInflected: Bool {
    style.spans.contains { $0.attributes["inflect"] == .bool(true) }
  }
}

extension Fragment.Reason {
  init(_ fault: PlaceholderFault) {
    self =
      switch fault {
      case .positionZero: .positionZero
      case .positionOutOfRange: .positionOutOfRange
      case .unsafe: .unsafe
      }
  }
}
