import CatalogCheck
import CatalogCompiler
import CatalogEditing
import CatalogFiles
import LocalizedText
import SourceText
import StringCatalog

/// The changes in the files of translators, as requests for the run that writes them, with the damage that
/// was found in the files.
struct ImportPlan {
  private let tables: [Table]
  private let forces: Bool
  /// The files of the tables by which translators name them.
  private let originals: [(original: String, table: Int)]
  private var imported: [String: ImportedTable] = [:]
  /// The names of strings by their source texts, of tables in which keys were not found.
  private var names: [String: [String: String?]] = [:]

  private(set) var requests: [TextRequest] = []
  /// The number of strings that the catalogs have already.
  private(set) var sameCount = 0
  /// The warnings about the files, by kind.
  private(set) var notes = ImportNotes()

  /// Prepares to import into tables.
  ///
  /// - Parameters:
  ///   - tables: the tables.
  ///   - forces: whether damaged translations are imported, too.
  init(_ tables: [Table], forces: Bool) {
    self.tables = tables
    self.forces = forces
    var folders = ProjectFolders()
    originals = tables.enumerated().flatMap { number, table in
      table.paths.map { (folders.original(of: $0), number) }
    }
  }

  // MARK: Files

  /// Adds the translations of an XLIFF file.
  mutating func add(_ document: XLIFFDocument, language: String?) {
    if let prefix = document.prefix {
      notes.add(
        .prefix, FilePlace(path: document.source.path),
        "the elements have the namespace prefix '\(prefix)'; Xcode ignores such files")
    }
    for file in ImportedFile.files(of: document, language: language) { add(file) }
  }

  /// Adds requests as they are.
  mutating func add(_ requests: [TextRequest]) { self.requests += requests }

  /// Adds the translations into a file of the project.
  mutating func add(_ file: ImportedFile) {
    let candidates = tables(for: file)
    let stateless =
      file.isXLIFF && !file.units.isEmpty && file.units.allSatisfy { $0.target.state == nil }
    if stateless, candidates.contains(where: { tables[$0].traits.locales == .file }) {
      notes.add(
        .states, file.place,
        "no translation has a state; unchanged translations keep theirs, others become translated")
    }
    guard let locale = file.locale else {
      refuse(all: file, "the file does not name its language")
      return
    }
    if let source = file.sourceLanguage,
      let other = candidates.first.flatMap({ tables[$0].sourceLanguage }),
      LocaleTag(other) != LocaleTag(source), other != "Base"
    {
      refuse(all: file, "translated from '\(source)', but the source language is '\(other)'")
      return
    }
    var found: [String: Set<LeafPath>] = [:]
    var lastTable: Int?
    let imported = candidates.map { (number: $0, table: table($0, locale)) }
    for unit in file.units {
      let matches = imported.compactMap { candidate in
        candidate.table.unit(named: unit.name).map { (table: candidate.number, unit: $0) }
      }
      // A table that has the very form comes before one that only has the key.
      let exact = matches.filter { $0.unit.isInCatalog }
      let best = exact.isEmpty ? matches : exact
      guard let match = best.first, best.count == 1 else {
        refuse(
          unit, locale,
          best.isEmpty
            ? unknown(unit, in: candidates, locale)
            : "\(best.map { tables[$0.table].paths.first ?? "" }.joined(separator: " and ")) "
              + "have the key, and the file does not say which it means")
        continue
      }
      lastTable = match.table
      found[match.unit.key, default: []].insert(match.unit.path)
      plan(unit, match.unit, in: match.table, locale, of: file, keepsStates: stateless)
    }
    if let lastTable { noteLostForms(file, found, in: table(lastTable, locale)) }
  }

  /// The tables that a file may mean: the one of that path, or else of a similar one.
  private mutating func tables(for file: ImportedFile) -> [Int] {
    let all = Array(tables.indices)
    guard let original = file.original, !original.isEmpty else {
      notes.add(
        .original, file.place,
        tables.count == 1
          ? "the path of the catalog (original) is lost; there is only one catalog"
          : "the path of the catalog (original) is lost; strings are found by their keys")
      return all
    }
    func numbers(_ isMatch: (String) -> Bool) -> [Int] {
      Set(originals.filter { isMatch($0.original) }.map(\.table)).sorted()
    }
    let name = original.folderAndName.name
    for found in [
      numbers { $0 == original },
      numbers { $0.hasSuffix("/" + original) || original.hasSuffix("/" + $0) },
      numbers { $0.folderAndName.name == name },
    ] where !found.isEmpty { return found }
    notes.add(
      .original, file.place,
      "no catalog '\(original)'; strings are found by their keys")
    return all
  }

