internal import ICU
internal import Locales
import LocalizedText
import Synchronization

/// Which numbers take which plural form in a locale.
///
/// Rows are judged while the user waits, and most need the small whole numbers alone. Fractions take
/// more than a millisecond, so they are worked out when a rule first asks for them.
struct PluralNumbers: Sendable {
  private let locale: LocaleTag
  /// The small whole numbers of each category, in ascending order.
  private let whole: [PluralCategory: [Int]]

  /// The numbers that texts mostly show.
  private static let small = 0...127
  /// Several languages have a form for millions, and some for numbers that end with these digits.
  private static let large = [1_000, 1_000_000, 2_000_000, 10_000_000, 1_000_000_000]

  private static let known = Mutex(BoundedCache<LocaleTag, PluralNumbers>())
  private static let knownOthers = Mutex(BoundedCache<LocaleTag, Set<PluralCategory>>())
  private static let knownFractions = Mutex(BoundedCache<LocaleTag, [PluralCategory]>())

  /// The numbers of a locale; nil if ICU has no rules for it.
  static func of(_ locale: LocaleTag) -> PluralNumbers? {
    known.withLock { $0.value(for: locale) { PluralNumbers(locale) } }
  }

  private init?(_ locale: LocaleTag) {
    guard let categories = PluralCategory.ofSmallIntegers(in: locale),
      categories.contains(where: { $0 != .other }) || Self.withoutForms.contains(locale.language)
    else { return nil }
    var whole: [PluralCategory: [Int]] = [:]
    for (number, category) in zip(Self.small, categories) {
      whole[category, default: []].append(number)
    }
    self.locale = locale
    self.whole = whole
  }

  /// The languages that CLDR knows to have the form `other` alone.
  ///
  /// ICU says the same of languages that it does not know.
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

  /// The categories of the small whole numbers, written with a fraction: 0.0, 1.0, 2.0.
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

  /// The forms that small whole numbers take, in the usual order.
  var required: [String] { PluralCategory.allCases.filter { whole[$0] != nil }.map(\.rawValue) }

  /// The forms that only fractions or large numbers take, in the usual order.
  var optional: [String] {
    PluralCategory.allCases.filter { whole[$0] == nil && others.contains($0) }.map(\.rawValue)
  }

  /// Some numbers of a form, for messages: `2, 3, 4, 22 …`.
  func examples(of form: String) -> String {
    let numbers = numbers(of: form)
    return numbers.prefix(4).map(String.init).joined(separator: ", ")
      + (numbers.count > 4 ? " …" : "")
  }

  /// The small whole numbers of a form.
  ///
  /// The app takes `zero` for 0 in every language that has a text for it.
  func numbers(of form: String, hasZero: Bool = false) -> [Int] {
    let numbers = PluralCategory(rawValue: form).flatMap { whole[$0] } ?? []
    if form == "zero" { return numbers.isEmpty ? [0] : numbers }
    return hasZero ? numbers.filter { $0 != 0 } : numbers
  }

  /// The first number that takes one form by its value and another if it is written with a fraction,
  /// among the forms that a text has.
  func ambiguous(among forms: Set<String>) -> (number: Int, form: String, written: String)? {
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
