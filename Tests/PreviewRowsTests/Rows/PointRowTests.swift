import LocalizedText
import PointMetrics
import PreviewRows
import StringCatalog
import TestMaterial
import Testing
import TextLayout

/// Rows that are measured in several settings at once, against each measured alone.
@Suite struct PointRowTests {
  /// Texts of every script, texts that need a dictionary, and slots of their own with a least scale.
  @Test(arguments: ["Travel", "Scripts", "Wallet", "Plurals", "Markup"])
  func severalSettingsAreMeasuredAtOnce(name: String) throws {
    let path = "Catalogs/\(name).xcstrings"
    let table = Table(catalog: CatalogFile(path: path, bytes: try Checkout.bytes(path)))
    let preview = PreviewTable(table: table)
    var settings: [PointSetting] = []
    for phone in ["iPhone SE", "iPhone 17 Pro Max"] {
      for size in TextSize.allCases {
        var setting = PointSetting()
        setting.screen = try #require(PhoneScreen(phone: phone))
        settings.append(setting.with(textSize: size))
      }
    }
    var slot = SlotSpecification(.points(150), from: .comment)
    slot.lines = 1
    slot.leastScale = 0.5
    for locale in takesManyCases ? ["en", "th", "ja", "ar", "de"] : ["th", "ar"] {
      let maker = RowMaker(
        table: table, samples: preview.samples,
        environment: EnvironmentValues(locale: LocaleTag(locale)), matcher: preview.matcher,
        value: "1,234.56")
      var measurers = PointMeasurers(locale: maker.locale)
      for entry in preview {
        let row = maker.row(for: entry)
        for written in [nil, slot] {
          let rows = PointRow.rows(row, written: written, in: settings, by: &measurers)
          #expect(rows.count == settings.count)
          for (together, setting) in zip(rows, settings) {
            let alone = PointRow(row, written: written, in: setting, by: &measurers)
            #expect(together.title == alone.title && together.leastTitle == alone.leastTitle)
            #expect(together.valueWidth == alone.valueWidth && together.slot == alone.slot)
            #expect(together.written == alone.written && together.verdict == alone.verdict)
          }
        }
      }
    }
  }
}
