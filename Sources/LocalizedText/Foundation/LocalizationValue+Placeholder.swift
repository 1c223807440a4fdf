#if !canImport(Darwin)
  extension String.LocalizationValue {
    /// What kind of value an option is to fill in.
    public enum Placeholder: String, Codable, Hashable, Sendable {
      /// An integer.
      case int
      /// An integer without a sign.
      case uint
      /// A number of single precision.
      case float
      /// A number of double precision.
      case double
      /// A text, or anything else.
      case object

      /// How the key spells it.
      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// The value with its placeholders filled, the first with the first replacement; those that
    /// none is left for stay.
    package func replacing(with replacements: [Argument]) -> Self {
      var rest = replacements[...]
      let filled = arguments.map { argument in
        argument.placeholder == nil ? argument : rest.popFirst() ?? argument
      }
      return Self(key: key, arguments: filled)
    }
  }

  extension Argument {
    /// The placeholder that an option is to fill, if the argument is one.
    package var placeholder: PlaceholderValue? {
      guard case .text(let text) = self, case .value(let value) = text.content else { return nil }
      return value.value as? PlaceholderValue
    }
  }

  /// A placeholder that an option is to fill; where none does, it stays visible.
  package struct PlaceholderValue: TextValue {
    package let placeholder: String.LocalizationValue.Placeholder
    package let specifier: String

    package init(placeholder: String.LocalizationValue.Placeholder, specifier: String) {
      self.placeholder = placeholder
      self.specifier = specifier
    }

    package func resolve(with resolver: Resolver) -> ResolvedText {
      ResolvedText([Fragment(.unresolved(.missing), specifier)])
    }
  }
#endif
