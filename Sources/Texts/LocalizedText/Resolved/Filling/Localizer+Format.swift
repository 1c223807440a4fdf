internal import ICUServices
internal import MessageSyntax

extension Localizer {
  /// Returns the localized format for a key, or nil if the table does not have it.
  ///
  /// Plural variations and substitutions are replaced by their `other` form: `%#@files@` becomes
  /// `%lld files`. Foundation would crash filling such a reference.
  ///
  /// `varies` tells whether another form exists for some number.
  package func format(
    forKey key: String, in table: TableName, for environment: EnvironmentValues
  ) -> (text: String, varies: Bool)? {
    let resolver = Resolver(environment: environment)
    let found = resolver.foundText(forKey: LocalizedStringKey(key), in: table)
    resolver.note(key, in: table, found: found)
    guard !found.isMissing else { return nil }
    return (found.formatOfOther, !found.choices.isEmpty || !found.substitutions.isEmpty)
  }
}

extension FoundText {
  /// The format with each substitution replaced by its `other` form.
  fileprivate var formatOfOther: String {
    guard !substitutions.isEmpty else { return format }
    let format = FormatString(format)
    return zip(format.pieces, format.ranges).map { piece, range in
      if case .substitution(let name, let position, _) = piece {
        substitutions[name]?.formatOfOther(position: position) ?? ""
      } else {
        format.source(range)
      }
    }
    .joined()
  }
}

extension Substitution {
  /// The `other` form, with a placeholder in place of each `%arg`.
  fileprivate func formatOfOther(position: Int?) -> String? {
    guard let other = forms[.other] else { return nil }
    let form = FormatString(other)
    let number = (position ?? argument).map { "\($0)$" } ?? ""
    let own = "%\(number)\(specifier.length?.rawValue ?? "")\(specifier.conversion)"
    return zip(form.pieces, form.ranges).map { piece, range in
      piece == .ownArgument ? own : form.source(range)
    }
    .joined()
  }
}
