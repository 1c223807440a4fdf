public import LocalizedText
public import PointMetrics
internal import StringCatalog
public import TextLayout

/// Counts how many rows of a table use each layout, in several locales and at every width.
///
/// Rows are the same as those of ``RowMaker``, but the audit keeps only their two breakpoints. It
/// can count parts of a table in parallel; the caller adds up their counts.
///
/// ```swift
/// let audit = LayoutAudit(of: table, environments: [EnvironmentValues(locale: LocaleTag("de"))])
/// audit.counts(of: table.indices)[0].rows(in: .compact)[79]  // rows on one line of 80 columns
/// ```
public struct LayoutAudit: Sendable {
  private let preview: PreviewTable
  private let environments: [EnvironmentValues]
  /// One row maker per environment.
  private var makers: [RowMaker] = []
  private let sampleOptions: SampleOptions
  private let value: String?
  private let columnWidth: ColumnWidth
  /// The styles for counting rows in points; empty to count them in columns.
  private let styles: [PointStyle]

  /// Creates an audit of a table in several environments, each with its own locale.
  ///
  /// With styles, rows are counted in points, once per style.
  public init(
    of preview: PreviewTable, environments: [EnvironmentValues],
    sampleOptions: SampleOptions = SampleOptions(), value: String? = nil,
    columnWidth: ColumnWidth = ColumnWidth(), styles: [PointStyle] = []
  ) {
    self.preview = preview
    self.environments = environments
    self.sampleOptions = sampleOptions
    self.value = value
    self.columnWidth = columnWidth
    self.styles = styles
    makers = environments.map { maker(in: $0) }
  }

  /// Returns the counts of the entries in a range of indices, for each environment and, within it,
  /// each style.
  public func counts(of indices: Range<Int>) -> [LayoutCounts] {
    let points = styles.map { PointMeasurer(locale: LocaleTag("en"), style: $0) }
    let counters = makers.map { maker in
      LayoutCounter(
        maker: maker, points: points.map { $0.measurer(for: maker.locale) })
    }
    for entry in indices.lazy.map({ preview[$0] }) {
      // All environments have the same arguments, so compute them once per entry.
      guard let arguments = makers.first?.arguments(of: entry) else { continue }
      for (counter, environment) in zip(counters, environments) {
        count(entry, with: arguments, by: counter, in: environment)
      }
    }
    return counters.flatMap(\.counts)
  }

  private func maker(in environment: EnvironmentValues, width: Int? = nil) -> RowMaker {
    var environment = environment
    environment.width = width
    return RowMaker(
      table: preview.table, samples: preview.samples, sampleOptions: sampleOptions,
      environment: environment, matcher: preview.matcher, value: value, columnWidth: columnWidth)
  }

  /// Counts an entry by making its row, as for the screen.
  ///
  /// An entry that varies by width is made once for each of its variations.
  private func count(
    _ entry: Entry, with arguments: PassedArguments, by counter: LayoutCounter,
    in environment: EnvironmentValues
  ) {
    let row = counter.maker.row(for: entry, arguments: arguments)
    guard row.found.choices.contains(where: \.isWidth), let localization = row.found.localization
    else {
      counter.add(row)
      return
    }
    let widths = counter.widths
    var starts: Set<Int> = [widths.lowerBound]
    for leaf in localization.leaves {
      for case .variation("width", let name) in leaf.path.steps {
        if let start = Int(name), widths.contains(start) { starts.insert(start) }
      }
    }
    var end = widths.upperBound
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
