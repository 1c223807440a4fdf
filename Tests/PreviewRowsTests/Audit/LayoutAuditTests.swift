import LocalizedText
import PointMetrics
import PreviewRows
import StringCatalog
import TestMaterial
import Testing
import TextLayout

@Suite struct LayoutAuditTests {
  /// What the audit promises, found by making each row and fitting it to each width.
  private func expected(
    _ previewTable: PreviewTable, in environment: EnvironmentValues, varies: Bool
  ) -> [[Layout: Int]] {
    func rows(at width: Int?) -> [Breakpoints] {
      var environment = environment
      environment.width = width
      let maker = RowMaker(
        table: previewTable.table, samples: previewTable.samples, environment: environment,
        matcher: previewTable.matcher)
      return previewTable.map { maker.breakpoints(of: maker.row(for: $0)) }
    }
    let same = varies ? [] : rows(at: nil)
    return LayoutCounts.columns.map { width in
      (varies ? rows(at: width) : same).reduce(into: [:]) {
        $0[$1.layout(at: width), default: 0] += 1
      }
    }
  }

  private func check(_ previewTable: PreviewTable, locales: [String], varies: Bool = false) {
    let environments = locales.map { EnvironmentValues(locale: LocaleTag($0), fallback: .editor) }
    let audit = LayoutAudit(of: previewTable, environments: environments)
    let middle = previewTable.count / 2
    let first = audit.counts(of: 0..<middle)
    let second = audit.counts(of: middle..<previewTable.count)
    for (number, environment) in environments.enumerated() {
      var counts = first[number]
      counts.add(second[number])
      let expected = expected(previewTable, in: environment, varies: varies)
      for layout in [Layout.compact, .standard, .extended] {
        #expect(
          counts.rows(in: layout) == expected.map { $0[layout] ?? 0 },
          "\(previewTable.table.name) in \(locales[number]): \(layout)")
      }
    }
  }

  @Test(arguments: ["Travel", "Plurals", "Devices", "Scripts", "Markup", "Orders", "Wallet"])
  func countsWhatPrintShows(name: String) throws {
    let path = "Catalogs/\(name).xcstrings"
    let table = Table(catalog: CatalogFile(path: path, bytes: try Checkout.bytes(path)))
    let samples = Samples(
      bytes: try Checkout.bytes("Catalogs/\(name).samples.json"),
      path: "Catalogs/\(name).samples.json")
    check(PreviewTable(table: table, samples: samples), locales: table.locales)
    check(PreviewTable(table: table), locales: ["en", "de", "ar", "ja", "th"])
  }

  /// In points, at each width up to that of the widest tablet.
  @Test(arguments: ["Travel", "Scripts", "Wallet"])
  func countsRowsInPoints(name: String) throws {
    let path = "Catalogs/\(name).xcstrings"
    let table = Table(catalog: CatalogFile(path: path, bytes: try Checkout.bytes(path)))
    let samples = Samples(
      bytes: try Checkout.bytes("Catalogs/\(name).samples.json"),
      path: "Catalogs/\(name).samples.json")
    let preview = PreviewTable(table: table, samples: samples)
    let environments = ["de", "ar", "ja"].map {
      EnvironmentValues(locale: LocaleTag($0), fallback: .editor)
    }
    let setting = PointSetting()
    let audit = LayoutAudit(of: preview, environments: environments, styles: [setting.slot.style])
    for (counts, environment) in zip(audit.counts(of: preview.indices), environments) {
      let maker = RowMaker(
        table: table, samples: samples, environment: environment, matcher: preview.matcher)
      var measurers = PointMeasurers(locale: maker.locale)
      let rows = preview.map {
        PointRow(maker.row(for: $0), in: setting, by: &measurers).breakpoints
      }
      for layout in [Layout.compact, .standard, .extended] {
        let expected = LayoutCounts.points.map { width in
          rows.count { row in
            let fits = [row.compact, row.standard].map { $0.map { $0 <= Double(width) } ?? false }
            return layout == (fits[0] ? .compact : fits[1] ? .standard : .extended)
          }
        }
        #expect(counts.rows(in: layout) == expected, "\(name) in \(maker.locale): \(layout)")
      }
    }
  }

  /// Several styles are counted at once as each is alone; so are texts that need a dictionary.
  @Test(arguments: ["Travel", "Scripts", "Wallet", "Plurals"])
  func countsSeveralStylesAtOnce(name: String) throws {
    let path = "Catalogs/\(name).xcstrings"
    let table = Table(catalog: CatalogFile(path: path, bytes: try Checkout.bytes(path)))
    let preview = PreviewTable(table: table)
    let environments = ["en", "th", "ja", "ar", "fr"].map {
      EnvironmentValues(locale: LocaleTag($0))
    }
    let styles =
      TextSize.allCases.map { PointStyle(.body, textSize: $0) } + [PointStyle(.title1)]
    func counts(_ styles: [PointStyle]) -> [LayoutCounts] {
      LayoutAudit(of: preview, environments: environments, value: "12 €", styles: styles)
        .counts(of: preview.indices)
        + LayoutAudit(of: preview, environments: environments, styles: styles)
        .counts(of: preview.indices)
    }
    let together = counts(styles)
    let alone = styles.map { counts([$0]) }
    #expect(together.count == 2 * environments.count * styles.count)
    for (number, counts) in together.enumerated() {
      #expect(counts == alone[number % styles.count][number / styles.count])
    }
  }

  /// A text that varies by the width of its row is another one at each of them.
  @Test func countsTextsThatVaryByWidth() throws {
    let variations = #"""
      "en": {"variations": {"width": {
        "10": {"stringUnit": {"state": "new", "value": "Short text"}},
        "20": {"stringUnit": {"state": "new", "value": "A text of twenty"}},
        "60": {"stringUnit": {"state": "new", "value": "A text that is much longer than it was"}}
      }}}
      """#
    check(PreviewTable(table: Table(key: "k", variations)), locales: ["en"], varies: true)
  }

  /// Placeholders of all kinds, escapes, texts that are missing or empty, plural forms.
  @Test(arguments: [
    "%@", "%1$@ and %2$@", "%2$@ before %1$lld", "%lld of %d", "%.2f km", "100 % %@", "50%% of %@",
    "%@ at 5%", "%*d", "%0$@", "%9$@", "%arg", "%#@x@", "%5d", "%-5@", "%c", "%ld%%",
    #"a\nb %@"#, #"a \"quoted\" %@ text"#, "*strong* %@", "日本語 %@ テキスト", "ภาษาไทย %@", "",
  ])
  func fillsPlaceholdersAsRowsDo(text: String) throws {
    let unit = #"{"stringUnit": {"state": "new", "value": "\#(text)"}}"#
    let table = Table(key: "%@ %lld", #""en": \#(unit), "fr": \#(unit)"#)
    check(PreviewTable(table: table), locales: ["en", "fr", "ar", "de"])
    let keyed = Table(key: text, #""en": \#(unit)"#)
    check(PreviewTable(table: keyed), locales: ["en", "fr"])
    let plural = Table(
      key: "%lld apples",
      #""en": {"variations": {"plural": {"one": \#(unit), "other": \#(unit)}}}"#)
    check(PreviewTable(table: plural), locales: ["en", "ar"])
  }
}
