internal import ICUServices
public import Locales

/// Example numbers that cover every plural form of a language.
///
/// ```swift
/// PluralExamples(in: "pl").numbers // 0, 1, 2, 5, 22, 100, 1.5
/// ```
public struct PluralExamples: Sendable {
  /// The integers in ascending order, followed by a fraction.
  public let numbers: [Sample]

  /// The integers to examine first.
  private static let small: Range<Int64> = 0..<100
  /// The maximum run length of a form that may recur: in Russian, 21 behaves like 1.
  private static let shortRun = 4

  /// Chooses a number for each form, another for a form that recurs, and always 0, 100 and 1.5.
  public init(in locale: LocaleTag) {
    let rules = PluralRules(of: locale)
    let form = { (number: Int64) in (try? rules?.category(of: number)) ?? .other }
    let forms = Self.small.map(form)
    var chosen: Set<Int64> = [0, 100]
    for category in Set(forms) {
      guard let first = forms.dropFirst().firstIndex(of: category) else { continue }
      chosen.insert(Int64(first))
      let end = forms[first...].firstIndex { $0 != category } ?? forms.endIndex
      if end - first <= Self.shortRun, let next = forms[end...].firstIndex(of: category) {
        chosen.insert(Int64(next))
      }
    }
    // French and Spanish have a form for millions.
    if !chosen.map(form).contains(form(1_000_000)) { chosen.insert(1_000_000) }
    numbers = chosen.sorted().map { .integer($0) } + [.double(1.5)]
  }

  /// Returns the plural form of a number in a language, such as `few`, or nil if there is no rule.
  public static func form(of number: Sample, in locale: LocaleTag) -> String? {
    let rules = PluralRules(of: locale)
    let category: PluralCategory? =
      switch number {
      case .integer(let number): try? rules?.category(of: number)
      case .unsigned(let number): try? rules?.category(of: number)
      case .double(let number): try? rules?.category(of: number)
      default: nil
      }
    return category?.rawValue
  }
}

extension PluralRules {
  fileprivate init?(of locale: LocaleTag) {
    try? self.init(locale: locale.withoutPrivateUse.description)
  }
}
