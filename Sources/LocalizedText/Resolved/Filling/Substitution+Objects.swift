internal import ICU
internal import MessageSyntax

extension [String: Substitution] {
  /// Whether the forms show an argument, and always as an object by its position: `%1$@`.
  ///
  /// An app that passes a text for such an argument shows the form `other`.
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
  /// The form that an argument chooses if it is a text: `other`, or the one for the largest numbers.
  var formOfObject: String? {
    PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
  }
}
