public import SourceText

/// Merges the .strings and .stringsdict files with the same name into one table.
///
/// Entries keep the order of the source language's files; keys found only in other files follow.
/// The time is linear in the number of strings (`folder.py` in Tests/Bench).
struct LegacyMerger {
  /// The maximum number of files per table.
  private static let fileLimit = 1 << 16

  private(set) var diagnostics: [Diagnostic] = []
  private var files: [File]
  private let language: SourceLanguage
  private var records = TableRecords()
  private var keys = KeyIndex()
  /// For each locale, the last row that has it, and its index among the visible parts of that row.
  private var winners: [Winner] = []

  /// A file with the values that merging needs for each string.
  private struct File {
    let file: CatalogFile
    /// The index of the file's locale among the locales of all files.
    let locale: Int
    let localeName: String
    /// The index of each of the file's paths in the merged table.
    var paths: [UInt32] = []
    /// The index of the locale in the merged table; nil until a string needs it.
    var localeInTable: UInt32?

    var storage: TableStorage { file.storage }
    var source: CatalogSource { file.storage.sources[0] }
  }

  private struct Winner {
    var row = -1
    var place = 0
  }

  /// An entry of one file.
  private struct Part {
    var row: Int
    var file: Int
    var entry: UInt32
  }

  init(files: [CatalogFile], language: SourceLanguage, severity: TableFiles.SeverityOfTwo) {
    self.language = language
    let source = language.name
    // Source texts first, .strings before .stringsdict, otherwise the order in which the files were
    // given, because `sort` is not stable.
    let isSource = { (file: CatalogFile) in (file.place.locale ?? source) == source }
    let all = files.filter(isSource) + files.filter { !isSource($0) }
    // The records store file numbers in two bytes.
    let ordered = all.prefix(Self.fileLimit)
    for file in all.dropFirst(Self.fileLimit) {
      diagnostics.append(
        Diagnostic(
          .unreadable, path: file.path,
          message: "more than \(Self.fileLimit) files for one table; this one is ignored"))
    }
    var locales = NameTable()
    var known: [File] = []
    for file in ordered {
      let name = file.place.locale ?? source ?? ""
      known.append(
        File(
          file: file, locale: Int(locales.number(of: name)), localeName: name,
          paths: records.paths.adopt(file.storage.records.paths)))
    }
    self.files = known
    winners = Array(repeating: Winner(), count: locales.count)
    merge(severity: severity)
  }

  /// Returns the merged table; each string is still read from its own file.
  func table(named name: TableFiles.Name) -> Table {
    let storage = TableStorage(
      records: records, sources: files.map(\.source), keys: keys,
      traits: files.first?.storage.traits ?? .localizedFolders)
    return Table(storage: storage, name: name.table, folder: name.folder, language: language)
  }

  private mutating func merge(severity: TableFiles.SeverityOfTwo) {
    let parts = partsByRow()
    var start = 0
    while start < parts.count {
      var end = start + 1
      while end < parts.count, parts[end].row == parts[start].row { end += 1 }
      addEntry(of: parts[start..<end], severity: severity)
      start = end
    }
  }

  /// Returns the entries of all files, grouped by key.
  private mutating func partsByRow() -> [Part] {
    var parts: [Part] = []
    var firsts: [Part] = []
    var counts: [Int] = []
    let files = self.files
    var keys = KeyIndex()
    for (number, file) in files.enumerated() {
      let entries = file.storage.records.entries
      for entry in 0..<UInt32(entries.count) {
        let next = Part(row: firsts.count, file: number, entry: entry)
        let known = file.source.withUTF8(entries[Int(entry)].key) { key in
          keys.insert(UInt32(next.row), key: key) { row, key in
            let first = firsts[Int(row)]
            let range = files[first.file].storage.records.entries[Int(first.entry)].key
            return files[first.file].source.holds(key, at: range)
          }
        }
        if let known {
          counts[Int(known)] += 1
          parts.append(Part(row: Int(known), file: number, entry: entry))
        } else {
          firsts.append(next)
          counts.append(1)
          parts.append(next)
        }
      }
    }
    self.keys = keys
    return Self.sorted(parts, counts: counts)
  }

