internal import ICUServices
internal import Synchronization

/// The plural forms of a language, with the numbers that use them.
///
/// Rows are checked interactively and mostly need only small whole numbers. Fractions take more
/// than a millisecond, so they are computed on demand.
///
/// ```swift
/// LanguageForms(LocaleTag("pl"))?.required  // ["one", "few", "many", "other"]
/// ```
package struct LanguageForms: Sendable {
  private let locale: LocaleTag
  /// The small whole numbers of each category, in ascending order.
  private let whole: [PluralCategory: [Int]]

  /// The numbers that strings most often show.
  private static let small = 0...127
  /// Sample numbers for languages with forms for millions, or for numbers ending in certain digits.
  private static let large = [1_000, 1_000_000, 2_000_000, 10_000_000, 1_000_000_000]

  private static let known = Mutex(BoundedCache<LocaleTag, LanguageForms>())
  private static let knownOthers = Mutex(BoundedCache<LocaleTag, Set<PluralCategory>>())
  private static let knownFractions = Mutex(BoundedCache<LocaleTag, [PluralCategory]>())

  /// Creates the forms of a language; nil if ICU has no rules for it.
  package init?(_ locale: LocaleTag) {
    let known = Self.known.withLock { $0.value(for: locale) { Self(unknown: locale) } }
    guard let known else { return nil }
    self = known
  }

  private init?(unknown locale: LocaleTag) {
    guard let rules = Self.rules(of: locale) else { return nil }
    let categories = rules.small
    guard
      categories.contains(where: { $0 != .other }) || Self.withoutForms.contains(locale.language)
    else { return nil }
    var whole: [PluralCategory: [Int]] = [:]
    for (number, category) in zip(Self.small, categories) {
      whole[category, default: []].append(number)
    }
    self.locale = locale
    self.whole = whole
  }

  /// The languages that have only the form `other` according to CLDR.
  ///
  /// Needed because ICU returns the same for languages it does not know.
  private static let withoutForms: Set = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea", "km",
    "ko", "lkt", "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi",
    "wo", "yo", "yue", "zh",
  ]

  private static func rules(of locale: LocaleTag) -> PluralRules? {
    try? PluralRules(locale: locale.withoutPrivateUse.description)
  }

  /// The categories of large whole numbers and of fractions.
  private var others: Set<PluralCategory> {
    let found = Self.knownOthers.withLock { known in
      known.value(for: locale) {
        guard let rules = Self.rules(of: locale) else { return nil }
        let fractions = Self.small.flatMap { [Double($0) + 0.1, Double($0) / 10] }
        return Set(
          fractions.compactMap { try? rules.category(of: $0) }
            + Self.large.compactMap { try? rules.category(of: Int64($0)) })
      }
    }
    return found ?? []
  }

  /// The categories of small whole numbers when formatted with a decimal: 0.0, 1.0, 2.0.
  private var fractions: [PluralCategory] {
    let found = Self.knownFractions.withLock { known in
      known.value(for: locale) {
        let name = locale.withoutPrivateUse.description
        guard let rules = Self.rules(of: locale),
          let format = try? NumberFormat(skeleton: ".0", locale: name)
        else { return nil }
        return Self.small.compactMap { try? rules.category(of: Double($0), as: format) }
      }
    }
    return found ?? []
  }

  /// The forms that every translation needs: those used for small whole numbers, and `other`.
  package var required: [String] {
    PluralCategory.allCases.filter { whole[$0] != nil || $0 == .other }.map(\.rawValue)
  }

  /// Whether an app may ever use a form.
  package func admits(_ form: String) -> Bool {
    form == "zero" || required.contains(form) || optional.contains(form)
  }

  /// The forms used only for fractions or large numbers, in standard order.
  package var optional: [String] {
    PluralCategory.allCases.filter { whole[$0] == nil && others.contains($0) }.map(\.rawValue)
  }

  /// Returns example numbers for a form, for messages: `2, 3, 4, 22 …`.
  package func examples(of form: String) -> String {
    let numbers = numbers(of: form)
    return numbers.prefix(4).map(String.init).joined(separator: ", ")
      + (numbers.count > 4 ? " …" : "")
  }

  /// Returns the small whole numbers of a form.
  ///
  /// Apps use `zero` for 0 in any language that has a string for it.
  package func numbers(of form: String, hasZero: Bool = false) -> [Int] {
    let numbers = PluralCategory(rawValue: form).flatMap { whole[$0] } ?? []
    if form == "zero" { return numbers.isEmpty ? [0] : numbers }
    return hasZero ? numbers.filter { $0 != 0 } : numbers
  }

  /// Returns the first number whose form depends on whether it is formatted with decimals,
  /// considering only the given forms.
  package func ambiguous(
    among forms: Set<String>
  ) -> (number: Int, form: String, written: String)? {
    func taken(_ category: PluralCategory) -> String {
      forms.contains(category.rawValue) ? category.rawValue : "other"
    }
    let fractions = fractions
    for (form, numbers) in whole.sorted(by: { ($0.value.first ?? 0) < ($1.value.first ?? 0) }) {
      guard let number = numbers.first, fractions.indices.contains(number) else { continue }
      let written = taken(fractions[number])
      if taken(form) != written { return (number, taken(form), written) }
    }
    return nil
  }
}
