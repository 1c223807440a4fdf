public import LocalizedText
internal import MessageSyntax
public import PointMetrics
internal import SourceText
public import StringCatalog
public import TextLayout

/// Makes the rows of one table in one environment.
///
/// ```swift
/// let maker = RowMaker(table: table, samples: samples, environment: environment)
/// let row = maker.row(for: entry)
/// maker.fit(row, width: 80).layout  // .compact
/// ```
public struct RowMaker: Sendable {
  /// The table whose entries become rows.
  public let table: Table
  /// The locale of the rows.
  public var locale: LocaleTag { resolver.environment.localeTag }
  let samples: Samples
  let sampleOptions: SampleOptions
  let resolver: Resolver
  let measurer: TextMeasurer
  let defaultValue: String?
  /// The states of the table's entries in the locale.
  package let states: TranslationStates
  /// The search for strings in other localizations, or nil to show the locale's own.
  private var extremes: ExtremeTexts?

  /// Creates a row maker for a table.
  ///
  /// - Parameters:
  ///   - table: The table, which becomes the environment's localizer.
  ///   - samples: The values to preview with. Placeholders without a sample use invented values.
  ///   - sampleOptions: The length of invented values, and a count that replaces all numbers.
  ///   - environment: The locale, the device and the name preference.
  ///   - matcher: The localizations of all tables in the folder; defaults to those of this table.
  ///   - value: The value for rows without a value of their own.
  ///   - order: Whether the measurer or the terminal reorders right-to-left text.
  ///   - marks: The marks that replace undisplayable characters.
  ///   - columnWidth: The number of columns of each cluster in the terminal.
  ///   - extreme: Which string to show from all localizations, or nil for that of the locale.
  ///   - points: How to measure strings for `extreme` in points, or nil for columns.
  public init(
    table: Table, samples: Samples = Samples(), sampleOptions: SampleOptions = SampleOptions(),
    environment: EnvironmentValues, matcher: LocalizationMatcher? = nil, value: String? = nil,
    order: BidiOrder = .visual, marks: LayoutMarks = .unicode,
    columnWidth: ColumnWidth = ColumnWidth(), extreme: ExtremeText? = nil,
    points: PointSetting? = nil
  ) {
    var environment = environment
    environment.localizer = Localizer(table: table, matcher: matcher)
    self.init(
      table: table, samples: samples, sampleOptions: sampleOptions, environment: environment,
      value: value,
      measurer: TextMeasurer(
        locale: environment.localeTag, direction: environment.layoutDirection, order: order,
        columnWidth: columnWidth, marks: marks))
    extremes = extreme.map { ExtremeTexts($0, of: self, in: points) }
  }

  /// Returns a maker of the same rows in another locale, where each row shows its own string
  /// unchanged.
  func maker(for locale: LocaleTag) -> RowMaker {
    var environment = resolver.environment
    environment.localeTag = locale
    environment.preferences = []
    environment.pseudo = nil
    return RowMaker(
      table: table, samples: samples, sampleOptions: sampleOptions, environment: environment,
      value: defaultValue, measurer: measurer)
  }

  private init(
    table: Table, samples: Samples, sampleOptions: SampleOptions, environment: EnvironmentValues,
    value: String?, measurer: TextMeasurer
  ) {
    self.table = table
    self.samples = samples
    self.sampleOptions = sampleOptions
    resolver = Resolver(environment: environment)
    self.measurer = measurer
    defaultValue = value
    states = TranslationStates(
      of: table, servedBy: resolver.servedLocalization(of: TableName(table.name)))
  }

  /// Makes the row of an entry.
  public func row(for entry: Entry) -> Row { row(for: entry, arguments: arguments(of: entry)) }

  /// Makes the row of an entry, for callers that already know what arguments the app passes.
  package func row(for entry: Entry, declared: DeclaredArguments) -> Row {
    row(
      for: entry, arguments: arguments(of: entry, declared: declared, count: sampleOptions.count))
  }

