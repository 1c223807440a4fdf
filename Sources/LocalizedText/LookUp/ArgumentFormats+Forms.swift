internal import ICU

extension ArgumentFormats {
  /// The form that an argument chooses by its plural category; nil if it is no number or there is
  /// no form for it, not even `other`.
  ///
  /// The value 0 takes the form `zero` in every language that has one.
  func form<Form>(
    of forms: [PluralCategory: Form], for argument: Argument,
    specifier: FormatSpecifier = .natural
  ) -> Form? {
    guard let category = category(of: argument, specifier: specifier) else { return nil }
    if argument == .integer(0) || argument == .double(0), let zero = forms[.zero] { return zero }
    return forms[category] ?? forms[.other]
  }
}
