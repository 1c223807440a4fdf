import CatalogCheck
import CatalogCompiler
import CatalogEditing
import Locales
import LocalizedText
import SourceText
import StringCatalog

/// The strings that `galley export` writes, by language.
struct Export {
  /// The strings of one language.
  struct Contents {
    /// The strings of a file of the project.
    struct File {
      /// The path from the project's folder.
      let original: String
      let sourceLanguage: String
      /// The file with the source strings.
      let source: SourceFile?
      let units: [ExchangedUnit]
    }

    let language: String
    let project: String
    var files: [File] = []
    /// The strings that are left out, with the reasons.
    var omissions: [String] = []

    /// The number of strings: their forms count one by one.
    var count: Int { files.reduce(0) { $0 + $1.units.count } }
  }

  private let tables: [Table]
  private let changes: RevisionChanges?
  private let filter: FilterOptions
  var scope = ExchangedTable.Scope.importable

  /// Prepares to export tables.
  ///
  /// - Parameters:
  ///   - tables: the tables.
  ///   - changes: what has changed since a revision; nil if that does not matter.
  ///   - filter: which strings are wanted.
  init(
    _ tables: [Table], changes: RevisionChanges? = nil, filter: FilterOptions = FilterOptions()
  ) {
    self.tables = tables
    self.changes = changes
    self.filter = filter
  }

  // MARK: Languages

  /// The languages to export, as the catalogs spell them.
  func languages(
    _ asked: SharedOptions.Locales, reportingTo report: inout WorkspaceReport
  ) -> [String] {
    let sources = Set(tables.compactMap(\.sourceLanguage))
    let known = tables.flatMap(\.locales).withoutRepetition
      .filter { !sources.contains($0) && $0 != "Base" }
    guard case .tags(let names) = asked else {
      if known.isEmpty {
        report.fail("no translations to export; name a language with --locale")
      }
      return known
    }
    var flags = EditFlags()
    flags.addsLocales = true
    return names.compactMap { name in
      // In one table, a language may be new that another one has.
      if let same = tables.lazy.flatMap(\.languages).first(where: { $0 == name }) { return same }
      do throws(Fault) {
        return try EditTarget.locale(name, of: tables[0], among: tables, flags)
      } catch {
        report.fail(error.reason)
        return nil
      }
    }.withoutRepetition
  }

  /// The name of a language in a table; that of the other tables if it is new.
  static func spelling(of language: String, in table: Table) -> String {
    if table.languages.contains(language) { return language }
    let tag = LocaleTag(language)
    return table.languages.first { $0 != "Base" && LocaleTag($0) == tag } ?? language
  }

  /// The plural forms that a language needs.
  static func forms(of language: String, in table: Table) -> [String] {
    LanguageForms(table.locale(ofLocalization: language))?.required ?? ["other"]
  }

  // MARK: Contents

  /// The strings of a language.
  func contents(of language: String) -> Contents {
    var folders = ProjectFolders()
    var contents = Contents(
      language: language, project: folders.name(of: tables.first?.paths.first ?? "-"))
    for table in tables {
      let name = Self.spelling(of: language, in: table)
      let isKnown = table.languages.contains(name)
      let entries = EntryFilter(
        filter, table, localizations: [isKnown ? name : nil],
        changed: changes?.entries(of: table))
      let exchanged = ExchangedTable(
        table, language: name, forms: Self.forms(of: name, in: table), scope: scope
      ) { entries.admitsAll || entries.admits($0) }
      for file in exchanged.files {
        contents.omissions += file.omissions.map {
          "\(file.path):\($0.location): '\($0.key)' was left out: \($0.message)"
        }
        guard !file.units.isEmpty else { continue }
        let original = folders.original(of: file.path)
        if scope != .all, let scalar = XMLText.unwritable(in: original) {
          contents.omissions.append(
            "\(file.path): left out: XML cannot hold the character \(scalar.nameInMessages) in its name"
          )
          continue
        }
        contents.files.append(
          Contents.File(
            original: original,
            sourceLanguage: table.sourceLanguage ?? "en",
            source: table.files.first { $0.path == file.path }, units: file.units))
      }
    }
    contents.files.sort { $0.original.utf8.lexicographicallyPrecedes($1.original.utf8) }
    return contents
  }
}

extension Export.Contents {
  /// The version of galley in the files.
  static let version = "galley \(Galley.version)"

  /// The strings as XLIFF.
  var xliff: [UInt8] {
    var writer = XLIFFWriter(version: Self.version)
    for file in files {
      writer.begin(original: file.original, source: file.sourceLanguage, target: language)
      for unit in file.units.lazy.compactMap(\.xliff) { writer.add(unit) }
      writer.end()
    }
    return writer.finish()
  }

  /// The strings as a spreadsheet.
  var csv: [UInt8] {
    var text = CSVRecords.line(ImportedSheet.Column.allCases.map(\.rawValue))
    for file in files {
      for unit in file.units {
        text += CSVRecords.line(
          ImportedSheet.Column.allCases.map { column in
            switch column {
            case .file: file.original
            case .key: unit.key
            case .form: unit.path.description
            case .locale: language
            case .source: unit.source ?? ""
            case .translation: unit.text ?? ""
            case .state: unit.text == nil ? "missing" : unit.state ?? ""
            case .comment: unit.comment ?? ""
            }
          })
      }
    }
    return Array(text.utf8)
  }
}

extension [String] {
  /// The elements at their first places.
  fileprivate var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
