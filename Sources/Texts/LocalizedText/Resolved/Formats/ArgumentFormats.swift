internal import ICUServices
internal import Locales
internal import MessageSyntax
internal import Synchronization

/// The formats of one locale, opened on first use.
///
/// The system's ICU chooses plural forms and, unless the environment sets another library, formats
/// all values.
///
/// Instances are shared between threads. Integer formats and plural rules, which most strings need,
/// are found without a lock. All others are found under a lock. Dates are also formatted under it,
/// because an ICU date format is not thread-safe.
final class ArgumentFormats: Sendable {
  let locale: String
  /// The library that replaces the system's ICU, or nil for none.
  let writer: (any FormatWriter)?
  private let integers = LazyReference<Opened<NumberFormat>>()
  private let plurals = LazyReference<Opened<PluralRules>>()
  private let others = Mutex(Others())

  /// A box that lets copies of a dictionary share a noncopyable format.
  final class Opened<Format: ~Copyable> {
    let format: Format
    init(_ format: consuming Format) { self.format = format }
  }

  private struct Others: ~Copyable {
    var numbers = BoundedCache<NumberStyle, Opened<NumberFormat>>()
    var lists = BoundedCache<ListFormat.Relation, Opened<ListFormat>>()
    var patterns = BoundedCache<DurationPattern, String>()
    var dates = BoundedCache<DateSetting, Opened<DateFormat>>()
    var intervals = BoundedCache<DateSetting, Opened<DateIntervalFormat>>()
  }

  /// Returns the shared formats of a locale.
  ///
  /// Opening formats takes longer than resolving a text (LocaleSwitch).
  static func shared(
    in locale: LocaleTag, library: FormatLibrary = .system
  ) -> ArgumentFormats {
    let key = Shared(locale: locale.withoutPrivateUse.description, library: library)
    return all.withLock { all in
      all.value(for: key) { ArgumentFormats(locale: locale, library: library) }
    } ?? ArgumentFormats(locale: locale, library: library)
  }

  private struct Shared: Hashable {
    let locale: String
    let library: FormatLibrary
  }

  private static let all = Mutex(BoundedCache<Shared, ArgumentFormats>())

  init(locale: LocaleTag, library: FormatLibrary = .system) {
    let locale = locale.withoutPrivateUse
    self.locale = locale.description
    writer = library.writer.map { $0.init(locale: locale) }
  }

  // MARK: Numbers

  /// Returns an integer in the locale's default format, or in plain digits if ICU has none.
  func text(of value: Int64) -> String {
    if let writer { return writer.text(of: value) }
    return (try? integerFormat?.format.text(of: value)) ?? String(value)
  }

  /// Returns an integer in the locale's default format, or in plain digits if ICU has none.
  func text(of value: UInt64) -> String {
    if let writer { return writer.text(of: value, style: .natural) }
    return (try? integerFormat?.format.text(of: value)) ?? String(value)
  }

  /// Returns an integer in a style, or in plain digits if ICU has none.
  func text(of value: Int64, style: NumberStyle) -> String {
    if let writer { return writer.text(of: value, style: style) }
    return (try? numberFormat(style)?.format.text(of: value)) ?? String(value)
  }

  /// Returns an integer in a style, or in plain digits if ICU has none.
  func text(of value: UInt64, style: NumberStyle) -> String {
    if let writer { return writer.text(of: value, style: style) }
    return (try? numberFormat(style)?.format.text(of: value)) ?? String(value)
  }

  /// Returns a number in a style, or its Swift description if ICU has none.
  func text(of value: Double, style: NumberStyle) -> String {
    if let writer { return writer.text(of: value, style: style) }
    return (try? numberFormat(style)?.format.text(of: value)) ?? String(value)
  }

  /// Returns a number of units of time.
  ///
  /// Foundation on Linux has no public format for months and years. With another library, the words
  /// are still ICU's, around the library's number.
  func text(of count: Int, _ unit: TimeSpan.Unit, showsPlus: Bool) -> String {
    var style = NumberStyle(showsPlus: showsPlus)
    func written(_ style: NumberStyle) -> String {
      (try? numberFormat(style)?.format.text(of: Int64(count))) ?? String(count)
    }
    let number = written(style)
    let other = writer?.text(of: Int64(count), style: style)
    style.unit = .time(unit)
    let text = written(style)
    // Duals, as in Arabic, do not contain the number.
    guard let other, let range = text.utf8.firstRange(of: number.utf8) else { return text }
    return text[..<range.lowerBound] + other + text[range.upperBound...]
  }

  /// Returns an amount of money.
  ///
  /// A code that is not three ASCII letters is written after the number.
  func text(of value: Double, currency code: String) -> String {
    let letters = code.utf8.allSatisfy {
      ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
    }
    guard code.utf8.count == 3, letters else {
      return "\(text(of: value, style: .natural)) \(code)"
    }
    return text(of: value, style: NumberStyle(unit: .currency(code.uppercased())))
  }

  /// Returns the plural category of an argument as formatted by a specifier or, without a
  /// specifier, of its value.
  ///
  /// Returns nil if the argument is not a number.
  func category(of argument: Argument, specifier: FormatSpecifier?) -> PluralCategory? {
    switch argument {
    case .integer(let value):
      return (try? pluralRules?.format.category(of: value)) ?? .other
    case .unsigned(let value):
      return (try? pluralRules?.format.category(of: value)) ?? .other
    case .double(let value):
      let style = specifier.map { $0.style(for: value) } ?? NumberStyle(digits: .all)
      guard let rules = pluralRules, let format = numberFormat(style) else { return .other }
      return (try? rules.format.category(of: value, as: format.format)) ?? .other
    default:
      return nil
    }
  }

