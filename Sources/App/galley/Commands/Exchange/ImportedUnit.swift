import CatalogCheck
import CatalogEditing
import SourceText
import StringCatalog

/// A translation to import, with what its file says of the string.
struct ImportedUnit {
  /// How the file names the string.
  enum Name {
    /// By an identifier of XLIFF.
    case id(String)
    /// By a key and a form.
    case form(key: String, LeafPath)

    /// The key in messages.
    var key: String {
      switch self {
      case .id(let id): id
      case .form(let key, _): key
      }
    }
  }

  let place: FilePlace
  let name: Name
  /// The source text that was translated; nil if the file has none.
  let source: String?
  /// The translation; its state is one of XLIFF, or of a catalog in a spreadsheet.
  let target: XLIFFTarget
  /// The inline elements whose tags are dropped.
  var inline = XLIFFDocument.Inline()
}

/// The translations to import into one file of a project, in one language.
struct ImportedFile {
  let place: FilePlace
  /// The path of the file from the project's folder; nil if it is lost.
  let original: String?
  let locale: String?
  let sourceLanguage: String?
  /// Whether texts and states are spelled as in XLIFF, not as in the catalog.
  let isXLIFF: Bool
  var units: [ImportedUnit] = []
  /// The names of strings without a translation, which show what the file has.
  var untranslated: [ImportedUnit.Name] = []
}

extension ImportedFile {
  /// The translations of an XLIFF file.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - language: the language for parts that name none.
  /// - Returns: the translations of each of its parts.
  static func files(of document: XLIFFDocument, language: String?) -> [ImportedFile] {
    let path = document.source.path
    return document.files.map { part in
      var file = ImportedFile(
        place: FilePlace(path: path, location: document.location(of: part.offset)),
        original: part.original, locale: part.targetLanguage ?? language,
        sourceLanguage: part.sourceLanguage, isXLIFF: true)
      for unit in document.units[part.units] {
        let name = ImportedUnit.Name.id(document.id(of: unit))
        guard let target = document.target(of: unit) else {
          file.untranslated.append(name)
          continue
        }
        file.units.append(
          ImportedUnit(
            place: FilePlace(path: path, location: document.location(of: unit.offset)),
            name: name, source: document.source(of: unit), target: target, inline: unit.inline))
      }
      return file
    }
  }
}

/// The spreadsheets that `export --format csv` writes.
enum ImportedSheet {
  enum Column: String, CaseIterable {
    case file, key, form, locale, source, translation, state, comment
  }

  /// The columns without which a spreadsheet says nothing.
  private static let required: [Column] = [.key, .locale, .translation]

  /// The translations of a spreadsheet.
  ///
  /// - Throws: why it cannot be read.
  static func files(_ bytes: [UInt8], path: String) throws(Diagnostic) -> [ImportedFile] {
    func fault(_ line: Int, _ message: String) -> Diagnostic {
      Diagnostic(
        .unreadable, path: path, location: SourceLocation(line: line, column: 1),
        message: message)
    }
    let csv = CSVRecords(bytes)
    if let line = csv.unclosed { throw fault(line, "unterminated quotation mark") }
    let heading = csv.records.first?.fields ?? []
    var places: [Column: Int] = [:]
    for (number, name) in heading.enumerated() {
      if let column = Column(rawValue: name.lowercased()) { places[column] = number }
    }
    if let missing = required.first(where: { places[$0] == nil }) {
      throw fault(
        1,
        "no column '\(missing.rawValue)'; the columns are "
          + Column.allCases.map(\.rawValue).joined(separator: ", "))
    }
    var files: [ImportedFile] = []
    for record in csv.records.dropFirst() {
      func field(_ column: Column) -> String? {
        places[column].flatMap { $0 < record.fields.count ? record.fields[$0] : nil }
      }
      let location = SourceLocation(line: record.line, column: 1)
      let place = FilePlace(path: path, location: location)
      let form = field(.form) ?? ""
      guard let leaf = form.isEmpty ? LeafPath() : LeafPath(form) else {
        throw fault(record.line, "invalid form '\(form)': expected one such as plural.few")
      }
      let state = field(.state) ?? ""
      guard state.isEmpty || state == "missing" || TextRequest.states.contains(state) else {
        let states = TextRequest.states.joined(separator: ", ")
        throw fault(record.line, "invalid state '\(state)': expected one of \(states)")
      }
      let (original, locale) = (field(.file), field(.locale))
      let index =
        files.firstIndex { $0.original == original && $0.locale == locale } ?? files.count
      if index == files.count {
        files.append(
          ImportedFile(
            place: place, original: original, locale: locale, sourceLanguage: nil,
            isXLIFF: false))
      }
      let name = ImportedUnit.Name.form(key: field(.key) ?? "", leaf)
      // An empty cell is a string that is not translated yet.
      guard let text = field(.translation), !text.isEmpty else {
        files[index].untranslated.append(name)
        continue
      }
      files[index].units.append(
        ImportedUnit(
          place: place, name: name, source: field(.source),
          target: XLIFFTarget(
            text: text, state: state.isEmpty || state == "missing" ? nil : state)))
    }
    return files
  }
}
