internal import SourceText

/// Makes a table of the strings of each file of a project that an XLIFF file contains.
///
/// The source string and the translation of a unit become strings of two localizations. The forms of a
/// key, which are units of their own, become one entry.
struct XLIFFTables {
  /// The most catalogs in a file: other code expects a project to have hundreds.
  private static let tableLimit = 500

  private let document: XLIFFDocument
  private let source: CatalogSource
  private var log = DiagnosticLog()

  /// A unit with what its identifier says.
  fileprivate struct NamedUnit {
    let unit: XLIFFDocument.Unit
    /// The number of its `<file>` element.
    let file: Int
    let name: XLIFFName
  }

  /// Reads a file.
  static func read(_ bytes: ByteBuffer, path: String) -> CatalogFile {
    let document = XLIFFDocument.read(bytes, path: path)
    var tables = XLIFFTables(document)
    let storages = tables.storages()
    let others = tables.log.diagnostics(in: document.source) { document.attribute($0) ?? "" }
    let diagnostics = document.diagnostics + others
    return CatalogFile(
      path: path, format: .xliff,
      storage: storages.first
        ?? TableStorage(
          records: TableRecords(), sources: [tables.source], keys: KeyIndex(),
          traits: .units(hasStates: true)),
      others: Array(storages.dropFirst()),
      diagnostics: others.isEmpty
        ? diagnostics
        : diagnostics.sorted { ($0.location ?? .start) < ($1.location ?? .start) })
  }

  private init(_ document: XLIFFDocument) {
    self.document = document
    source = CatalogSource(
      document.source, syntax: .xliff(joinsWindowsLines: document.hasWindowsLines))
  }

  // MARK: Tables

  /// The tables, in the order of the file.
  ///
  /// Parts with the same path, in several languages, make one.
  private mutating func storages() -> [TableStorage] {
    var originals: [String] = []
    var parts: [String: [Int]] = [:]
    for (number, file) in document.files.enumerated() {
      let original = file.original ?? ""
      if parts[original] == nil {
        guard originals.count < Self.tableLimit else {
          log.report(
            .unreadable, at: Int(file.offset), skipsBytes: true,
            "more than \(Self.tableLimit) catalogs in one file; the rest is not read")
          break
        }
        originals.append(original)
      }
      parts[original, default: []].append(number)
    }
    let names = originals.map { CatalogFile.Place($0).table }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var storages: [TableStorage] = []
    for (number, original) in originals.enumerated() {
      let isOnlyName = counts[names[number]] == 1
      storages.append(
        storage(
          of: parts[original] ?? [], original: original, isOnly: originals.count == 1,
          name: original.isEmpty
            ? CatalogFile.Place(source.path).table : isOnlyName ? names[number] : original))
    }
    return storages
  }

  private mutating func storage(
    of files: [Int], original: String, isOnly: Bool, name: String
  ) -> TableStorage {
    var builder = TableBuilder()
    let first = document.files[files[0]]
    builder.records.sourceLanguage = first.sourceLanguageRange
    let sourceLocale = builder.records.locales.number(of: first.sourceLanguage ?? "en")
    var locales: [Int: UInt32] = [:]
    for number in files {
      let language = document.language(of: document.files[number])
      // The strings of a language that is not named cannot be shown.
      guard let locale = language.map({ builder.records.locales.number(of: $0) }),
        locale < TableRecords.Localization.localeLimit
      else { continue }
      locales[number] = locale
    }
    let isOneLanguage = files.allSatisfy { locales[$0] == sourceLocale }
    var hasStates = ![.strings, .stringsdict].contains(CatalogFormat(path: original))
    var entries: [[NamedUnit]] = []
    var places: [String: Int] = [:]
    for number in files {
      for unit in document.units[document.files[number].units] {
        if !unit.state.isNone { hasStates = true }
        let named = NamedUnit(
          unit: unit, file: number, name: document.name(of: unit, in: document.files[number]))
        let key = source.text(named.name.key)
        if let place = places[key] {
          entries[place].append(named)
        } else {
          places[key] = entries.count
          entries.append([named])
        }
      }
    }
    for units in entries {
      add(units, to: &builder, from: isOneLanguage ? nil : sourceLocale, into: locales)
    }
    return TableStorage(
      records: builder.records, sources: [source], keys: builder.keys,
      traits: .units(hasStates: hasStates), name: name, original: isOnly ? nil : original)
  }

