internal import LocalizedText
package import SourceText

/// A parser for a glossary in CSV, as spreadsheets and translation platforms write it.
///
///     term,language,translation,case,translate
///     account,de,Konto,,
///     galley,,,yes,no
///
/// The order of the columns does not matter, and only `term` is required. A term has a line for each
/// translation.
package struct GlossaryReader {
  /// The terms that could be read.
  package private(set) var terms: [Glossary.Term] = []
  /// The lines that could not be read.
  package private(set) var problems: [Diagnostic] = []
  private let path: String

  private static let columns = ["term", "language", "translation", "case", "translate"]

  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    read(CSVRecords(bytes))
  }

  private mutating func read(_ records: CSVRecords) {
    if let line = records.unclosed { report("quotation mark without an end", line) }
    guard let heading = records.records.first else {
      return report("empty; expected a line with \(Self.columns.joined(separator: ","))", 1)
    }
    let names = heading.fields.map { $0.lowercased() }
    for name in names where !Self.columns.contains(name) {
      report(
        "unknown column '\(name.beginning)'; expected \(Self.columns.joined(separator: ", "))", 1)
    }
    guard names.contains("term") else { return report("missing column 'term'", 1) }
    guard problems.isEmpty else { return }
    for record in records.records.dropFirst() where record.fields != [""] {
      read(record, names: names)
    }
  }

  private mutating func read(_ record: CSVRecords.Record, names: [String]) {
    func field(_ name: String) -> String {
      guard let index = names.firstIndex(of: name), record.fields.indices.contains(index) else {
        return ""
      }
      return record.fields[index]
    }
    guard record.fields.count <= names.count else {
      return report("more fields than columns", record.line)
    }
    var term = Glossary.Term(
      field("term"), location: SourceLocation(line: record.line, column: 1))
    guard term.text.contains(where: { $0.isLetter || $0.isNumber }) else {
      return report("the term is empty", record.line)
    }
    guard let countsCase = Self.truth(field("case"), otherwise: false),
      let isTranslated = Self.truth(field("translate"), otherwise: true)
    else { return report("expected yes or no in 'case' and 'translate'", record.line) }
    term.countsCase = countsCase
    term.isKept = !isTranslated
    let (language, translation) = (field("language"), field("translation"))
    if !language.isEmpty || !translation.isEmpty {
      guard LocaleTag(language).isDetermined else {
        return report("expected a language such as de, not '\(language.beginning)'", record.line)
      }
      guard !translation.isEmpty else { return report("the translation is empty", record.line) }
      term.translations[language] = [translation]
    }
    terms.append(term)
  }

  private static func truth(_ word: String, otherwise empty: Bool) -> Bool? {
    switch word.lowercased() {
    case "": empty
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  private mutating func report(_ message: String, _ line: Int) {
    problems.append(
      Diagnostic(
        .configuration, path: path, location: SourceLocation(line: line, column: 1),
        message: message, skipsBytes: true))
  }
}
