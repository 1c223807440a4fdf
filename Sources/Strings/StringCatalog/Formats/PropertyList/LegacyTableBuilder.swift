public import SourceText

extension TableTraits {
  /// The traits of .strings and .stringsdict files, which form one table with a locale per folder.
  static let localizedFolders = TableTraits(
    locales: .folder, hasStates: false, keysAreTexts: false, isCompiled: false,
    numbersSubstitutions: false, readerChecksPlurals: true, xliffSeparator: nil)
}

/// Builds the table of one .strings or .stringsdict file; each entry has a single localization.
struct LegacyTableBuilder {
  let source: CatalogSource
  var builder = TableBuilder()
  /// The locale of the file's `.lproj` folder; nil if it isn't in one.
  private let localeName: String?
  private let locale: UInt32
  private var entry: TableRecords.Entry
  private var offset: UInt32 = 0
  /// The variables of the open entry.
  private var variables: Set<String> = []

  init(source: CatalogSource) {
    self.source = source
    localeName = CatalogFile.Place(source.path).locale
    locale = builder.records.locales.number(of: localeName ?? "")
    entry = builder.openEntry(key: .none)
  }

  /// Begins an entry whose string or rules start at an offset.
  mutating func open(key: TextRange, comment: TextRange = .none, at offset: UInt32) {
    entry = builder.openEntry(key: key)
    entry.comment = comment
    self.offset = offset
    variables.removeAll()
    builder.beginLocalization()
  }

  /// Adds a string to the open entry.
  mutating func addLeaf(_ value: TextRange, at path: UInt32 = PathTable.root) {
    let state = source.isEmpty(value) ? KnownState.new : .translated
    builder.add(
      TableRecords.Leaf(
        value: value, stateOffset: value.offset, state: state.rawValue, path: path))
  }

  /// Adds a variable to the open entry unless an earlier rule defined it.
  mutating func addSubstitution(_ name: TextRange, argument: Int?, specifier: TextRange) {
    guard variables.insert(source.text(name)).inserted else { return }
    builder.records.substitutions.append(
      TableRecords.Substitution(
        owner: offset, name: name, argument: argument, specifier: specifier))
  }

  /// Keeps a member unknown to the format.
  mutating func addField(_ member: PropertyListNode.Member, of owner: UInt32) {
    builder.records.fields.append(
      TableRecords.Field(owner: owner, name: member.key, value: member.value.range))
  }

  /// Ends the open entry and adds it to the table.
  ///
  /// Replaces any earlier entry with the same key and reports the duplicate.
  mutating func close(reportingTo log: inout DiagnosticLog) {
    builder.endLocalization(locale, at: offset)
    guard let replaced = builder.finish(entry, in: source) else { return }
    let earlier = builder.records.localizations[Int(replaced.localizations.lowerBound)]
    let isSame = builder.records.localizations.last.map { texts(of: $0) == texts(of: earlier) }
    log.report(
      .stringsDuplicate, in: entry.key, key: entry.key,
      "duplicate key: the value \(place(of: offset)) "
        + (isSame == true ? "is the same as the one " : "replaces a different one ")
        + place(of: earlier.offset))
  }

  /// Returns the strings of a localization by path number.
  private func texts(of localization: TableRecords.Localization) -> [UInt32: String] {
    Dictionary(
      localization.leaves.map { number in
        let leaf = builder.records.leaves[Int(number)]
        return (leaf.path, source.text(leaf.value))
      }, uniquingKeysWith: { $1 })
  }

  private func place(of offset: UInt32) -> String {
    let location = source.location(of: offset)
    return source.syntax == .binary ? "at byte \(offset)" : "on line \(location.line)"
  }

  /// Returns the file with all its diagnostics.
  func file(_ format: CatalogFormat, log: DiagnosticLog) -> CatalogFile {
    CatalogFile(
      path: source.path, format: format,
      storage: TableStorage(
        records: builder.records, sources: [source], keys: builder.keys,
        traits: format.traits.table),
      diagnostics: log.diagnostics(
        in: source.file, localization: localeName, text: source.text))
  }
}

extension RuleID {
  /// A key that occurs more than once in a .strings or .stringsdict file; the last value wins.
  public static let stringsDuplicate = RuleID("strings-duplicate", .warning)
}
