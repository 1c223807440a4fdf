import AppSources
import CatalogCheck
import JSONDocuments
import LocalizedText
import PreviewRows
import PreviewUI
import SourceText
import TextLayout

/// Writes rows to standard output as the options of `print` say.
struct RowWriter {
  let width: Int
  private let form: Form
  /// The rules by which the rows are judged.
  private let rules: RuleSet
  private let styled: StyledLines?
  /// The names of the locales if rows of several are mixed, each as wide as the widest.
  private let names: [LocaleTag: String]

  private enum Form {
    /// The lines of a row, as on the screen.
    case lines
    /// All members of a row, or those that are named and say something.
    case json([RowField]?)
    case fields([RowField], FieldForm)
  }

  init(_ command: PrintCommand, fields: [RowField], locales: [LocaleTag], rules: RuleSet) {
    self.rules = rules
    form =
      switch command.form {
      case .json: .json(fields.isEmpty ? nil : fields)
      // A template has no rows.
      case .text, .template: fields.isEmpty ? .lines : .fields(fields, .tabs)
      case .csv: .fields(fields, .csv)
      case .markdown: .fields(fields, .markdown)
      }
    styled = StyledLines(command.shared)
    let longest = locales.map(\.description.utf8.count).max() ?? 0
    names =
      locales.count < 2
      ? [:]
      : Dictionary(
        uniqueKeysWithValues: locales.map { ($0, $0.description.padded(to: longest + 2)) })
    let isNamed = if case .lines = form { !names.isEmpty } else { false }
    width =
      command.rows.columns ?? max(1, StandardOutput.rowColumns() - (isNamed ? longest + 2 : 0))
  }

  /// Whether it writes the lines of rows as on the screen.
  var isForPeople: Bool { if case .lines = form { true } else { false } }

  /// The lines before all rows.
  ///
  /// Programs that read fields between tabs expect none.
  var heading: String {
    guard case .fields(let fields, let form) = form,
      form != .tabs || StandardOutput.isTerminal
    else { return "" }
    return form.heading(fields.map(\.rawValue))
  }

  /// A row with its line end, in points if it was measured in them.
  func text(
    of row: Row, _ points: PointRow?, by maker: RowMaker, reported: [Diagnostic],
    uses: [KeyUse]? = nil
  ) -> String {
    switch form {
    case .lines:
      let fitted =
        points.map { maker.fit(row, as: $0, width: width) } ?? maker.fit(row, width: width)
      let lines = styled?.lines(of: row, fitted) ?? fitted.unpaddedRows.map(\.trimmingBlanks)
      return named(lines, of: maker.locale).map { $0 + "\n" }.joined()
    case .json(let fields):
      return JSONWriter.text { json in
        if let fields {
          maker.write(
            fields, of: row, width: width, rules: rules, reported: reported, points: points,
            into: &json)
        } else {
          maker.write(
            row, width: width, rules: rules, reported: reported, points: points, into: &json)
        }
        guard let uses, fields?.contains(.uses) ?? true, fields == nil || !uses.isEmpty else {
          return
        }
        json.array("uses", uses) { json, use in
          json.object {
            $0.write(use.place.location, in: use.place.path)
            $0.member("code", use.line)
          }
        }
      } + "\n"
    case .fields(let fields, let form):
      return form.record(
        fields.map {
          maker.text(of: $0, in: row, points, width: width, rules: rules)
        })
    }
  }

  /// The lines of a row, the first one after the name of its locale.
  private func named(_ lines: [String], of locale: LocaleTag) -> [String] {
    guard let name = names[locale] else { return lines }
    let margin = "".padded(to: name.utf8.count)
    return lines.enumerated().map { number, line in
      ((number == 0 ? name : margin) + line).trimmingBlanks
    }
  }
}

extension String {
  /// The text without the spaces at its end, which are invisible.
  var trimmingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
