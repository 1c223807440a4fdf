internal import LocalizedText
package import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TextLayout

/// A field of a row in the output of `galley print --fields`.
package enum RowField: String, CaseIterable, Hashable, Sendable {
  /// The location of the string, or of the key if there is no string: `path:line:column`.
  case place
  case table, key
  /// The requested locale.
  case locale
  case state
  /// The smallest layout that shows the whole title.
  case layout
  /// The width of the widest paragraph in columns.
  case columns
  /// The string in the source language.
  case source
  /// The translation in the catalog; empty if there is none.
  case translation
  /// The variation of the translation, such as `plural.few`. With this field, each variation has a
  /// row.
  case form
  /// The translation on one line: `\n`, `\t` and `\\` stand for a line end, a tab and a backslash.
  case raw
  /// The displayed string with sample values, in logical order and without marks.
  case text
  /// The displayed string with each value in brackets, after the number of its argument: `Hello, [1:Ann]`.
  case fragments
  /// The text at the right end of the row, or an empty string.
  case value
  case comment
  /// The forms that a translation needs, if the source string varies.
  case forms
  /// The columns that the project has for the string.
  case room
  // The other members of a JSON object.
  case localization, origin, variation, unit, lines, breakpoints, cut, width, band, predicted
  case verdict, height, slot, problems, location, textLocation, extraction, shouldTranslate
  case version, encoding, leaves, uses

  /// The fields of every output; the others are members of JSON alone.
  package static let ofText: [RowField] = Array(
    allCases.prefix { $0 != .localization })
}

extension RowMaker {
  /// Returns a field of a row at a width, or in points if the row was measured in points.
  package func text(
    of field: RowField, in row: Row, _ points: PointRow? = nil, width: Int,
    rules: RuleSet = .all
  ) -> String {
    switch field {
    case .place: row.textPlace.description
    case .table: table.name
    case .key: row.entry.key
    case .locale: locale.description
    case .state: row.state.spelling
    case .layout: (points?.layout ?? fit(row, width: width).layout).rawValue
    case .columns: String(columns(of: row.title))
    case .source: row.sourceText
    case .translation: row.ownTranslation
    case .form: row.hasOwnText ? row.found.leaf?.path.description ?? "" : ""
    case .raw: row.ownTranslation.onOneLine
    case .text: row.title.text
    case .fragments: row.title.fragments.map(\.numbered).joined()
    case .value: row.value ?? ""
    case .comment: row.entry.comment ?? ""
    case .forms: row.neededForms(in: locale).map(\.description).joined(separator: ",")
    case .room: rules.settings.columns(ofKey: row.entry.key).map { String($0) } ?? ""
    default: ""
    }
  }
}

extension Fragment {
  /// The text, and the number of the argument that it is the value of.
  fileprivate var numbered: String {
    if case .argument(let number) = kind { "[\(number):\(text)]" } else { text }
  }
}

extension RowMaker {
  /// Returns a row for each variation of the row's translation: plural forms, devices and
  /// substitutions.
  package func rowsOfForms(of row: Row) -> [Row] {
    guard row.hasOwnText, let localization = row.found.localization,
      localization.leaves.count > 1
    else { return [row] }
    let declared = DeclaredArguments(of: row.entry, sourceLanguage: row.sourceLanguage)
    return rows(of: localization, for: key(of: row.entry, declared: declared))
  }
}

extension Row {
  /// The string of the row's own language in the catalog; empty if it is missing.
  var ownTranslation: String { hasOwnText ? found.leaf?.text ?? "" : "" }
}

extension String {
  fileprivate var onOneLine: String {
    reduce(into: "") { line, character in
      switch character {
      case "\\": line += #"\\"#
      case "\n", "\r\n": line += #"\n"#
      case "\t": line += #"\t"#
      default: line.append(character)
      }
    }
  }
}
