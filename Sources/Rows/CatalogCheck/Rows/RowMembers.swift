internal import JSONDocuments
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TextLayout

/// The members of a row in JSON: all of them, or those that a program asks for.
struct RowMembers {
  private let row: Row
  private let maker: RowMaker
  private let rules: RuleSet
  private let reported: [Diagnostic]
  private let points: PointRow?
  private let fitted: FittedRow

  init(
    _ row: Row, by maker: RowMaker, width: Int, rules: RuleSet, reported: [Diagnostic],
    points: PointRow?
  ) {
    (self.row, self.maker, self.rules) = (row, maker, rules)
    (self.reported, self.points) = (reported, points)
    fitted = maker.fit(row, width: width)
  }

  /// The members of the long form, in order.
  static func fields(inPoints: Bool) -> [RowField] {
    [
      .table, .key, .locale, .localization, .origin, .state, .variation, .comment, .text,
      .fragments, .value, .unit,
    ]
      + (inPoints
        ? [.layout, .lines, .width, .band, .predicted, .verdict, .height, .breakpoints, .slot]
        : [.layout, .lines, .columns, .breakpoints, .cut])
      + [
        .problems, .location, .textLocation, .extraction, .shouldTranslate, .version, .encoding,
      ] + ofLeaves
  }

  /// The members about all strings of the localization.
  static let ofLeaves: [RowField] = [.source, .forms, .room, .leaves]

  /// Whether a member says what a program assumes without it: it is empty, the usual value, or the same
  /// as the key or the source string.
  private func isUsual(_ field: RowField) -> Bool {
    let translation = row.ownTranslation
    return switch field {
    case .state: row.state == .translated
    case .source: row.sourceText == row.entry.key
    case .text: row.title.text == row.sourceText || row.title.text == row.entry.key
    case .translation: translation.isEmpty
    case .raw: translation.isEmpty || translation == row.sourceText
    case .form: translation.isEmpty || row.found.leaf?.path.steps.isEmpty != false
    case .comment: (row.entry.comment ?? "").isBlank
    case .forms: row.neededForms(in: maker.locale).isEmpty
    case .localization: row.found.localization.map { $0.locale == maker.locale.description } ?? true
    case .origin: row.origin == "exact"
    case .variation: row.found.device == nil && row.found.pluralForm == nil
    case .fragments: row.title.fragments.allSatisfy { $0.kind == .literal }
    case .value: row.value == nil
    case .unit: points == nil
    case .cut: !fitted.isCut
    case .problems: problems.isEmpty
    case .textLocation: row.found.leaf == nil
    case .extraction: row.entry.extractionState == nil
    case .shouldTranslate: row.entry.shouldTranslate
    case .version: maker.table.version == nil
    case .encoding: encoding == "UTF-8"
    case .leaves: row.found.localization?.leaves.isEmpty ?? true
    default: false
    }
  }

  private var problems: [String] {
    maker.diagnostics(
      of: row, fitted: fitted, points: points?.judged, by: rules, reported: reported
    ).ruleNames
  }

  /// The encoding of the file with the row's string, or with its key if there is no string; nil for a
  /// binary file.
  private var encoding: String? {
    let path = row.found.localization?.path ?? row.entry.path
    return maker.table.files.first { $0.path == path }?.encoding.map { "\($0.encoding)" }
  }

  /// Writes the members that say something, as members of the open object.
  func writeUnusual(_ fields: [RowField], into json: inout JSONWriter<some TextOutputStream>) {
    for field in fields where !isUsual(field) { write(field, into: &json) }
  }

  /// Writes a member, if the row has it in its unit.
  func write(_ field: RowField, into json: inout JSONWriter<some TextOutputStream>) {
    let (name, leaf) = (field.rawValue, row.found.leaf)
    switch field {
    case .table: json.member(name, maker.table.name)
    case .key: json.member(name, row.entry.key)
    case .locale: json.member(name, maker.locale.description)
    case .localization: json.member(name, row.found.localization?.locale)
    case .origin: json.member(name, row.origin)
    case .state: json.member(name, row.state.spelling)
    case .variation:
      json.object(name) {
        $0.member("device", row.found.device)
        $0.member("plural", row.found.pluralForm)
      }
    case .comment: json.member(name, row.entry.comment)
    case .text: json.member(name, row.title.text)
    case .fragments: json.array(name, row.title.fragments) { $0.write($1) }
    case .value: json.member(name, row.value)
    case .problems: json.array(name, problems) { $0.value($1) }
    case .location: json.object(name) { $0.write(row.entry.location, in: row.entry.path) }
    case .textLocation:
      guard let leaf else { return json.member(name, nil as String?) }
      json.object(name) { $0.write(leaf.location, in: leaf.localization.path) }
    case .extraction: json.member(name, row.entry.extractionState)
    case .shouldTranslate: json.member(name, row.entry.shouldTranslate)
    case .version: json.member(name, maker.table.version)
    case .encoding: json.member(name, encoding)
    case .source: json.member(name, row.sourceText)
    case .forms: json.array(name, row.neededForms(in: maker.locale)) { $0.value($1.description) }
    case .room:
      guard let columns = rules.settings.columns(ofKey: row.entry.key) else { return }
      json.member(name, columns)
    case .leaves:
      json.array(name, row.found.localization.map { Array($0.leaves) } ?? []) { json, leaf in
        json.object { $0.write(leaf) }
      }
    // The places in the code are known to the command alone.
    case .uses: break
    case .place: json.member(name, row.textPlace.description)
    case .translation, .raw: json.member(name, row.ownTranslation)
    case .form: json.member(name, leaf?.path.description)
    case .unit, .layout, .lines, .columns, .breakpoints, .cut, .width, .band, .predicted, .verdict,
      .height, .slot:
      if let points { return points.write(field, into: &json) }
      writeColumns(field, into: &json)
    }
  }

  private func writeColumns(
    _ field: RowField, into json: inout JSONWriter<some TextOutputStream>
  ) {
    let name = field.rawValue
    switch field {
    case .unit: json.member(name, "column")
    case .layout: json.member(name, fitted.layout.rawValue)
    case .lines:
      json.array(name, fitted.lines) { $0.value(row.title.text.part($1.range)) }
    case .columns: json.member(name, maker.columns(of: row.title))
    case .breakpoints:
      json.object(name) {
        $0.member("compact", fitted.breakpoints.compact)
        $0.member("standard", fitted.breakpoints.standard)
      }
    case .cut: json.member(name, fitted.isCut)
    default: break
    }
  }
}

extension FoundText {
  /// The device of the displayed variation.
  fileprivate var device: String? {
    for case .device(let name, _) in choices { return name }
    return nil
  }

  /// The plural form of the displayed variation.
  fileprivate var pluralForm: String? {
    for choice in choices {
      switch choice {
      case .plural(let choice): return leaf?.path.pluralCase ?? choice.form
      case .noNumber(let form): return form
      case .device, .width, .unknown: continue
      }
    }
    return nil
  }
}

extension String {
  /// Returns the part between two UTF-8 offsets.
  fileprivate func part(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(self[start..<end])
  }
}