  // MARK: Entries

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - units: its units, file by file.
  ///   - builder: the table.
  ///   - sourceLocale: the source language; nil if the translations are in it.
  ///   - locales: the languages of the files.
  private mutating func add(
    _ units: [NamedUnit], to builder: inout TableBuilder, from sourceLocale: UInt32?,
    into locales: [Int: UInt32]
  ) {
    var entry = builder.openEntry(key: units[0].name.key)
    if let noted = units.first(where: { !$0.unit.note.isNone && $0.unit.note.length > 0 })?.unit {
      entry.comment = noted.note
      if noted.isNoteGenerated { entry.flags.insert(.hasGeneratedComment) }
    }
    if let sourceLocale {
      add(
        units.map { (unit: $0, leaf: leaf(ofSourceOf: $0, in: &builder)) }, sourceLocale, &builder)
    }
    for own in units.chunked(by: \.file) {
      guard let locale = locales[own[0].file], locale != sourceLocale else { continue }
      let leaves = own.map { unit in
        (
          unit: unit,
          leaf: leaf(ofTargetOf: unit, in: &builder)
            ?? (sourceLocale == nil ? leaf(ofSourceOf: unit, in: &builder) : nil)
        )
      }
      add(leaves, locale, &builder)
      reportDuplicates(in: own)
      reportLostSpaces(in: own)
    }
    builder.finish(entry, in: source)
  }

  private func leaf(
    ofSourceOf unit: NamedUnit, in builder: inout TableBuilder
  ) -> TableRecords.Leaf? {
    guard !unit.unit.source.isNone else { return nil }
    return TableRecords.Leaf(
      value: unit.unit.source, stateOffset: unit.unit.source.offset,
      state: KnownState.translated.rawValue, path: path(of: unit, in: &builder))
  }

  private func leaf(
    ofTargetOf unit: NamedUnit, in builder: inout TableBuilder
  ) -> TableRecords.Leaf? {
    let (value, state) = (unit.unit.target, unit.unit.state)
    guard !value.isNone else { return nil }
    let target = XLIFFTarget(
      text: "", state: document.attribute(state),
      qualifier: document.attribute(unit.unit.qualifier))
    return TableRecords.Leaf(
      value: value, stateOffset: state.isNone ? value.offset : state.offset,
      state: builder.records.states.known(target.catalogState) ?? KnownState.none.rawValue,
      path: path(of: unit, in: &builder))
  }

  private func path(of unit: NamedUnit, in builder: inout TableBuilder) -> UInt32 {
    unit.name.path.steps.reduce(PathTable.root) { builder.records.paths.child(of: $0, $1) }
  }

  private func add(
    _ leaves: [(unit: NamedUnit, leaf: TableRecords.Leaf?)], _ locale: UInt32,
    _ builder: inout TableBuilder
  ) {
    guard let first = leaves.lazy.compactMap(\.leaf).first else { return }
    builder.beginLocalization()
    for (_, leaf) in leaves {
      if let leaf { builder.add(leaf) }
    }
    builder.endLocalization(locale, at: first.value.offset)
    addSubstitutions(leaves, owner: first.value.offset, &builder)
  }

  private mutating func reportDuplicates(in units: [NamedUnit]) {
    guard units.count > 1 else { return }
    var seen: Set<LeafPath> = []
    for unit in units where !seen.insert(unit.name.path).inserted {
      log.report(
        .xliffDuplicate, at: Int(unit.unit.offset), key: unit.name.key,
        "a second unit for the same string; the last one wins")
    }
  }

