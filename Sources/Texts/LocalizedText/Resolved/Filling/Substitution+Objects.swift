internal import ICUServices
internal import MessageSyntax

extension [String: Substitution] {
  /// Whether the forms show an argument, and only as an object by its position: `%1$@`.
  ///
  /// If an app passes a string for such an argument, the `other` form is shown.
  func showAsObject(_ number: Int) -> Bool {
    var isShown = false
    for substitution in values {
      let isOwn = substitution.argument == number
      for token in substitution.forms.values.flatMap({ FormatString($0).tokens }) {
        switch token.kind {
        case .placeholder(number, let specifier):
          guard specifier.argumentType == .object else { return false }
          isShown = true
        case .placeholder(nil, _) where isOwn, .ownArgument where isOwn: return false
        case .placeholder, .ownArgument, .text, .substitution, .invalid: continue
        }
      }
    }
    return isShown
  }
}

extension Substitution {
  /// The form for a string argument: `other`, or else the one for the largest numbers.
  var formOfObject: String? {
    PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
  }
}
