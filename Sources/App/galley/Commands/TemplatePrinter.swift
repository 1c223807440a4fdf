import CatalogCheck
import FileAccess
import LocalizedText
import PointMetrics
import PreviewRows
import SourceText
import StringCatalog

/// Prints a page of strings to fill in, for `galley print --format template`.
struct TemplatePrinter {
  let command: PrintCommand
  let workspace: Workspace
  let tables: [PreviewTable]

  /// The fewest bytes of a page, which the line about the next one needs.
  static let leastBytes = 1_000

  /// Prints the strings after an entry.
  ///
  /// An entry is on one page in all languages. Pages end after keys that one table alone has, and that
  /// can be written in a command line.
  func print(after start: Entry?) -> ExitStatus {
    let environments = workspace.environments()
    let memories = environments.map {
      TranslationMemory(of: workspace.catalog.tables, in: $0.localeTag)
    }
    let names = Dictionary(tables.map { ($0.table.name, 1) }, uniquingKeysWith: +)
    let end = PageEnd(in: workspace.tables)
    var page = TranslationTemplate(limit: command.maxBytes)
    // The page as it was after the last key that can begin the next one.
    var (whole, last) = (page, String?.none)
    var isFull = false
    for (previewTable, first) in tables.rest(after: start) where !isFull {
      let makers = environments.map {
        RowMaker(
          table: previewTable, environment: $0, width: StandardOutput.rowColumns(),
          shared: command.shared, options: command.rows)
      }
      var measurers = makers.map { PointMeasurers(locale: $0.locale) }
      for entry in previewTable where Int(entry.number) >= first {
        if let limit = command.limit, page.count >= limit {
          isFull = true
          break
        }
        var strings: [(part: TranslationTemplate.Part, string: TemplateString)] = []
        for number in makers.indices {
          let maker = makers[number]
          let row = maker.row(for: entry)
          guard command.filter.admits(row), entry.shouldTranslate, !entry.key.isEmpty,
            let language = language(of: maker.locale, in: previewTable)
          else { continue }
          let points =
            command.rows.isInPoints
            ? PointRow(
              row, written: previewTable.slots.slot(of: entry), in: command.rows.setting,
              by: &measurers[number]) : nil
          let part = TranslationTemplate.Part(
            table: previewTable.table.name,
            file: names[previewTable.table.name] == 1 ? nil : previewTable.table.paths.first,
            locale: language)
          strings.append(
            (
              part,
              TemplateString(
                of: row, by: maker, rules: workspace.rules, points: points,
                memory: memories[number])
            ))
        }
        guard !strings.isEmpty else { continue }
        guard page.add(strings) else {
          isFull = true
          break
        }
        if command.maxBytes != nil || command.limit != nil, end.isAllowed(after: entry.key) {
          (whole, last) = (page, entry.key)
        }
      }
    }
    var output = StandardOutput()
    if isFull, let last {
      output.write(whole.text + end.line(after: last))
    } else {
      output.write(page.text)
      if isFull {
        output.write(
          TranslationTemplate.next("write these strings, and then print the others in the same way")
        )
      }
    }
    return workspace.report.status.worsened(by: output.close())
  }

  /// The language of the strings to fill in, as the files spell it, or as it was asked for if they lack it;
  /// nil for the source language.
  private func language(of locale: LocaleTag, in previewTable: PreviewTable) -> String? {
    let served = previewTable.chain(for: locale).first { LocaleTag($0).language == locale.language }
    if let served { return served == previewTable.table.sourceLanguage ? nil : served }
    return locale.withoutPrivateUse.description
  }
}