  /// Makes the row of an entry whose arguments are already known.
  func row(for entry: Entry, arguments: PassedArguments) -> Row {
    let own = ownRow(for: entry, arguments: arguments)
    guard let extremes,
      let (maker, row) = extremes.choice(for: entry, arguments: arguments, own: own)
    else { return own }
    return Row(
      entry: entry, sourceLanguage: table.sourceLanguage, found: row.found, text: row.text,
      title: row.title, spans: row.spans, value: own.value, state: own.state,
      borrowed: BorrowedText(extreme: extremes.extreme, locale: maker.locale.withoutPrivateUse))
  }

  /// Returns the maker of the string shown for an entry: this one, or one of another locale.
  func textMaker(for entry: Entry) -> RowMaker {
    guard let extremes else { return self }
    let arguments = arguments(of: entry)
    let own = ownRow(for: entry, arguments: arguments)
    return extremes.choice(for: entry, arguments: arguments, own: own)?.maker ?? self
  }

  /// Makes the row of an entry with the string of its locale.
  private func ownRow(for entry: Entry, arguments: PassedArguments) -> Row {
    let key = key(of: entry, arguments)
    let table = TableName(table.name)
    let value = samples[entry.key].value.map {
      Text($0.replacingNumbers(by: sampleOptions.count).argument(in: table))
    }
    let resolver = resolver(of: entry)
    let shown = resolver.text(of: entry, for: key, in: table)
    return Row(
      entry: entry, sourceLanguage: self.table.sourceLanguage, found: shown.found,
      text: Text(key, in: table), title: shown.text, spans: shown.spans,
      value: value.map { resolver.resolve($0).text } ?? defaultValue,
      state: states[Int(entry.number)])
  }

  /// Makes a row of each string in a localization, as the app would show it.
  ///
  /// A form of a substitution is shown alone.
  ///
  /// - Parameters:
  ///   - localization: The localization.
  ///   - key: The key of its entry with arguments, from ``key(of:declared:)``.
  ///   - limit: The maximum number of rows.
  /// - Returns: The rows, in file order.
  package func rows(
    of localization: Localization, for key: LocalizedStringKey, limit: Int = Localization.textLimit
  ) -> [Row] {
    let entry = localization.entry
    let table = TableName(table.name)
    let text = Text(key, in: table)
    let state = states[Int(entry.number), Int(localization.number)]
    return resolver(of: entry)
      .texts(of: localization, for: key, in: table, limit: limit)
      .map { shown in
        Row(
          entry: entry, sourceLanguage: self.table.sourceLanguage, found: shown.found, text: text,
          title: shown.text, spans: shown.spans, value: nil, state: state)
      }
  }

  /// Returns the lookup trace of an entry, with at most `limit` leaves of the localization.
  public func trace(of entry: Entry, limit: Int = .max) -> LookupTrace? {
    textMaker(for: entry).resolver(of: entry)
      .trace(key(of: entry, arguments(of: entry)), in: TableName(table.name), limit: limit)
  }

  /// Makes a row with one number in place of all numbers of the samples.
  func row(for entry: Entry, count: Sample?) -> Row {
    guard let count else { return row(for: entry) }
    return row(for: entry, arguments: arguments(of: entry, count: count))
  }

  /// Returns the lookup trace with one number in place of all numbers of the samples.
  func trace(of entry: Entry, count: Sample, limit: Int) -> LookupTrace? {
    resolver(of: entry).trace(
      key(of: entry, arguments(of: entry, count: count)), in: TableName(table.name), limit: limit)
  }

  /// Returns the key of an entry with sample values, for callers that already know its arguments.
  ///
  /// It is the same in all locales of a table.
  package func key(of entry: Entry, declared: DeclaredArguments) -> LocalizedStringKey {
    key(of: entry, arguments(of: entry, declared: declared, count: sampleOptions.count))
  }

  private func key(of entry: Entry, _ arguments: PassedArguments) -> LocalizedStringKey {
    LocalizedStringKey(
      entry.key, arguments: arguments.values, formatting: .asFound(passing: arguments.types))
  }

  // MARK: Arguments

