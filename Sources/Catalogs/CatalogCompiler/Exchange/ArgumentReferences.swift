internal import MessageSyntax
internal import StringCatalog

/// How XLIFF spells references to substitutions and their arguments: with the number of the argument.
///
/// A catalog has `%#@COUNT@`, and `%arg` in the forms of the substitution; XLIFF has `%1$#@COUNT@` and
/// `%1$lld`.
struct ArgumentReferences: Sendable {
  private let arguments: [String: Argument]
  /// The plural forms that the language needs.
  private let forms: [String]

  private struct Argument {
    let number: Int?
    let specifier: String?
  }

  /// Reads the substitutions of a localization; nil if it has none.
  init?(_ localization: Localization?, forms: [String]) {
    guard let localization, localization.mayHaveSubstitutions else { return nil }
    let substitutions = localization.substitutions
    guard !substitutions.isEmpty else { return nil }
    arguments = Dictionary(
      substitutions.map {
        ($0.name, Argument(number: $0.argumentNumber, specifier: $0.formatSpecifier))
      }, uniquingKeysWith: { first, _ in first })
    self.forms = forms
  }

  /// Whether a form is one that the language needs.
  func isRequired(_ path: LeafPath) -> Bool { path.pluralCase.map(forms.contains) ?? true }

  /// Returns a text of a catalog as XLIFF has it.
  func exchanged(_ text: String, at path: LeafPath) -> String {
    rewritten(text) { format, token in
      switch token.kind {
      case .substitution(let range, nil):
        let name = format.source(range)
        guard let number = arguments[name]?.number else { return nil }
        return ("%#@\(name)@", "%\(number)$#@\(name)@")
      case .ownArgument:
        return own(at: path).map { ("%arg", $0) }
      default: return nil
      }
    }
  }

  /// Returns a text of XLIFF as a catalog has it.
  func stored(_ text: String, at path: LeafPath) -> String {
    rewritten(text) { format, token in
      switch token.kind {
      case .substitution(let range, let position?):
        let name = format.source(range)
        guard arguments[name]?.number == position else { return nil }
        return ("%\(position)$#@\(name)@", "%#@\(name)@")
      case .placeholder:
        return own(at: path).map { ($0, "%arg") }
      default: return nil
      }
    }
  }

  /// The placeholder in XLIFF for the argument that selects a form.
  private func own(at path: LeafPath) -> String? {
    guard let name = path.substitution, let argument = arguments[name],
      let number = argument.number, let specifier = argument.specifier
    else { return nil }
    return "%\(number)$\(specifier)"
  }

  /// Replaces the parts of a text that have an expected spelling.
  private func rewritten(
    _ text: String, _ replacement: (FormatString, FormatToken) -> (old: String, new: String)?
  ) -> String {
    guard FormatString.mayHavePlaceholders(text) else { return text }
    let format = FormatString(text)
    return format.tokens.map { token in
      let source = format.source(token.range)
      guard let (old, new) = replacement(format, token), old == source else { return source }
      return new
    }
    .joined()
  }
}
