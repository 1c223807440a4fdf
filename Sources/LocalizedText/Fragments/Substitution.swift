public import ICU

/// A text inside another, with a form for each plural category of one argument.
///
/// ```swift
/// Substitution(argument: 1, forms: [.one: "%arg item", .other: "%arg items"])
/// ```
public struct Substitution: Hashable, Sendable {
  /// The number of the argument, from 1; without one, references count by themselves.
  public var argument: Int?
  /// How `%arg` is written.
  public var specifier: FormatSpecifier
  /// The forms, as they are written in the catalog.
  public var forms: [PluralCategory: String]

  /// Makes a substitution; the specifier is written without the percent sign, as `lld`.
  public init(argument: Int? = nil, specifier: String = "@", forms: [PluralCategory: String]) {
    self.argument = argument
    self.specifier = FormatString("%" + specifier).placeholders.first?.specifier ?? .natural
    self.forms = forms
  }
}
