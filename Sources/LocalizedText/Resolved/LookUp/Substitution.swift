public import ICU
package import MessageSyntax

/// A text inside another, with a form for each plural category of one argument.
///
/// ```swift
/// Substitution(argument: 1, forms: [.one: "%arg item", .other: "%arg items"])
/// ```
public struct Substitution: Hashable, Sendable {
  /// The number of the argument, from 1; nil if references are counted.
  public var argument: Int?
  /// The specifier with which `%arg` is written.
  package var specifier: FormatSpecifier
  /// Whether the argument chooses the form; otherwise the only one is the text for the width.
  package var choosesByNumber = true
  /// The forms, as the catalog spells them.
  public var forms: [PluralCategory: String]

  /// Makes a substitution.
  ///
  /// The specifier has no percent sign: `lld`.
  public init(argument: Int? = nil, specifier: String = "@", forms: [PluralCategory: String]) {
    self.argument = argument
    self.specifier = FormatString("%" + specifier).placeholders.first?.specifier ?? .natural
    self.forms = forms
  }
}
