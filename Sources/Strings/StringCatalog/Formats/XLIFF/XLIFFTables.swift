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
    /// The number of the first unit with the same key.
    let first: Int
  }

  /// The text of a unit that becomes a string of a localization.
  private enum Part {
    case source, target
    /// The translation, or else the source text, in a file that is not translated.
    case only
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
    var hasStates = ![.strings, .stringsdict].contains(first.format)
    var units: [NamedUnit] = []
    units.reserveCapacity(files.reduce(0) { $0 + document.files[$1].units.count })
    var keys = KeyIndex()
    for number in files {
      let file = document.files[number]
      for unit in document.units[file.units] {
        if !unit.state.isNone { hasStates = true }
        let name = document.name(of: unit, in: file)
        let first = source.withUTF8(name.key) { key in
          keys.insert(UInt32(units.count), key: key) { other, key in
            source.holds(key, at: units[Int(other)].name.key)
          }
        }
        units.append(
          NamedUnit(
            unit: unit, file: number, name: name, first: first.map { Int($0) } ?? units.count))
      }
    }
    // A program may write the forms of a key far apart.
    units.sort { ($0.first, $0.unit.offset) < ($1.first, $1.unit.offset) }
    for own in units.runs(of: \.first) {
      add(own, to: &builder, from: isOneLanguage ? nil : sourceLocale, into: locales)
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
    _ units: ArraySlice<NamedUnit>, to builder: inout TableBuilder, from sourceLocale: UInt32?,
    into locales: [Int: UInt32]
  ) {
    var entry = builder.openEntry(key: units[units.startIndex].name.key)
    if let noted = units.first(where: { !$0.unit.note.isNone && $0.unit.note.length > 0 })?.unit {
      entry.comment = noted.note
      if noted.isNoteGenerated { entry.flags.insert(.hasGeneratedComment) }
    }
    if let sourceLocale { add(.source, of: units, sourceLocale, &builder) }
    for own in units.runs(of: \.file) {
      guard let locale = locales[own[own.startIndex].file], locale != sourceLocale else { continue }
      add(sourceLocale == nil ? .only : .target, of: own, locale, &builder)
      reportDuplicates(in: own)
      reportLostSpaces(in: own)
    }
    builder.finish(entry, in: source)
  }

  private func leaf(
    _ part: Part, of unit: NamedUnit, in builder: inout TableBuilder
  ) -> TableRecords.Leaf? {
    switch part {
    case .source: leaf(ofSourceOf: unit, in: &builder)
    case .target: leaf(ofTargetOf: unit, in: &builder)
    case .only:
      leaf(ofTargetOf: unit, in: &builder) ?? leaf(ofSourceOf: unit, in: &builder)
    }
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

  /// Adds a localization if the units have texts of it.
  private func add(
    _ part: Part, of units: ArraySlice<NamedUnit>, _ locale: UInt32, _ builder: inout TableBuilder
  ) {
    builder.beginLocalization()
    var owner: UInt32?
    for unit in units {
      guard let leaf = leaf(part, of: unit, in: &builder) else { continue }
      builder.add(leaf)
      owner = owner ?? leaf.value.offset
    }
    guard let owner else { return }
    builder.endLocalization(locale, at: owner)
    if units.contains(where: { !$0.name.substitutions.isEmpty }) {
      addSubstitutions(part, of: units, owner: owner, &builder)
    }
  }

  private mutating func reportDuplicates(in units: ArraySlice<NamedUnit>) {
    guard units.count > 1 else { return }
    var seen: Set<LeafPath> = []
    for unit in units where !seen.insert(unit.name.path).inserted {
      log.report(
        .xliffDuplicate, at: Int(unit.unit.offset), key: unit.name.key,
        "a second unit for the same string; the last one wins")
    }
  }

  private mutating func reportLostSpaces(in units: ArraySlice<NamedUnit>) {
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
      bytes.holds(byte: 0xC2, 0xE2, UInt8(ascii: "&"))
    }
  }

  // MARK: Substitutions

  /// Adds the substitutions that the forms of a localization belong to, with the argument that the texts
  /// give them: XLIFF does not declare it.
  private func addSubstitutions(
    _ part: Part, of units: ArraySlice<NamedUnit>, owner: UInt32, _ builder: inout TableBuilder
  ) {
    let leaves = units.map { (unit: $0, leaf: leaf(part, of: $0, in: &builder)) }
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

extension RandomAccessCollection where Index == Int, Element == XLIFFTables.NamedUnit {
  /// The parts in which all units have the same property.
  fileprivate func runs(of property: (Element) -> Int) -> [SubSequence] {
    var runs: [SubSequence] = []
    var start = startIndex
    for index in indices where index > start && property(self[index]) != property(self[start]) {
      runs.append(self[start..<index])
      start = index
    }
    if start < endIndex { runs.append(self[start...]) }
    return runs
  }
}
