package import LocalizedText

/// The plural forms of a language.
///
/// ```swift
/// LanguageForms(LocaleTag("pl"))?.required  // ["one", "few", "many", "other"]
/// ```
package struct LanguageForms: Sendable {
  private let numbers: PluralNumbers

  /// Creates the forms of a language; nil if ICU has no rules for it.
  package init?(_ locale: LocaleTag) {
    guard let numbers = PluralNumbers.of(locale) else { return nil }
    self.numbers = numbers
  }

  /// The forms that every translation needs: those used for small whole numbers, and `other`.
  package var required: [String] {
    numbers.required.contains("other") ? numbers.required : numbers.required + ["other"]
  }

  /// Whether an app may ever use a form.
  package func admits(_ form: String) -> Bool {
    form == "zero" || required.contains(form) || numbers.optional.contains(form)
  }

  /// Returns example numbers for a form: `2, 3, 4, 22 …`.
  package func examples(of form: String) -> String { numbers.examples(of: form) }
}
