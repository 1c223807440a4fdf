public import SourceText

/// Builds the table of one .strings or .stringsdict file: every entry has one localization.
struct LegacyTableBuilder {
  let source: CatalogSource
  var builder = TableBuilder()
  private let localeName: String
  private let locale: UInt32
  private var entry: TableRecords.Entry
  private var offset: UInt32 = 0
  /// The variables of the open entry.
  private var variables: Set<String> = []

  init(source: CatalogSource, locale: String) {
    self.source = source
    localeName = locale
    self.locale = builder.records.locales.number(of: locale)
    entry = builder.openEntry(key: .none)
  }

  /// Starts an entry whose text or rules stand at an offset.
  mutating func open(key: TextRange, comment: TextRange = .none, at offset: UInt32) {
    entry = builder.openEntry(key: key)
    entry.comment = comment
    self.offset = offset
    variables.removeAll()
    builder.beginLocalization()
  }

  /// Adds a text to the open entry.
  mutating func addLeaf(_ value: TextRange, at path: UInt32 = PathTable.root) {
    let state = source.text(value).isEmpty ? NameTable.new : NameTable.translated
    builder.add(
      TableRecords.Leaf(value: value, stateOffset: value.offset, state: state, path: path))
  }

  /// Adds a variable to the open entry, unless another rule has defined the same one already.
  mutating func addSubstitution(_ name: TextRange, argument: Int?, specifier: TextRange) {
    guard variables.insert(source.text(name)).inserted else { return }
    builder.records.substitutions.append(
      TableRecords.Substitution(
        owner: offset, name: name, argument: argument, specifier: specifier))
  }

  /// Keeps a member of which nothing is known.
  mutating func addField(_ member: PropertyListNode.Member, of owner: UInt32) {
    builder.records.fields.append(
      TableRecords.Field(owner: owner, name: member.key, value: member.value.range))
  }

  /// Adds the open entry to the table; of two with one key the last counts, which is reported.
  mutating func close(reportingTo log: inout DiagnosticLog) {
    builder.endLocalization(locale, at: offset)
    guard let replaced = builder.finish(entry, in: source) else { return }
    let localization = builder.records.localizations[Int(replaced.localizations.lowerBound)]
    log.report(
      .stringsDuplicate, at: Int(entry.key.offset), key: entry.key,
      "this key stands twice: its value \(place(of: localization.offset)) is replaced by the one "
        + place(of: offset))
  }

  private func place(of offset: UInt32) -> String {
    let location = source.location(of: offset)
    return source.syntax == .binary ? "at byte \(offset)" : "on line \(location.line)"
  }

  /// The file, with all that was found wrong in it.
  func file(_ kind: CatalogFile.Kind, log: DiagnosticLog) -> CatalogFile {
    CatalogFile(
      path: source.path, kind: kind,
      storage: TableStorage(records: builder.records, sources: [source], keys: builder.keys),
      diagnostics: log.diagnostics(
        in: source.file, localization: localeName.isEmpty ? nil : localeName, text: source.text))
  }
}

extension RuleID {
  /// A key that occurs twice in a .strings or .stringsdict file; the last value counts.
  public static let stringsDuplicate = RuleID("strings-duplicate", .warning)
}
