import CatalogCheck
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog
import TestMaterial
import TextLayout

/// A row of a table with one entry, and what all rules find wrong with it.
struct JudgedRow {
  let diagnostics: [Diagnostic]

  /// The ids of the broken rules, each once.
  var rules: [String] { diagnostics.ruleNames }

  /// Judges the first entry of a table.
  init(
    of table: Table, locale: String = "en", width: Int = 80, samples: Samples = Samples(),
    reported: [Diagnostic] = [], change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues(locale: LocaleTag(locale), fallback: .editor)
    change(&environment)
    let maker = RowMaker(table: table, samples: samples, environment: environment)
    let row = maker.row(for: table.entries[0])
    diagnostics = RuleSet.all.diagnostics(
      of: row, fitted: maker.fit(row, width: width), locale: maker.locale, reported: reported)
  }

  /// Judges a text of the source language.
  init(of text: String, width: Int = 80, samples: Samples = Samples(), reported: [Diagnostic] = [])
  {
    let escaped = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
    let table = Table(
      key: "k", #""en": {"stringUnit": {"state": "translated", "value": "\#(escaped)"}}"#)
    self.init(of: table, width: width, samples: samples, reported: reported)
  }
}
