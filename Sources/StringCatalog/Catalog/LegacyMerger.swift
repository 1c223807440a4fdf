public import SourceText

/// Makes one table of the .strings and .stringsdict files of one name.
///
/// Entries stand in the order of the source language's files; keys that only others have follow.
struct LegacyMerger {
  private(set) var diagnostics: [Diagnostic] = []
  private let files: [CatalogFile]
  private let sourceLanguage: String
  private var records = TableRecords()
  private var keys = KeyIndex()
  /// For each file, what the numbers of its paths are in the table.
  private var paths: [[UInt32]] = []

  /// The entries of the files that have one key, in the order of the files.
  private struct Row {
    var key: String
    var parts: [Part]
  }

  private struct Part {
    var file: Int
    var entry: UInt32
  }

  init(files: [CatalogFile], sourceLanguage: String?) {
    let source = sourceLanguage ?? Self.sourceLanguage(of: files)
    self.sourceLanguage = source
    // Source texts first, .strings before .stringsdict, else as given: `sort` would not keep that.
    let isSource = { (file: CatalogFile) in (file.place.locale ?? source) == source }
    let ordered = files.filter(isSource) + files.filter { !isSource($0) }
    self.files = ordered
    for file in ordered { paths.append(records.paths.adopt(file.storage.records.paths)) }
    for row in rows() { add(row) }
  }

  /// The table, in which every part still points into its own file.
  func table(named name: TableFiles.Name) -> Table {
    let storage = TableStorage(
      records: records, sources: files.map { $0.storage.sources[0] }, keys: keys)
    return Table(
      storage: storage, name: name.table, folder: name.folder, sourceLanguage: sourceLanguage)
  }

  /// `Base`, else `en` if it is there, else the locale with most keys.
  private static func sourceLanguage(of files: [CatalogFile]) -> String {
    var counts: [(locale: String, count: Int)] = []
    for file in files {
      guard let locale = file.place.locale else { continue }
      if let place = counts.firstIndex(where: { $0.locale == locale }) {
        counts[place].count += file.entryCount
      } else {
        counts.append((locale, file.entryCount))
      }
    }
    for locale in ["Base", "en"] where counts.contains(where: { $0.locale == locale }) {
      return locale
    }
    return counts.max { $0.count < $1.count }?.locale ?? "en"
  }

  private func locale(of file: CatalogFile) -> String { file.place.locale ?? sourceLanguage }

  private func rows() -> [Row] {
    var rows: [Row] = []
    var places: [String: Int] = [:]
    for (number, file) in files.enumerated() {
      for entry in Table.Entries(storage: file.storage) {
        let part = Part(file: number, entry: entry.number)
        if let place = places[entry.key] {
          rows[place].parts.append(part)
        } else {
          places[entry.key] = rows.count
          rows.append(Row(key: entry.key, parts: [part]))
        }
      }
    }
    return rows
  }

  // MARK: One row

  private mutating func add(_ row: Row) {
    let first = row.parts[0]
    var entry = files[first.file].storage.records.entries[Int(first.entry)]
    entry.source = UInt16(truncatingIfNeeded: first.file)
    let localizations = UInt32(records.localizations.count)
    let substitutions = UInt32(records.substitutions.count)
    let fields = UInt32(records.fields.count)
    for part in visible(row) { add(part) }
    entry.localizations = localizations..<UInt32(records.localizations.count)
    entry.substitutions = substitutions..<UInt32(records.substitutions.count)
    entry.fields = fields..<UInt32(records.fields.count)
    records.substitutions.sortByOwner(in: entry.substitutions)
    records.fields.sortByOwner(in: entry.fields)
    _ = keys.insert(UInt32(records.entries.count), key: row.key.utf8.span) { _, _ in false }
    records.entries.append(entry)
  }

  /// The parts that an app can see: in each locale the .stringsdict's, else the last one.
  private mutating func visible(_ row: Row) -> [Part] {
    var visible: [Part] = []
    for part in row.parts {
      let locale = locale(of: files[part.file])
      guard let place = visible.firstIndex(where: { self.locale(of: files[$0.file]) == locale })
      else {
        visible.append(part)
        continue
      }
      let other = visible[place]
      let winner = files[part.file].kind == .stringsdict ? part : other
      let loser = files[part.file].kind == .stringsdict ? other : part
      visible[place] = winner
      let hidden = files[loser.file]
      let entry = Entry(storage: hidden.storage, number: loser.entry)
      diagnostics.append(
        Diagnostic(
          .dictOverride, path: hidden.path, location: entry.location,
          message: "\(files[winner.file].path) has \"\(row.key)\" too; apps show that one",
          key: row.key))
    }
    return visible
  }

  private mutating func add(_ part: Part) {
    let file = files[part.file]
    let old = file.storage.records
    let source = UInt16(truncatingIfNeeded: part.file)
    let entry = old.entries[Int(part.entry)]
    for number in entry.localizations {
      var localization = old.localizations[Int(number)]
      let start = UInt32(records.leaves.count)
      for leaf in localization.leaves { add(old.leaves[Int(leaf)], of: part.file) }
      localization.locale = records.locales.number(of: locale(of: file))
      localization.leaves = start..<UInt32(records.leaves.count)
      localization.source = source
      records.localizations.append(localization)
      for number in entry.fields {
        var field = old.fields[Int(number)]
        // What stands beside an entry's rules in one file belongs to that file's locale.
        if field.owner == entry.key.offset { field.owner = localization.offset }
        field.source = source
        records.fields.append(field)
      }
    }
    for number in entry.substitutions {
      var substitution = old.substitutions[Int(number)]
      substitution.source = source
      records.substitutions.append(substitution)
    }
  }

  private mutating func add(_ leaf: TableRecords.Leaf, of file: Int) {
    var leaf = leaf
    leaf.state = records.states.number(of: files[file].storage.records.states[leaf.state])
    leaf.path = paths[file][Int(leaf.path)]
    records.leaves.append(leaf)
  }
}

extension RuleID {
  /// An entry of a .stringsdict file that hides one of a .strings file.
  public static let dictOverride = RuleID("dict-override", .warning)
}
