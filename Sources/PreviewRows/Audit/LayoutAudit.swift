public import LocalizedText
internal import StringCatalog
public import TextLayout

/// How many rows of a sheet take which layout, in each of some locales and at every width.
///
/// Each row is what `RowMaker` makes of its entry; only the two widths from which it fits are kept
/// of it. Parts of a sheet can be counted side by side, and their counts added.
///
/// ```swift
/// let audit = LayoutAudit(sheet: sheet, environments: [EnvironmentValues(locale: LocaleTag("de"))])
/// audit.counts(of: sheet.indices)[0].rows(in: .compact)[79]  // rows in one line of 80 columns
/// ```
public struct LayoutAudit: Sendable {
  private let sheet: Sheet
  private let environments: [EnvironmentValues]
  /// What makes the rows in each of the environments.
  private var makers: [RowMaker] = []
  private let rules: SampleRules
  private let value: String?
  private let columnWidth: ColumnWidth

  /// Prepares the audit of a sheet in some environments, each of another locale.
  public init(
    sheet: Sheet, environments: [EnvironmentValues], rules: SampleRules = SampleRules(),
    value: String? = nil, columnWidth: ColumnWidth = ColumnWidth()
  ) {
    self.sheet = sheet
    self.environments = environments
    self.rules = rules
    self.value = value
    self.columnWidth = columnWidth
    makers = environments.map { maker(in: $0) }
  }

  /// The counts of some entries by their places in the sheet, for each environment.
  public func counts(of places: Range<Int>) -> [LayoutCounts] {
    let texts = TableTexts(sheet.table)
    let counters = makers.map { LayoutCounter(maker: $0, texts: texts) }
    var memory = BreakpointFinder.Buffers()
    for place in places {
      var entry = CountedEntry(number: sheet.number(at: place))
      for (counter, environment) in zip(counters, environments) {
        counter.exchange(&memory)
        if !counter.count(&entry) {
          // Worked out once for all of the environments.
          let arguments = entry.arguments(counter.maker)
          count(sheet[place], with: arguments, by: counter, in: environment)
        }
        counter.exchange(&memory)
      }
    }
    return counters.map(\.counts)
  }

  private func maker(in environment: EnvironmentValues, width: Int? = nil) -> RowMaker {
    var environment = environment
    environment.width = width
    return RowMaker(
      table: sheet.table, samples: sheet.samples, rules: rules, environment: environment,
      matcher: sheet.matcher, value: value, columnWidth: columnWidth)
  }

  /// Counts an entry as it is made for the screen; where it varies by the width of the row, once
  /// for each text that it has.
  private func count(
    _ entry: Entry, with arguments: [Argument], by counter: LayoutCounter,
    in environment: EnvironmentValues
  ) {
    let row = counter.maker.row(for: entry, arguments: arguments)
    guard row.found.choices.contains(where: \.isWidth), let localization = row.found.localization
    else {
      counter.add(row)
      return
    }
    var starts: Set<Int> = [LayoutCounts.widths.lowerBound]
    for leaf in localization.leaves {
      for case .variation("width", let name) in leaf.path.steps {
        if let start = Int(name), LayoutCounts.widths.contains(start) { starts.insert(start) }
      }
    }
    var end = LayoutCounts.widths.upperBound
    for start in starts.sorted(by: >) {
      counter.add(
        maker(in: environment, width: start).row(for: entry, arguments: arguments),
        at: start...end)
      end = start - 1
    }
  }
}

extension VariationChoice {
  fileprivate var isWidth: Bool {
    if case .width = self { true } else { false }
  }
}