  private mutating func reportLostSpaces(in units: [NamedUnit]) {
    for unit in units {
      let target = unit.unit.target
      guard !target.isNone, mayHoldNoBreakSpace(unit.unit.source),
        let text = document.source(of: unit.unit), let translation = document.target(of: unit.unit),
        let lost = translation.text.lostNoBreakSpace(of: text)
      else { continue }
      log.report(
        .xliffSpace, at: Int(target.offset), key: unit.name.key,
        "the no-break space of the source string is a plain space in '\(lost.beginning)'")
    }
  }

  /// Whether a text has one of the bytes with which a no-break space or its reference begins.
  private func mayHoldNoBreakSpace(_ range: TextRange) -> Bool {
    guard !range.isNone else { return false }
    return source.bytes.withBytes(Int(range.offset)..<range.end) { bytes in
      bytes.indices.contains { [0xC2, 0xE2, UInt8(ascii: "&")].contains(bytes[$0]) }
    }
  }

  // MARK: Substitutions

  /// Adds the substitutions that the forms of a localization belong to, with the argument that the texts
  /// give them: XLIFF does not declare it.
  private func addSubstitutions(
    _ leaves: [(unit: NamedUnit, leaf: TableRecords.Leaf?)], owner: UInt32,
    _ builder: inout TableBuilder
  ) {
    guard leaves.contains(where: { !$0.unit.name.substitutions.isEmpty }) else { return }
    var numbers: [String: Int] = [:]
    for case (_, let leaf?) in leaves {
      for reference in FormatReference.all(in: source.text(leaf.value))
      where numbers[reference.name] == nil {
        numbers[reference.name] = reference.argument
      }
    }
    var known: Set<String> = []
    for case (let unit, let leaf?) in leaves {
      for range in unit.name.substitutions {
        let name = source.text(range)
        guard known.insert(name).inserted else { continue }
        builder.records.substitutions.append(
          TableRecords.Substitution(
            owner: owner, name: range, argument: numbers[name],
            specifier: specifier(in: leaf.value, ofArgument: numbers[name] ?? 1)))
      }
    }
  }

  /// The range of the specifier of an argument in a text, such as `lld` of `%1$lld` or `%lld`.
  private func specifier(in range: TextRange, ofArgument number: Int) -> TextRange {
    source.bytes.withBytes(0..<source.bytes.count) { bytes in
      var index = Int(range.offset)
      while index < range.end {
        defer { index += 1 }
        guard bytes[index] == UInt8(ascii: "%") else { continue }
        var start = index + 1
        var position: Int?
        var digits = 0
        while start < range.end, 0x30...0x39 ~= bytes[start] {
          digits = min(digits * 10 + Int(bytes[start] - 0x30), 1000)
          start += 1
        }
        if start < range.end, bytes[start] == UInt8(ascii: "$") {
          position = digits
          start += 1
        }
        var end = start
        while end < range.end, "hlqLztj".utf8.contains(bytes[end]) { end += 1 }
        guard end < range.end, position ?? number == number,
          "@dDiuUxXoOfFeEgGaA".utf8.contains(bytes[end])
        else { continue }
        return TextRange(start, end + 1)
      }
      return .none
    }
  }
}

extension XLIFFDocument {
  /// The language of a part: as it says itself, or else as the file is named, such as `fr.xliff`.
  package func language(of file: File) -> String? {
    if let language = file.targetLanguage { return language }
    let name = CatalogFile.Place(source.path).table
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag =
      2...3 ~= parts[0].utf8.count
      && parts.allSatisfy { part in
        1...8 ~= part.utf8.count && part.utf8.allSatisfy { $0 | 0x20 >= 0x61 || $0 < 0x3A }
      }
    return isTag ? name : nil
  }
}

extension [XLIFFTables.NamedUnit] {
  /// The elements in runs that have the same property.
  fileprivate func chunked(by property: (Element) -> Int) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.first, property(last) == property(element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}