  /// Returns the resolver for an entry, with the concepts of its samples, if any.
  private func resolver(of entry: Entry) -> Resolver {
    guard let concepts = samples[entry.key].concepts else { return resolver }
    var environment = resolver.environment
    environment.inflectionConcepts = concepts.map {
      $0.concept(in: TableName(table.name), by: resolver)
    }
    return Resolver(environment: environment)
  }

  /// Returns the arguments for the placeholders of an entry.
  func arguments(of entry: Entry) -> PassedArguments {
    arguments(of: entry, count: sampleOptions.count)
  }

  private func arguments(of entry: Entry, count: Sample?) -> PassedArguments {
    arguments(
      of: entry, declared: DeclaredArguments(of: entry, sourceLanguage: table.sourceLanguage),
      count: count)
  }

  private func arguments(
    of entry: Entry, declared: DeclaredArguments, count: Sample?
  ) -> PassedArguments {
    var options = sampleOptions
    options.count = count
    let samples =
      samples[entry.key].arguments?.map { $0.replacingNumbers(by: count) }
      ?? InventedSamples(for: entry, declared).samples(options)
    return PassedArguments(
      values: samples.map { $0.argument(in: TableName(table.name)) }, types: declared.types)
  }

  /// Returns the samples of an entry from the samples file, or invented ones, without applying the
  /// count of the options.
  package func samples(for entry: Entry) -> [Sample] {
    var options = sampleOptions
    options.count = nil
    let declared = DeclaredArguments(of: entry, sourceLanguage: table.sourceLanguage)
    return samples[entry.key].arguments ?? InventedSamples(for: entry, declared).samples(options)
  }

  /// Returns the concepts that the string of an entry agrees with, or nil if there are none.
  ///
  /// They come from the samples file, followed by neutral persons.
  package func concepts(for entry: Entry) -> [ConceptSample]? {
    let given = samples[entry.key].concepts ?? []
    let found = resolver.foundText(
      of: entry, for: key(of: entry, arguments(of: entry)), in: TableName(table.name))
    let texts = [found.format] + found.substitutions.values.flatMap(\.forms.values)
    let numbers = texts.filter { $0.holds("^") }.flatMap { text in
      MarkdownText(text).runs.flatMap(\.style.spans).compactMap { span in
        let attributes = GrammarAttributes(of: span)
        return attributes.concept ?? attributes.referent
      }
    }
    let count = min(numbers.max() ?? 0, Self.conceptLimit)
    let added = max(0, count - given.count)
    let concepts = given + Array(repeating: .person(.neutral), count: added)
    return concepts.isEmpty ? nil : concepts
  }

  /// The maximum number of concept fields in a form.
  private static let conceptLimit = 9

  // MARK: Measuring and fitting

  /// Fits a row to a width, in the first layout that shows the whole title or in a forced one.
  public func fit(_ row: Row, width: Int, forced: Layout? = nil) -> FittedRow {
    measurer.fit(title: row.title, value: row.value, width: width, forced: forced)
  }

  /// Fits a row with parts of its title marked.
  ///
  /// The ranges are UTF-8 offsets, sorted and disjoint.
  package func fit(
    _ row: Row, width: Int, forced: Layout? = nil, marking ranges: [Range<Int>]
  ) -> FittedRow {
    FittedRow(
      title: measurer.measure(row.title).marking(ranges),
      value: row.value.map { measurer.measure($0) }, width: width, forced: forced)
  }

  /// Returns the layouts tried for a row at a width, up to the first that fits.
  public func attempts(for row: Row, width: Int) -> [Attempt] {
    Attempt.all(
      title: measurer.measure(row.title), value: row.value.map { measurer.measure($0) },
      width: width)
  }

  /// Measures a text once for all widths.
  public func measure(_ text: ResolvedText) -> MeasuredText { measurer.measure(text) }

  /// Returns the width of the widest paragraph of a text, in columns.
  public func columns(of text: ResolvedText) -> Int { measurer.measure(text).columns }

  /// Wraps a string to a width, into lines that are safe to write to a terminal.
  public func lines(of text: String, width: Int) -> [String] {
    FittedRow(title: measurer.measure(text), width: width).lines.map(\.text)
  }
}
