internal import ICU
internal import Synchronization

/// The plural rules and number formats of one locale, opened when first needed and kept.
final class ArgumentFormats: Sendable {
  private let locale: String
  private let opened = Mutex(Opened())

  /// Boxes let copies in a dictionary share what must not be copied.
  private final class Format: Sendable {
    let format: NumberFormat
    init(_ format: consuming NumberFormat) { self.format = format }
  }

  private final class Rules: Sendable {
    let rules: PluralRules
    init(_ rules: consuming PluralRules) { self.rules = rules }
  }

  private struct Opened {
    var formats: [String: Format] = [:]
    var rules: Rules?
  }

  init(locale: LocaleTag) {
    self.locale = locale.withoutPrivateUse.description
  }

  /// The integer in the format that a skeleton describes; in plain digits if ICU has none.
  func text(of value: Int, skeleton: String) -> String {
    let text = try? format(skeleton)?.format.text(of: value)
    return text ?? String(value)
  }

  /// The number in the format that a skeleton describes; as Swift writes it if ICU has none.
  func text(of value: Double, skeleton: String) -> String {
    let text = try? format(skeleton)?.format.text(of: value)
    return text ?? String(value)
  }

  /// The amount of money; a code that is not three ASCII letters is written behind the number.
  func text(of value: Double, currency code: String) -> String {
    let letters = code.utf8.allSatisfy {
      ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
    }
    guard code.utf8.count == 3, letters else { return "\(text(of: value, skeleton: "")) \(code)" }
    return text(of: value, skeleton: "currency/" + code.uppercased())
  }

  /// The moment as the locale writes it.
  func text(of seconds: Double, style: DateStyle) -> String {
    let text = try? LocaleTexts.moment(
      seconds, date: style == .time ? .none : .medium, time: style == .date ? .none : .short,
      locale: locale)
    return text ?? String(seconds)
  }

  /// An integer that no Int64 holds.
  func text(of value: UInt64, specifier: FormatSpecifier) -> String { String(value) }

  /// The texts as the locale lists them.
  func list(_ members: [String]) -> String {
    (try? LocaleTexts.list(members, locale: locale)) ?? members.joined(separator: ", ")
  }

  /// The plural category of an argument as a specifier writes it, without one that of its value;
  /// nil if it is no number.
  func category(of argument: Argument, specifier: FormatSpecifier?) -> PluralCategory? {
    let rules = rules()
    switch argument {
    case .integer(let value):
      return (try? rules?.rules.category(of: Int(value))) ?? .other
    case .unsigned(let value):
      // No language looks at more than the last digits of so large a number.
      let last = Int(value % 1_000_000_000_000_000_000)
      let small = Int(exactly: value) ?? last + 1_000_000_000_000_000_000
      return (try? rules?.rules.category(of: small)) ?? .other
    case .double(let value):
      let skeleton = specifier.map { $0.skeleton(for: value) } ?? "precision-unlimited"
      guard let rules, let format = format(skeleton) else { return .other }
      return (try? rules.rules.category(of: value, as: format.format)) ?? .other
    case .string, .text: return nil
    }
  }

  private func format(_ skeleton: String) -> Format? {
    opened.withLock { opened in
      if let format = opened.formats[skeleton] { return format }
      let format = try? Format(NumberFormat(skeleton: skeleton, locale: locale))
      opened.formats[skeleton] = format
      return format
    }
  }

  private func rules() -> Rules? {
    opened.withLock { opened in
      if let rules = opened.rules { return rules }
      opened.rules = try? Rules(PluralRules(locale: locale))
      return opened.rules
    }
  }
}
