internal import ICU
internal import Synchronization

/// The formats of one locale, opened on first use.
///
/// Threads share an instance. The formats of integers and plurals, which most texts need, are found
/// without a lock. The others are found under a lock, and dates are also written under it, because
/// only one thread at a time may use a date format of ICU.
final class ArgumentFormats: Sendable {
  let locale: String
  private let integers = LazyReference<Opened<IntegerFormat>>()
  private let plurals = LazyReference<Opened<PluralRules>>()
  private let others = Mutex(Others())

  /// A box that lets copies in a dictionary share a format that cannot be copied.
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

  /// Returns the shared formats of a locale.
  ///
  /// Opening formats takes longer than resolving a text (LocaleSwitch).
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

  /// Returns the integer in the locale's natural format, or in plain digits if ICU has none.
  func text(of value: Int64) -> String {
    (try? integerFormat?.format.text(of: value)) ?? String(value)
  }

  /// Returns the integer in the locale's natural format, or in plain digits if ICU has none.
  func text(of value: UInt64) -> String {
    (try? integerFormat?.format.text(of: value)) ?? String(value)
  }

  /// Returns the integer in the format of a skeleton, or in plain digits if ICU has none.
  func text(of value: Int64, skeleton: String) -> String {
    (try? numberFormat(skeleton)?.format.text(of: value)) ?? String(value)
  }

  /// Returns the integer in the format of a skeleton, or in plain digits if ICU has none.
  func text(of value: UInt64, skeleton: String) -> String {
    (try? numberFormat(skeleton)?.format.text(of: value)) ?? String(value)
  }

  /// Returns the number in the format of a skeleton, or as Swift writes it if ICU has none.
  func text(of value: Double, skeleton: String) -> String {
    (try? numberFormat(skeleton)?.format.text(of: value)) ?? String(value)
  }

  /// Returns an amount of money.
  ///
  /// A code that is not three ASCII letters is written after the number.
  func text(of value: Double, currency code: String) -> String {
    let letters = code.utf8.allSatisfy {
      ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
    }
    guard code.utf8.count == 3, letters else { return "\(text(of: value, skeleton: "")) \(code)" }
    return text(of: value, skeleton: "currency/" + code.uppercased())
  }

  /// Returns the plural category of an argument as a specifier writes it or, without a specifier,
  /// of its value; nil if the argument is not a number.
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

  /// Returns a list of texts in the locale.
  func list(_ members: [String], kind: ListFormat.Relation = .and) -> String {
    let format = others.withLock { others in
      others.lists.value(for: kind) { try? Opened(ListFormat(relation: kind, locale: locale)) }
    }
    return (try? format?.format.text(of: members)) ?? members.joined(separator: ", ")
  }

  // MARK: Dates

  /// Returns a date and time as a setting describes it, or its seconds if ICU has no such format.
  func text(ofDate seconds: Double, setting: DateSetting) -> String {
    let text = others.withLock { others -> String? in
      let opened = others.dates.value(for: setting) {
        try? Opened(setting.dateFormat(locale: locale))
      }
      return try? opened?.format.text(of: seconds)
    }
    return text ?? String(seconds)
  }

  /// Returns the time between two dates as a setting describes it.
  func text(from start: Double, to end: Double, setting: DateSetting) -> String {
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

extension ArgumentFormats {
  /// Returns an integer as a placeholder writes it.
  ///
  /// Decimal conversions show the whole number even if the length is too short for it, because
  /// Swift hides that mistake from developers. Only `h` and `hh`, which are never written by
  /// mistake, cut the number.
  func text(of value: Int64, specifier: FormatSpecifier) -> String {
    if let text = specifier.unlocalizedText(of: UInt64(bitPattern: value)) { return text }
    let value = specifier.cut(value)
    guard let skeleton = specifier.integerSkeleton else {
      return specifier.padded(text(of: value), withZeros: specifier.digits == nil)
    }
    return specifier.padded(
      text(of: value, skeleton: skeleton), withZeros: specifier.digits == nil)
  }

  /// Returns an integer as a placeholder writes it.
  ///
  /// An integer above `Int64.max` is not written as a negative number.
  func text(of value: UInt64, specifier: FormatSpecifier) -> String {
    if let signed = Int64(exactly: value) { return text(of: signed, specifier: specifier) }
    if specifier.isCut {
      return text(of: Int64(truncatingIfNeeded: value), specifier: specifier)
    }
    if let text = specifier.unlocalizedText(of: value) { return text }
    guard let skeleton = specifier.integerSkeleton else { return specifier.padded(text(of: value)) }
    return specifier.padded(
      text(of: value, skeleton: skeleton), withZeros: specifier.digits == nil)
  }

  /// Returns a number as a placeholder writes it.
  func text(of value: Double, specifier: FormatSpecifier) -> String {
    switch specifier.conversion {
    case "a": specifier.hexadecimal(value)
    case "A": specifier.hexadecimal(value).uppercased()
    default: specifier.padded(text(of: value, skeleton: specifier.skeleton(for: value)))
    }
  }
}

extension ArgumentFormats {
  /// Returns a number as a placeholder writes it; nil if the argument is not a number.
  func text(of argument: Argument, specifier: FormatSpecifier = .natural) -> String? {
    if specifier.flags.contains(.blank) { return text(of: argument, blankFor: specifier) }
    return switch argument {
    case .integer(let value): text(of: value, specifier: specifier)
    case .unsigned(let value): text(of: value, specifier: specifier)
    case .double(let value): text(of: value, specifier: specifier)
    case .string, .text: nil
    }
  }

  /// Returns a number with a blank in the place of its plus sign.
  private func text(of argument: Argument, blankFor specifier: FormatSpecifier) -> String? {
    var specifier = specifier
    specifier.flags.remove(.blank)
    // The flag of the plus sign overrides that of the blank.
    let isSigned = specifier.flags.contains(.signed)
    specifier.flags.insert(.signed)
    guard let text = text(of: argument, specifier: specifier) else { return nil }
    guard !isSigned, let sign = text.firstIndex(of: "+") else { return text }
    return text[..<sign] + " " + text[text.index(after: sign)...]
  }
}