  // MARK: Lists

  /// Returns the members as a list in the locale's format.
  func list(_ members: [String], kind: ListFormat.Relation = .and) -> String {
    if let text = writer?.list(members, kind: kind) { return text }
    let format = others.withLock { others in
      others.lists.value(for: kind) { try? Opened(ListFormat(relation: kind, locale: locale)) }
    }
    return (try? format?.format.text(of: members)) ?? members.joined(separator: ", ")
  }

  // MARK: Dates

  /// Returns a date and time in the format of a setting, or its seconds if ICU has no such format.
  func text(ofDate seconds: Double, setting: DateSetting) -> String {
    if let writer { return writer.text(ofDate: seconds, setting: setting) }
    let text = others.withLock { others -> String? in
      let opened = others.dates.value(for: setting) {
        try? Opened(setting.dateFormat(locale: locale))
      }
      return try? opened?.format.text(of: seconds)
    }
    return text ?? String(seconds)
  }

  /// Returns the interval between two dates in the format of a setting.
  func text(from start: Double, to end: Double, setting: DateSetting) -> String {
    if let writer { return writer.text(from: start, to: end, setting: setting) }
    let text = others.withLock { others -> String? in
      let opened = others.intervals.value(for: setting) {
        try? Opened(setting.intervalFormat(locale: locale))
      }
      return try? opened?.format.text(from: start, to: end)
    }
    return text ?? "\(start) – \(end)"
  }

  /// Returns the locale's pattern for a duration in digits.
  func pattern(_ pattern: DurationPattern) -> String {
    others.withLock { others in
      others.patterns.value(for: pattern) { try? pattern.text(locale: locale) }
    } ?? pattern.rootText
  }

  // MARK: Opening

  private var integerFormat: Opened<NumberFormat>? {
    integers.value { try? Opened(NumberFormat(locale: locale)) }
  }

  private var pluralRules: Opened<PluralRules>? {
    plurals.value { try? Opened(PluralRules(locale: locale)) }
  }

  private func numberFormat(_ style: NumberStyle) -> Opened<NumberFormat>? {
    others.withLock { others in
      others.numbers.value(for: style) {
        try? Opened(NumberFormat(skeleton: style.skeleton, locale: locale))
      }
    }
  }
}

extension ArgumentFormats.Opened: Sendable where Format: Sendable & ~Copyable {}

extension ArgumentFormats {
  /// Returns an integer as formatted by a specifier.
  ///
  /// Decimal conversions show the whole number even if the specifier's length is too short for it,
  /// because Swift hides that mistake from developers. Only `h` and `hh`, which are never written
  /// by mistake, truncate the number.
  func text(of value: Int64, specifier: FormatSpecifier) -> String {
    if let text = specifier.unlocalizedText(of: UInt64(bitPattern: value)) { return text }
    let value = specifier.cut(value)
    guard let style = specifier.integerStyle else { return specifier.padded(text(of: value)) }
    return specifier.padded(text(of: value, style: style), withZeros: specifier.digits == nil)
  }

  /// Returns an unsigned integer as formatted by a specifier.
  ///
  /// An integer above `Int64.max` does not become negative.
  func text(of value: UInt64, specifier: FormatSpecifier) -> String {
    if let signed = Int64(exactly: value) { return text(of: signed, specifier: specifier) }
    if specifier.isCut {
      return text(of: Int64(truncatingIfNeeded: value), specifier: specifier)
    }
    if let text = specifier.unlocalizedText(of: value) { return text }
    guard let style = specifier.integerStyle else { return specifier.padded(text(of: value)) }
    return specifier.padded(text(of: value, style: style), withZeros: specifier.digits == nil)
  }

  /// Returns a floating-point number as formatted by a specifier.
  func text(of value: Double, specifier: FormatSpecifier) -> String {
    switch specifier.conversion {
    case "a": specifier.hexadecimal(value)
    case "A": specifier.hexadecimal(value).uppercased()
    default: specifier.padded(text(of: value, style: specifier.style(for: value)))
    }
  }

  /// Returns a number as formatted by a specifier, or nil if the argument is not a number.
  func text(of argument: Argument, specifier: FormatSpecifier = .natural) -> String? {
    if specifier.flags.contains(.blank) { return text(of: argument, blankFor: specifier) }
    return switch argument {
    case .integer(let value): text(of: value, specifier: specifier)
    case .unsigned(let value): text(of: value, specifier: specifier)
    case .double(let value): text(of: value, specifier: specifier)
    case .string, .text: nil
    }
  }

  /// Returns a number with a space in place of its plus sign.
  private func text(of argument: Argument, blankFor specifier: FormatSpecifier) -> String? {
    var specifier = specifier
    specifier.flags.remove(.blank)
    // The plus flag overrides the space flag.
    let isSigned = specifier.flags.contains(.signed)
    specifier.flags.insert(.signed)
    guard let text = text(of: argument, specifier: specifier) else { return nil }
    guard !isSigned, let sign = text.firstIndex(of: "+") else { return text }
    return text[..<sign] + " " + text[text.index(after: sign)...]
  }
}
