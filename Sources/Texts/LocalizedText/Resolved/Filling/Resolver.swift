public import ICUServices
package import MessageSyntax
import StringCatalog

/// Resolves texts in one environment.
///
/// A resolver caches the lookups and formats of its environment.
///
/// ```swift
/// let resolver = Resolver(environment: EnvironmentValues(locale: Locale(identifier: "fr")))
/// resolver.resolve(format: "%lld km", arguments: [.integer(1500)]).text  // "1 500 km"
/// ```
public struct Resolver: Sendable {
  /// The shared part of a resolver.
  ///
  /// Copying one reference per text is cheaper than copying the fields.
  private final class Storage: Sendable {
    let environment: EnvironmentValues
    let tables: EnvironmentTables
    let formats: ArgumentFormats
    let readsMarkdown: Bool

    init(
      _ environment: EnvironmentValues, tables: EnvironmentTables, formats: ArgumentFormats
    ) {
      self.environment = environment
      self.tables = tables
      self.formats = formats
      readsMarkdown = environment.readsMarkdown
    }
  }

  private let storage: Storage

  /// The environment to resolve in.
  public var environment: EnvironmentValues { storage.environment }
  /// The localizer's tables for the environment.
  var tables: EnvironmentTables { storage.tables }
  /// The record that collects the looked-up keys.
  var keyRecord: KeyRecord? { storage.environment.keyRecord }
  /// The formats that write numbers and choose plural forms.
  var formats: ArgumentFormats { storage.formats }

  /// Creates a resolver for an environment.
  public init(environment: EnvironmentValues) {
    let tables = environment.localizer.tables(for: environment)
    storage = Storage(environment, tables: tables, formats: tables.formats)
  }

  /// Creates a resolver that looks strings up in one environment and formats values in another.
  package init(environment: EnvironmentValues, lookup other: EnvironmentValues) {
    storage = Storage(
      environment, tables: environment.localizer.tables(for: other),
      formats: environment.localizer.tables(for: environment).formats)
  }

  /// Returns a text resolved in the environment.
  public func resolve(_ text: Text) -> ResolvedText {
    storage.environment.withEnvironmentStyle(resolveWithoutEnvironmentStyle(text))
  }

  /// Returns a text resolved in the environment, without the environment's colors and case.
  package func resolveWithoutEnvironmentStyle(_ text: Text) -> ResolvedText {
    var resolution = Resolution(resolver: self)
    resolution.append(text)
    return resolution.text
  }

  /// Returns a text resolved in the environment, and the results of inflecting its spans.
  package func resolveWithSpans(_ text: Text) -> (text: ResolvedText, spans: [AgreedSpan]) {
    var resolution = Resolution(resolver: self)
    resolution.append(text)
    return (storage.environment.withEnvironmentStyle(resolution.text), resolution.spans)
  }

  /// Returns a string that lookup found, or could find, with the arguments of a key.
  package func filled(_ found: FoundText, for key: LocalizedStringKey) -> FilledText {
    var resolution = Resolution(resolver: self)
    resolution.append(found, for: key)
    return FilledText(
      found: found, text: storage.environment.withEnvironmentStyle(resolution.text),
      spans: resolution.spans, choices: resolution.choices)
  }

  /// Records a looked-up key and reports it if it is missing.
  func note(_ key: String, in table: TableName, found: FoundText) {
    keyRecord?.add(key, in: table, origin: found.origin)
    guard found.isMissing, let missingTexts = storage.environment.missingTexts,
      !tables.hasOnlyKeys(table)
    else { return }
    let text = MissingText(
      key: key, table: table.fileName, isTableMissing: tables.lookUp(in: table) == nil)
    missingTexts.add(text, in: tables.conditions.locale)
  }

  /// Whether to parse a localized string as Markdown.
  func isMarkdown(_ text: String) -> Bool {
    storage.readsMarkdown && MarkdownText.mayHaveMarkup(text)
  }

  /// Returns the result of looking up a key in a table.
  package func foundText(forKey key: LocalizedStringKey, in table: TableName) -> FoundText {
    tables.foundText(forKey: key, in: table)
  }

  /// Returns the lookup of a table, or nil if its bundle does not have the table.
  package func lookup(in table: TableName) -> TableLookup? { tables.lookUp(in: table) }

  /// Returns the localization of a table that best matches the locale, or nil if none matches.
  package func servedLocalization(of table: TableName) -> String? {
    tables.lookUp(in: table)?.servedLocalization
  }

  /// Returns a format with its placeholders filled.
  ///
  /// Arguments are never read as formats. Superfluous arguments are ignored.
  ///
  /// ```swift
  /// let cats = Substitution(forms: [.one: "%arg cat", .other: "%arg cats"])
  /// resolver.resolve(format: "%#@n@", arguments: [.integer(2)], substitutions: ["n": cats])
  /// ```
  public func resolve(
    format: String, arguments: [Argument] = [], substitutions: [String: Substitution] = [:]
  ) -> ResolvedText {
    resolve(FormatString(format), arguments: arguments, substitutions: substitutions)
  }

  /// Returns a parsed format with its placeholders filled.
  package func resolve(
    _ format: FormatString,
    arguments: [Argument] = [],
    substitutions: [String: Substitution] = [:]
  ) -> ResolvedText {
    resolve(format, arguments: arguments, passedTypes: [], substitutions: substitutions)
  }

  /// Returns a format with its placeholders filled, except those that read an argument as a type
  /// other than the app passes.
  package func resolve(
    _ format: FormatString, arguments: [Argument], passedTypes: [ArgumentType?],
    substitutions: [String: Substitution]
  ) -> ResolvedText {
    var resolution = Resolution(resolver: self)
    resolution.fill(arguments: arguments, substitutions: substitutions) {
      $0.passedTypes = passedTypes
      $0.fillFormat(format, in: FormatFiller.Scope(style: FragmentStyle()))
    }
    return environment.withEnvironmentStyle(resolution.text)
  }

  /// Returns the form for the plural category of an argument, or nil if the argument is not a
  /// number or has no form, not even `other`.
  ///
  /// The value 0 uses the `zero` form in every language, if there is one.
  public func form<Form>(of forms: [PluralCategory: Form], for argument: Argument) -> Form? {
    form(of: forms, for: argument, specifier: .natural)
  }

  /// Returns the form for the plural category of an argument as formatted by a specifier.
  package func form<Form>(
    of forms: [PluralCategory: Form], for argument: Argument, specifier: FormatSpecifier
  ) -> Form? {
    let reference = PluralNumberReference(
      number: argument, argument: 1, specifier: specifier, chooses: environment.pluralNumber)
    let choice = formats.choice(reference) { forms[$0] != nil }
    return choice?.taken.flatMap { forms[$0] }
  }
}

extension Device {
  /// The device variations to try for this device, best first.
  package var searchedNames: [String] { [rawValue, "other", "mac", "iphone"] }
}

extension Text {
  /// Returns the text resolved in an environment.
  public func resolve(in environment: EnvironmentValues) -> ResolvedText {
    Resolver(environment: environment).resolve(self)
  }
}
