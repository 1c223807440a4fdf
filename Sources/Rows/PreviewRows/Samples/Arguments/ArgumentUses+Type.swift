package import LocalizedText
internal import MessageSyntax

extension ArgumentUses.Role {
  /// The type that the placeholder expects, or nil for any type.
  package var argumentType: ArgumentType? {
    switch self {
    case .amount: .integer(bits: 32)
    case .value(let specifier): specifier.argumentType
    case .choice(let specifier):
      // A substitution without a specifier accepts any number.
      specifier.argumentType == .object ? nil : specifier.argumentType
    case .unusedChoice: nil
    }
  }

  /// Whether the placeholder may be a percentage in prose: `50% de réduction`.
  package var mayBeProse: Bool {
    if case .value(let specifier) = self { specifier.mayBeProse } else { false }
  }
}
