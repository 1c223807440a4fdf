public import ICU

/// Makes words of texts in one environment.
///
/// It keeps the look-ups and the formats of its environment from one text to the next.
///
/// ```swift
/// let resolver = Resolver(environment: EnvironmentValues(locale: LocaleTag("fr")))
/// resolver.resolve(FormatString("%lld km"), arguments: [.integer(1500)]).text  // "1 500 km"
/// ```
public struct Resolver: Sendable {
  /// What copies share: a resolver is passed on for every text.
  private final class Storage: Sendable {
    let environment: EnvironmentValues
    let tables: BoundTables
    let formats: ArgumentFormats
    let readsMarkdown: Bool

    init(
      _ environment: EnvironmentValues, tables: BoundTables, formats: ArgumentFormats
    ) {
      self.environment = environment
      self.tables = tables
      self.formats = formats
      readsMarkdown = environment.readsMarkdown
    }
  }

  private let storage: Storage

  /// What the texts are resolved in.
  public var environment: EnvironmentValues { storage.environment }
  /// The tables of the localizer as the environment reads them.
  var tables: BoundTables { storage.tables }
  /// Where the keys that are looked up are kept.
  var keyRecord: KeyRecord? { storage.environment.keyRecord }
  /// How numbers are written, and which forms they choose in substitutions.
  var formats: ArgumentFormats { storage.formats }

  /// Makes a resolver.
  public init(environment: EnvironmentValues) {
    let tables = environment.localizer.tables(for: environment)
    storage = Storage(environment, tables: tables, formats: tables.formats)
  }

  /// Makes a resolver that looks up as in one environment and formats as in another.
  package init(environment: EnvironmentValues, lookUp other: EnvironmentValues) {
    storage = Storage(
      environment, tables: environment.localizer.tables(for: other),
      formats: environment.localizer.tables(for: environment).formats)
  }

  /// A text as it reads in the environment.
  public func resolve(_ text: Text) -> ResolvedText {
    storage.environment.painted(unpainted(text))
  }

  /// A text as it reads in the environment, in no colours but its own.
  package func unpainted(_ text: Text) -> ResolvedText {
    var resolution = Resolution(resolver: self)
    resolution.append(text)
    return resolution.text
  }

  /// Whether a localized string is to be read as Markdown: it may hold some.
  func isMarkdown(_ text: String) -> Bool {
    storage.readsMarkdown && MarkdownText.mayHaveMarkup(text)
  }

  /// What the look-up of a key finds in a table.
  package func find(_ key: LocalizedStringKey, in table: TableName) -> FoundText {
    tables.find(key, in: table)
  }

  /// The text of a format with its placeholders filled.
  ///
  /// Arguments are never read as formats, and superfluous ones are left out.
  public func resolve(
    _ format: FormatString,
    arguments: [Argument] = [],
    substitutions: [String: Substitution] = [:]
  ) -> ResolvedText {
    var resolution = Resolution(resolver: self)
    resolution.fill(arguments: arguments, substitutions: substitutions) {
      $0.append(format, in: Filling.Scope(style: FragmentStyle()))
    }
    return environment.painted(resolution.text)
  }

  /// The form that an argument chooses by its plural category, or nil if it is no number or there
  /// is no form for it, not even `other`.
  ///
  /// The value 0 takes the form `zero` in every language that has one.
  public func form<Form>(
    of forms: [PluralCategory: Form], for argument: Argument,
    specifier: FormatSpecifier = .natural
  ) -> Form? {
    let reading = PluralReading(
      number: argument, argument: 1, specifier: specifier, chooses: environment.pluralNumber)
    let choice = formats.choice(reading) { forms[$0] != nil }
    return choice?.taken.flatMap { forms[$0] }
  }
}