  private mutating func table(_ number: Int, _ locale: String) -> ImportedTable {
    let name = Export.spelling(of: locale, in: tables[number])
    let id = "\(number) \(name)"
    if let known = imported[id] { return known }
    let table = ImportedTable(tables[number], locale: name)
    imported[id] = table
    return table
  }

  // MARK: Units

  private mutating func plan(
    _ unit: ImportedUnit, _ known: ExchangedUnit, in number: Int, _ locale: String,
    of file: ImportedFile, keepsStates: Bool
  ) {
    let now = file.isXLIFF ? known.exchangedTarget : known.rawTarget
    let target = unit.target.restoringReturns(of: now?.text ?? "", or: unit.source ?? "")
    let isSameText = target.text.hasSameBytes(as: now?.text)
    if isSameText,
      keepsStates || !known.hasStates || target.hasState(of: now, inXLIFF: file.isXLIFF)
    {
      sameCount += 1
      return
    }
    let table = self.table(number, locale)
    let change = ImportedChange(
      unit: unit, target: target, known: known, now: now, isXLIFF: file.isXLIFF,
      isSourceLanguage: LocaleTag(table.locale).language
        == LocaleTag(tables[number].sourceLanguage ?? "en").language)
    // Nothing is translated yet, and the catalog keeps what it has.
    if target.text.isEmpty, change.isDraft || now?.text.isEmpty ?? true { return }
    do throws(Fault) {
      if let source = unit.source {
        try change.checkSource(source) { table.units(ofKey: known.key) }
      } else if file.isXLIFF, known.isInCatalog, known.exchangedSource != nil {
        throw Fault("the source string is missing, so it cannot be compared")
      }
      if !forces { try change.checkDamage() }
    } catch {
      return refuse(unit, locale, error.reason, known: known, in: number)
    }
    for (kind, note) in change.notes { notes.add(kind, unit.place, note) }
    var request = request(unit, known, in: number, table.locale)
    request.text = isSameText ? known.text : file.isXLIFF ? known.stored(target.text) : target.text
    request.state = change.state
    requests.append(request)
  }

  private func request(
    _ unit: ImportedUnit, _ known: ExchangedUnit?, in number: Int?, _ locale: String
  ) -> TextRequest {
    var request = TextRequest(key: known?.key ?? unit.name.key, locale: locale)
    request.place = unit.place
    request.path = known?.path ?? LeafPath()
    if let number {
      request.table = tables[number].name
      request.file = tables[number].paths.first
    }
    return request
  }

  private mutating func refuse(
    _ unit: ImportedUnit, _ locale: String, _ reason: String, known: ExchangedUnit? = nil,
    in number: Int? = nil
  ) {
    var request = request(unit, known, in: number, locale)
    request.rejection = reason
    requests.append(request)
  }

  private mutating func refuse(all file: ImportedFile, _ reason: String) {
    for unit in file.units { refuse(unit, file.locale ?? "", reason) }
  }

  /// Why a string is unknown.
  private mutating func unknown(
    _ unit: ImportedUnit, in candidates: [Int], _ locale: String
  ) -> String {
    for number in candidates where tables[number].entry(forKey: unit.name.key) != nil {
      return "marked \"Don't Translate\""
    }
    for number in candidates {
      guard let source = unit.source else { continue }
      let table = table(number, locale)
      let id = "\(number) \(table.locale)"
      if names[id] == nil { names[id] = table.namesBySource }
      guard let name = names[id]?[source] ?? nil else { continue }
      return "no such key; '\(name.beginning)' has the same source string"
    }
    return "no such key"
  }

  /// Notes the plural forms that a file lacks of strings of which it has others.
  private mutating func noteLostForms(
    _ file: ImportedFile, _ found: [String: Set<LeafPath>], in table: ImportedTable
  ) {
    var seen = found
    for name in file.untranslated {
      if let unit = table.unit(named: name) { seen[unit.key, default: []].insert(unit.path) }
    }
    for unit in file.units {
      guard case let known? = table.unit(named: unit.name),
        let paths = seen.removeValue(forKey: known.key)
      else { continue }
      let lost = table.units(ofKey: known.key).map(\.path)
        .filter { !$0.steps.isEmpty && !paths.contains($0) }
      guard !lost.isEmpty else { continue }
      notes.add(
        .forms, unit.place,
        "'\(known.key.beginning)' lacks the form \(lost.map(\.description).joined(separator: ", "))"
      )
    }
  }
}