  /// Returns the parts sorted by row, and by file within a row.
  private static func sorted(_ parts: [Part], counts: [Int]) -> [Part] {
    var places: [Int] = []
    var next = 0
    for count in counts {
      places.append(next)
      next += count
    }
    var sorted = parts
    for part in parts {
      sorted[places[part.row]] = part
      places[part.row] += 1
    }
    return sorted
  }

  // MARK: One row

  private mutating func addEntry(of parts: ArraySlice<Part>, severity: TableFiles.SeverityOfTwo) {
    guard let first = parts.first else { return }
    var entry = files[first.file].storage.records.entries[Int(first.entry)]
    entry.source = UInt16(truncatingIfNeeded: first.file)
    let localizations = UInt32(records.localizations.count)
    let substitutions = UInt32(records.substitutions.count)
    let fields = UInt32(records.fields.count)
    for part in visible(parts, severity: severity) { add(part) }
    entry.localizations = localizations..<UInt32(records.localizations.count)
    entry.substitutions = substitutions..<UInt32(records.substitutions.count)
    entry.fields = fields..<UInt32(records.fields.count)
    records.substitutions.sortByOwner(in: entry.substitutions)
    records.fields.sortByOwner(in: entry.fields)
    records.entries.append(entry)
  }

  /// Returns the parts visible to an app: in each locale the .stringsdict entry, or else the first.
  private mutating func visible(
    _ parts: ArraySlice<Part>, severity: TableFiles.SeverityOfTwo
  ) -> [Part] {
    var visible: [Part] = []
    for part in parts {
      let locale = files[part.file].locale
      guard winners[locale].row == part.row else {
        winners[locale] = Winner(row: part.row, place: visible.count)
        visible.append(part)
        continue
      }
      let other = visible[winners[locale].place]
      let hides = files[part.file].file.format.traits.hidesOthers
      visible[winners[locale].place] = hides ? part : other
      report(hides ? other : part, hiddenBy: hides ? part : other, severity: severity)
    }
    return visible
  }

  private mutating func report(
    _ hidden: Part, hiddenBy winner: Part, severity: TableFiles.SeverityOfTwo
  ) {
    let file = files[hidden.file].file
    let winnerPath = files[winner.file].file.path
    let entry = Entry(storage: file.storage, number: hidden.entry)
    let key = entry.key
    var diagnostic = Diagnostic(
      .dictOverride, path: file.path, location: entry.location,
      message: "hidden by \(winnerPath), which also has \"\(key)\"", key: key,
      localization: files[hidden.file].localeName)
    diagnostic.severity = severity(.dictOverride, file.path, winnerPath)
    diagnostics.append(diagnostic)
  }

  private mutating func add(_ part: Part) {
    let storage = files[part.file].storage
    let source = UInt16(truncatingIfNeeded: part.file)
    let entry = storage.records.entries[Int(part.entry)]
    for number in entry.localizations {
      var localization = storage.records.localizations[Int(number)]
      let start = UInt32(records.leaves.count)
      for leaf in localization.leaves {
        var leaf = storage.records.leaves[Int(leaf)]
        // The states of the old formats have the same numbers in all tables.
        leaf.path = files[part.file].paths[Int(leaf.path)]
        records.leaves.append(leaf)
      }
      localization.locale = localeInTable(of: part.file)
      localization.leaves = start..<UInt32(records.leaves.count)
      localization.source = source
      records.localizations.append(localization)
      for number in entry.fields {
        var field = storage.records.fields[Int(number)]
        // A member beside the rules of an entry belongs to the locale of its file.
        if field.owner == entry.key.offset { field.owner = localization.offset }
        field.source = source
        records.fields.append(field)
      }
    }
    for number in entry.substitutions {
      var substitution = storage.records.substitutions[Int(number)]
      substitution.source = source
      records.substitutions.append(substitution)
    }
  }

  /// Returns the index of a file's locale in the merged table, adding the locale if necessary.
  private mutating func localeInTable(of file: Int) -> UInt32 {
    if let number = files[file].localeInTable { return number }
    let number = records.locales.number(of: files[file].localeName)
    files[file].localeInTable = number
    return number
  }
}

extension RuleID {
  /// An entry of a .stringsdict file that hides one of a .strings file.
  ///
  /// The severity is `info` unless an Xcode project builds both.
  public static let dictOverride = RuleID("dict-override", .warning)
}
