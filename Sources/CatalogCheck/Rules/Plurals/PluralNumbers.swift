internal import ICU
internal import Locales
import LocalizedText
import Synchronization

/// Which numbers take which plural form in a locale.
struct PluralNumbers: Sendable {
  /// The small whole numbers of each category, in ascending order.
  private let whole: [PluralCategory: [Int]]
  /// The categories of large whole numbers and of fractions.
  private let others: Set<PluralCategory>
  /// The categories of some whole numbers, written with a fraction: 0.0, 1.0, 2.0.
  private let fractions: [PluralCategory]

  /// The numbers that texts mostly show.
  private static let small = 0...200
  /// Several languages have a form for millions, and some for numbers that end with these digits.
  private static let large = [1_000, 1_000_000, 2_000_000, 10_000_000, 1_000_000_000]

  /// The numbers of a locale; nil if ICU has no rules for it.
  static func of(_ locale: LocaleTag) -> PluralNumbers? {
    known.withLock { $0.value(for: locale) { PluralNumbers(locale) } }
  }

  private static let known = Mutex(BoundedCache<LocaleTag, PluralNumbers>())

  /// Asks ICU.
  private init?(_ locale: LocaleTag) {
    let name = locale.withoutPrivateUse.description
    guard let rules = try? PluralRules(locale: name),
      let format = try? NumberFormat(skeleton: ".0", locale: name)
    else { return nil }
    var whole: [PluralCategory: [Int]] = [:]
    var others: Set<PluralCategory> = []
    var fractions: [PluralCategory] = []
    for number in Self.small {
      guard let category = try? rules.category(of: Int64(number)) else { return nil }
      whole[category, default: []].append(number)
      if let tenth = try? rules.category(of: Double(number) + 0.1) { others.insert(tenth) }
      if let half = try? rules.category(of: Double(number) / 10) { others.insert(half) }
      if let written = try? rules.category(of: Double(number), as: format) {
        fractions.append(written)
      }
    }
    for number in Self.large {
      if let category = try? rules.category(of: Int64(number)) { others.insert(category) }
    }
    self.whole = whole
    self.others = others
    self.fractions = fractions
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
    for (form, numbers) in whole.sorted(by: { ($0.value.first ?? 0) < ($1.value.first ?? 0) }) {
      guard let number = numbers.first, fractions.indices.contains(number) else { continue }
      let written = taken(fractions[number])
      if taken(form) != written { return (number, taken(form), written) }
    }
    return nil
  }
}
