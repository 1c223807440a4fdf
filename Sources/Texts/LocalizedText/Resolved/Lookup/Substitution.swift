public import ICUServices
package import MessageSyntax

/// A named part of a string that varies by the plural category of one argument.
///
/// ```swift
/// Substitution(argument: 1, forms: [.one: "%arg item", .other: "%arg items"])
/// ```
public struct Substitution: Hashable, Sendable {
  /// The number of the argument, from 1, or nil to count references.
  public var argument: Int?
  /// The specifier that formats `%arg`.
  package var specifier: FormatSpecifier
  /// Whether the argument selects the form; if false, the only form was chosen by width.
  package var choosesByNumber = true
  /// The format of each plural form, as spelled in the catalog.
  public var forms: [PluralCategory: String]

  /// Creates a substitution.
  ///
  /// - Parameters:
  ///   - argument: the number of the argument, from 1, or nil to count references.
  ///   - specifier: the format specifier without its percent sign, such as `lld`.
  ///   - forms: the format of each plural form.
  public init(argument: Int? = nil, specifier: String = "@", forms: [PluralCategory: String]) {
    self.argument = argument
    self.specifier = FormatString("%" + specifier).placeholders.first?.specifier ?? .natural
    self.forms = forms
  }
}
