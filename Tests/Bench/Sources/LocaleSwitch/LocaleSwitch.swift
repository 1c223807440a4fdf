import FoundationEssentials
import Glibc
import LocalizedText
import MadeCatalog
import PreviewRows
import StringCatalog

/// Changes the locale of catalogs of several sizes in turn, makes the rows of one screen in the new
/// locale, and prints the microseconds of processor time that a change takes in each size.
@main struct LocaleSwitch {
  private static let sizes = [100, 10_000, 100_000]
  private static let locales = ["ar", "de", "en", "fr", "ja", "ru", "th", "zh-Hans"]
  private static let rounds = 40
  private static let height = 60
  private static let width = 80

  static func main() {
    let tables = sizes.map { PreviewTable(table: table($0)) }
    var times = sizes.map { _ in [Double]() }
    var lines = 0
    for round in 0..<rounds {
      let locale = Locale(identifier: locales[round % locales.count])
      for (size, previewTable) in tables.enumerated() {
        let start = clock()
        lines += screen(of: previewTable, in: locale, number: round)
        times[size].append(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e6)
      }
    }
    precondition(lines >= sizes.count * rounds * height)
    for (size, times) in zip(sizes, times) {
      print("\(size) entries\t\(times.sorted()[rounds / 2])")
    }
  }

  /// The number of lines on a screen somewhere in the middle of the catalog, at another place each time.
  private static func screen(of previewTable: PreviewTable, in locale: Locale, number: Int)
    -> Int
  {
    let maker = RowMaker(
      table: previewTable.table, samples: previewTable.samples,
      environment: EnvironmentValues(locale: locale, fallback: .editor),
      matcher: previewTable.matcher)
    let first = (previewTable.count - height) * number / rounds
    return previewTable[first..<first + height].reduce(0) { lines, entry in
      lines + maker.fit(maker.row(for: entry), width: width).lines.count
    }
  }

  private static func table(_ count: Int) -> Table {
    let entries = (0..<count).map { number in
      let texts = locales.map { locale in
        #""\#(locale)":{"stringUnit":{"state":"translated","value":"\#(locale) \#(number) %@"}}"#
      }.joined(separator: ",")
      return #""A key of usual length \#(number) %@":{"localizations":{\#(texts)}}"#
    }
    return Table(catalog: CatalogFile(entries: entries))
  }
}
