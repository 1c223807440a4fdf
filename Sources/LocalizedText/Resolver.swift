public import ICU

/// Fills the placeholders of format strings in one environment.
///
/// It keeps the formats of its locale from one text to the next; copies share them. Make a new one
/// for a new environment.
///
/// ```swift
/// let resolver = Resolver(environment: EnvironmentValues(locale: LocaleTag("fr")))
/// resolver.resolve(FormatString("%lld km"), arguments: [.integer(1500)]).text  // "1 500 km"
/// ```
public struct Resolver: Sendable {
  /// Finds the localized string of a key.
  public typealias LookUp = @Sendable (_ key: String) -> String?

  /// What the texts are resolved in.
  public let environment: EnvironmentValues
  let formats: ArgumentFormats
  private let lookUp: LookUp

  /// Makes a resolver; the look-up serves arguments that are keys themselves, and a key without
  /// an answer stands for itself.
  public init(environment: EnvironmentValues, lookUp: @escaping LookUp = { _ in nil }) {
    self.environment = environment
    self.lookUp = lookUp
    formats = ArgumentFormats(locale: environment.locale)
  }

  /// The text of a format with its placeholders filled.
  ///
  /// Arguments are never read as formats, and superfluous ones are left out.
  public func resolve(
    _ format: FormatString,
    arguments: [Argument] = [],
    substitutions: [String: Substitution] = [:]
  ) -> ResolvedText {
    var resolution = Resolution(
      resolver: self, arguments: arguments, substitutions: substitutions)
    resolution.append(format)
    return resolution.text
  }

  /// The form that an argument chooses by its plural category, or nil if it is no number or there
  /// is no form for it, not even `other`.
  ///
  /// The value 0 takes the form `zero` in every language that has one.
  public func form<Form>(
    of forms: [PluralCategory: Form], for argument: Argument,
    specifier: FormatSpecifier = .natural
  ) -> Form? {
    guard let category = formats.category(of: argument, specifier: specifier) else { return nil }
    if argument.isZero, let zero = forms[.zero] { return zero }
    return forms[category] ?? forms[.other]
  }

  /// The argument as a placeholder writes it.
  public func text(of argument: Argument, specifier: FormatSpecifier = .natural) -> String {
    switch argument {
    case .string(let text): text
    case .integer(let value): formats.text(of: value, specifier: specifier)
    case .unsigned(let value): formats.text(of: value, specifier: specifier)
    case .double(let value): formats.text(of: value, specifier: specifier)
    case .currency(let value, let code): formats.text(of: value, currency: code)
    case .percent(let value): formats.text(of: value, skeleton: "percent scale/100 .##")
    case .date(let seconds, let style): formats.text(of: seconds, style: style)
    case .list(let members): formats.list(members.map { text(of: $0) })
    case .symbol(let name): Symbol(name).glyph
    case .userName(let name): name.text(in: environment.locale)
    case .localized(let key): lookUp(key) ?? key
    }
  }
}
