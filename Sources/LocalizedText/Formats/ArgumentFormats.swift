internal import ICU
internal import Synchronization

/// What one locale needs to write arguments, opened when first needed and kept.
///
/// Threads share it. Integers and plurals, which nearly every text has, are read without a lock;
/// all the rest lies behind one, and dates are also written behind it, for ICU's date formats
/// serve one thread at a time.
final class ArgumentFormats: Sendable {
  let locale: String
  private let integers = LazyReference<Opened<IntegerFormat>>()
  private let plurals = LazyReference<Opened<PluralRules>>()
  private let others = Mutex(Others())

  /// Boxes let copies in a dictionary share what must not be copied.
  final class Opened<Format: ~Copyable> {
    let format: Format
    init(_ format: consuming Format) { self.format = format }
  }

  private struct Others: ~Copyable {
    var numbers = BoundedCache<String, Opened<NumberFormat>>()
    var lists = BoundedCache<ListFormat.Relation, Opened<ListFormat>>()
    var patterns = BoundedCache<DurationPattern, String>()
    var dates = BoundedCache<DateSetting, Opened<DateFormat>>()
    var intervals = BoundedCache<DateSetting, Opened<DateIntervalFormat>>()
  }

  /// The formats of a locale, shared by all who read it: opening them takes longer than a text.
  static func shared(in locale: LocaleTag) -> ArgumentFormats {
    let name = locale.withoutPrivateUse.description
    return all.withLock { all in
      all.value(for: name) { ArgumentFormats(locale: locale) }
    } ?? ArgumentFormats(locale: locale)
  }

  private static let all = Mutex(BoundedCache<String, ArgumentFormats>())

  init(locale: LocaleTag) {
    self.locale = locale.withoutPrivateUse.description
  }

  // MARK: Numbers

  /// The integer in the locale's natural format; in plain digits if ICU has none.
  func text(of value: Int64) -> String {
    (try? integerFormat?.format.text(of: value)) ?? String(value)
  }

  /// The integer in the locale's natural format; in plain digits if ICU has none.
  func text(of value: UInt64) -> String {
    (try? integerFormat?.format.text(of: value)) ?? String(value)
  }

  /// The integer in the format that a skeleton describes; in plain digits if ICU has none.
  func text(of value: Int64, skeleton: String) -> String {
    (try? numberFormat(skeleton)?.format.text(of: value)) ?? String(value)
  }

  /// The integer in the format that a skeleton describes; in plain digits if ICU has none.
  func text(of value: UInt64, skeleton: String) -> String {
    (try? numberFormat(skeleton)?.format.text(of: value)) ?? String(value)
  }

  /// The number in the format that a skeleton describes; as Swift writes it if ICU has none.
  func text(of value: Double, skeleton: String) -> String {
    (try? numberFormat(skeleton)?.format.text(of: value)) ?? String(value)
  }

  /// The amount of money; a code that is not three ASCII letters is written behind the number.
  func text(of value: Double, currency code: String) -> String {
    let letters = code.utf8.allSatisfy {
      ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
    }
    guard code.utf8.count == 3, letters else { return "\(text(of: value, skeleton: "")) \(code)" }
    return text(of: value, skeleton: "currency/" + code.uppercased())
  }

  /// The plural category of an argument as a specifier writes it, without one that of its value;
  /// nil if it is no number.
  func category(of argument: Argument, specifier: FormatSpecifier?) -> PluralCategory? {
    switch argument {
    case .integer(let value):
      return (try? pluralRules?.format.category(of: value)) ?? .other
    case .unsigned(let value):
      return (try? pluralRules?.format.category(of: value)) ?? .other
    case .double(let value):
      let skeleton = specifier.map { $0.skeleton(for: value) } ?? "precision-unlimited"
      guard let rules = pluralRules, let format = numberFormat(skeleton) else { return .other }
      return (try? rules.format.category(of: value, as: format.format)) ?? .other
    default:
      return nil
    }
  }

  // MARK: Lists

  /// The texts as the locale lists them.
  func list(_ members: [String], kind: ListFormat.Relation = .and) -> String {
    let format = others.withLock { others in
      others.lists.value(for: kind) { try? Opened(ListFormat(relation: kind, locale: locale)) }
    }
    return (try? format?.format.text(of: members)) ?? members.joined(separator: ", ")
  }

  // MARK: Dates

  /// The moment as a setting describes it; its seconds if ICU has no such format.
  func text(ofDate seconds: Double, setting: DateSetting) -> String {
    let text = others.withLock { others -> String? in
      let opened = others.dates.value(for: setting) {
        try? Opened(setting.dateFormat(locale: locale))
      }
      return try? opened?.format.text(of: seconds)
    }
    return text ?? String(seconds)
  }

  /// The time between two moments as a setting describes it.
  func text(from start: Double, to end: Double, setting: DateSetting) -> String {
    let text = others.withLock { others -> String? in
      let opened = others.intervals.value(for: setting) {
        try? Opened(setting.intervalFormat(locale: locale))
      }
      return try? opened?.format.text(from: start, to: end)
    }
    return text ?? "\(start) – \(end)"
  }

  /// How the locale writes a length of time in figures.
  func pattern(_ pattern: DurationPattern) -> String {
    others.withLock { others in
      others.patterns.value(for: pattern) { try? pattern.text(locale: locale) }
    } ?? pattern.rootText
  }

  // MARK: Opening

  private var integerFormat: Opened<IntegerFormat>? {
    integers.value { try? Opened(IntegerFormat(locale: locale)) }
  }

  private var pluralRules: Opened<PluralRules>? {
    plurals.value { try? Opened(PluralRules(locale: locale)) }
  }

  private func numberFormat(_ skeleton: String) -> Opened<NumberFormat>? {
    others.withLock { others in
      others.numbers.value(for: skeleton) {
        try? Opened(NumberFormat(skeleton: skeleton, locale: locale))
      }
    }
  }
}

extension ArgumentFormats.Opened: Sendable where Format: Sendable & ~Copyable {}
