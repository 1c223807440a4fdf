public import LocalizedText
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
  /// The table.
  public let table: Table
  /// The locale in which the rows are.
  public var locale: LocaleTag { resolver.environment.localeTag }
  let samples: Samples
  let rules: SampleRules
  let resolver: Resolver
  let measurer: TextMeasurer
  let defaultValue: String?

  /// Prepares the rows of a table.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - samples: the values to preview with; placeholders without one get invented ones.
  ///   - rules: which values are invented, and which number all become.
  ///   - environment: the locale, the device, the name preference; the table becomes its localizer.
  ///   - matcher: the localizations of all tables of the folder; without it, the table's.
  ///   - value: what stands at the right of rows that have nothing there.
  ///   - order: who puts texts into the order in which they are read.
  ///   - marks: what stands for what cannot be drawn.
  ///   - columnWidth: how wide clusters are.
  public init(
    table: Table, samples: Samples = Samples(), rules: SampleRules = SampleRules(),
    environment: EnvironmentValues, matcher: LocalizationMatcher? = nil, value: String? = nil,
    order: BidiOrder = .visual, marks: LayoutMarks = .unicode,
    columnWidth: ColumnWidth = ColumnWidth()
  ) {
    self.table = table
    self.samples = samples
    self.rules = rules
    var environment = environment
    environment.localizer = Localizer(table: table, matcher: matcher)
    resolver = Resolver(environment: environment)
    measurer = TextMeasurer(
      locale: environment.localeTag, direction: environment.layoutDirection, order: order,
      columnWidth: columnWidth, marks: marks)
    defaultValue = value
  }

  /// The row of an entry.
  public func row(for entry: Entry) -> Row { row(for: entry, arguments: arguments(of: entry)) }

  /// The row of an entry whose placeholders receive known arguments.
  func row(for entry: Entry, arguments: [Argument]) -> Row {
    let key = key(of: entry, arguments)
    let table = TableName(table.name)
    let text = Text(key, in: table)
    let value = samples[entry.key].value.map { Text($0.counting(rules.count).argument(in: table)) }
    return Row(
      entry: entry, found: resolver.find(key, in: table), text: text, title: resolver.resolve(text),
      value: value.map { resolver.resolve($0).text } ?? defaultValue)
  }

  /// How the text of an entry comes about, with at most so many texts of the localization.
  public func trace(of entry: Entry, limit: Int = .max) -> LookUpTrace? {
    resolver.trace(key(of: entry, arguments(of: entry)), in: TableName(table.name), limit: limit)
  }

  private func key(of entry: Entry, _ arguments: [Argument]) -> LocalizedStringKey {
    LocalizedStringKey(entry.key, arguments: arguments, formatting: .asFound)
  }

  /// What the placeholders of an entry receive.
  func arguments(of entry: Entry) -> [Argument] {
    let samples =
      samples[entry.key].arguments?.map { $0.counting(rules.count) }
      ?? invented(for: entry, by: rules)
    return samples.map { $0.argument(in: TableName(table.name)) }
  }

  /// The samples of an entry's placeholders as the file has them, or as they are invented,
  /// whatever all numbers are to become.
  package func samples(for entry: Entry) -> [Sample] {
    var rules = rules
    rules.count = nil
    return samples[entry.key].arguments ?? invented(for: entry, by: rules)
  }

  /// A row in the first layout that shows it untruncated at a width, or in one that is forced.
  public func fit(_ row: Row, width: Int, forced: Layout? = nil) -> FittedRow {
    measurer.fit(title: row.title, value: row.value, width: width, forced: forced)
  }

  /// The same with parts of the title marked: UTF-8 offsets, in order and apart.
  package func fit(
    _ row: Row, width: Int, forced: Layout? = nil, marking ranges: [Range<Int>]
  ) -> FittedRow {
    FittedRow(
      title: measurer.measure(row.title).marking(ranges),
      value: row.value.map { measurer.measure($0) }, width: width, forced: forced)
  }

  /// The layouts that are tried for a row at a width, up to the one that fits.
  public func attempts(for row: Row, width: Int) -> [Attempt] {
    Attempt.all(
      title: measurer.measure(row.title), value: row.value.map { measurer.measure($0) },
      width: width)
  }

  /// A text with its measures, which serve for every width.
  public func measure(_ text: ResolvedText) -> MeasuredText { measurer.measure(text) }

  /// The columns of the widest paragraph of a text.
  public func columns(of text: ResolvedText) -> Int { measurer.measure(text).columns }

  /// A text in lines of a width, ready for a terminal.
  public func lines(of text: String, width: Int) -> [String] {
    FittedRow(title: measurer.measure(text), width: width).lines.map(\.text)
  }

  /// The arguments of an entry are those that its key and its source text name.
  private func invented(for entry: Entry, by rules: SampleRules) -> [Sample] {
    guard let source = entry.localization(table.sourceLanguage) else {
      return InventedSamples(for: [entry.key]).samples(by: rules)
    }
    var texts = [entry.key]
    var substitutions: [String: InventedSamples.Substitution] = [:]
    for declared in source.substitutions where substitutions[declared.name] == nil {
      substitutions[declared.name] = InventedSamples.Substitution(
        number: declared.argumentNumber, specifier: declared.formatSpecifier)
    }
    for leaf in source.leaves {
      if let name = leaf.path.substitution {
        substitutions[name]?.forms.append(leaf.text)
      } else {
        texts.append(leaf.text)
      }
    }
    return InventedSamples(for: texts, substitutions: substitutions).samples(by: rules)
  }
}
