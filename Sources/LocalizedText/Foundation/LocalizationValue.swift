#if !canImport(Darwin)
  extension String {
    /// A text with interpolated values that is looked up by the key that it spells.
    public struct LocalizationValue: Equatable, Sendable {
      let key: String
      let arguments: [Argument]
      let formatting: LocalizedStringKey.Formatting

      /// Makes the value that a text spells, without arguments.
      public init(_ value: String) {
        key = value
        arguments = []
        formatting = .never
      }
    }
  }

  extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Makes a value of a literal and the values that stand in it.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// Makes the value that a literal spells.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes the value of a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
      formatting = .always
    }
  }
#endif
