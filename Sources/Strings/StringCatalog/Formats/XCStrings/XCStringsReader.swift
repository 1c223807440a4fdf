internal import JSONDocuments
public import SourceText

/// A parser for String Catalogs (.xcstrings).
///
/// The reader stores the ranges of strings without copying them. Each step reads one member of the
/// root object or one entry. The reader reports a malformed entry, then looks for the next one and
/// continues.
struct XCStringsReader {
  private enum State {
    case start, rootMember, entry
    /// Looking for the next entry after a malformed one, which starts at an offset and has `depth`
    /// open brackets.
    case recovery(entry: Int, depth: Int)
    /// After the root object, where only whitespace is allowed.
    case tail
    case end
  }

  let source: CatalogSource
  var builder = TableBuilder()
  var cursor: JSONCursor
  /// The number of open brackets in the current entry.
  var depth = 0
  /// The indentation of the entry's key, if the key is first on its line.
  var entryIndentation: Int?
  /// Whether the next member is the first of its object.
  var isFirstMember = false
  /// The current localization: its locale and the offset of its name.
  var openLocalization: (locale: UInt32, offset: UInt32)?
  /// The last locale read, and the first occurrence of each locale's name.
  ///
  /// Catalogs list locales in the same order in every entry, so the next one is a good guess.
  var lastLocale: UInt32 = .max
  var localeNames: [TextRange] = []
  private var state = State.start
  private var hasStrings = false
  /// Whether a comma is required before the next member of the root object.
  private var wantsRootComma = false
  /// Whether a comma is required before the next key.
  ///
  /// False before the first key and after an error.
  private var wantsComma = false
  /// Whether all brackets of the file match; nil until a malformed entry requires the answer.
  var bracketsMatch: Bool?

  private init(_ file: SourceFile, _ log: DiagnosticLog) {
    source = CatalogSource(file, syntax: .json)
    cursor = JSONCursor(source.bytes, at: 0)
    builder.log = log
    // In Xcode's layout, a text takes more bytes than this. Memory that is not used costs nothing.
    builder.records.localizations.reserveCapacity(source.bytes.count / 256)
    builder.records.leaves.reserveCapacity(source.bytes.count / 256)
  }

  /// Reads a file in any encoding.
  static func read(_ bytes: ByteBuffer, path: String) -> CatalogFile {
    var log = DiagnosticLog()
    var bytes = bytes
    var encoding = bytes.withBytes(0..<512) { FileEncoding(detecting: $0) }
    // Invalid UTF-8 is reported string by string.
    if encoding.encoding != .utf8 {
      let text = DecodedText(bytes, reportingTo: &log)
      (bytes, encoding) = (text.bytes, text.encoding)
    }
    var reader = XCStringsReader(SourceFile(path: path, bytes: bytes, encoding: encoding), log)
    reader.read()
    return reader.file
  }

  private var file: CatalogFile {
    let storage = TableStorage(
      records: builder.records, sources: [source], keys: builder.keys,
      traits: FormatTraits.xcstrings.table, isSound: builder.log.total == 0)
    let locales = builder.records.locales
    var diagnostics = builder.log.diagnostics(
      in: source.file, text: source.text, localizationName: { locales[$0] })
    for index in diagnostics.indices {
      if Self.rejecting.contains(diagnostics[index].rule) { diagnostics[index].rejectsFile = true }
    }
    return CatalogFile(
      path: source.path, format: .xcstrings, storage: storage, diagnostics: diagnostics)
  }

  /// The rules for invalid JSON and members of the wrong type, either of which makes Xcode reject
  /// the whole catalog.
  private static let rejecting: Set<RuleID> = [
    .jsonSyntax, .encoding, .mergeConflict, .controlCharacter,
  ]

  private mutating func read() {
    while true {
      if case .end = state { return }
      let start = cursor.position
      let conflicts = cursor.conflicts
      do throws(JSONCursor.Fault) {
        try step()
        if cursor.position > cursor.end { throw .ranOut }
        reportConflicts(from: start, conflicts)
      } catch {
        reportConflicts(from: start, conflicts)
        return reportEarlyEnd()
      }
    }
  }

  /// Takes one step; throws only if the bytes run out.
  private mutating func step() throws(JSONCursor.Fault) {
    switch state {
    case .start: try openRoot()
    case .rootMember: try readRootMember()
    case .entry: try readNextEntry()
    case .recovery(let entry, let depth):
      self.depth = depth
      try recover(fromEntryAt: entry)
      state = .entry
      wantsComma = false
    case .tail: try readTail()
    case .end: break
    }
  }

  // MARK: The root

  private mutating func openRoot() throws(JSONCursor.Fault) {
    if cursor.position == 0, source.bytes.withBytes(0..<3, { $0.hasByteOrderMark }) {
      cursor.position = 3
    }
    cursor.skipManyBlanks()
    guard !cursor.isAtEnd else { throw .ranOut }
    guard cursor.take(UInt8(ascii: "{")) else {
      report(
        .jsonSyntax, at: cursor.position, skipsBytes: true,
        "expected { at the start of a String Catalog")
      state = .end
      return
    }
    state = .rootMember
  }

  private mutating func readRootMember() throws(JSONCursor.Fault) {
    cursor.skipBlanks()
    let start = cursor.position
    if cursor.take(UInt8(ascii: ",")) {
      cursor.skipBlanks()
      if !wantsRootComma {
        report(.jsonSyntax, at: start, "unexpected comma")
      } else if cursor.byte == UInt8(ascii: "}") {
        report(.jsonSyntax, at: cursor.position, "trailing comma before }")
      }
    } else if cursor.byte == UInt8(ascii: "\""), wantsRootComma {
      report(.jsonSyntax, at: cursor.position, "missing comma")
    }
    if cursor.take(UInt8(ascii: "}")) {
      state = .tail
      return
    }
    wantsRootComma = true
    do {
      let name = try text()
      try colon()
      try readRootValue(of: name)
    } catch .ranOut {
      throw .ranOut
    } catch .syntax(let place, let message) {
      report(
        .jsonSyntax, at: place, skipsBytes: true, "\(message); the rest of the file is not read")
      state = .end
    }
  }

  private mutating func readRootValue(of name: TextRange) throws(JSONCursor.Fault) {
    if cursor.holds("strings", in: name) {
      if hasStrings { reportDuplicate(name) }
      hasStrings = true
      guard cursor.take(UInt8(ascii: "{")) else {
        return try skip(as: "\"strings\" must be an object")
      }
      state = .entry
    } else if cursor.holds("sourceLanguage", in: name) {
      if !builder.records.sourceLanguage.isNone { reportDuplicate(name) }
      builder.records.sourceLanguage = try textValue(of: "sourceLanguage")
    } else if cursor.holds("version", in: name) {
      if !builder.records.version.isNone { reportDuplicate(name) }
      builder.records.version = try textValue(of: "version")
      checkVersion()
    } else {
      let value = try skipValue()
      report(
        .rootUnknownKey, at: Int(name.offset) - 1,
        "unknown field \"\(source.text(name))\" next to \"strings\"; ignored")
      builder.records.rootFields.append(
        .init(owner: TableRecords.Field.root, name: name, value: value))
    }
  }

  private mutating func checkVersion() {
    let version = builder.records.version
    guard !version.isNone else { return }
    let text = source.text(version)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let isFirst = parts.count == 2 && parts[0] == 1
    guard !isFirst || !(0...3 ~= (parts[1] ?? -1)) else { return }
    // A new minor version adds members; a new major one may mean something else.
    let isNewer = isFirst && parts[1].map { $0 > 3 } ?? false
    builder.log.report(
      .versionUnknown, severity: isNewer ? .info : nil, at: Int(version.offset) - 1,
      "version \"\(text)\" is \(isNewer ? "newer than 1.3" : "not known"); read as version 1.3")
  }

  /// Reports each unknown member of entries, at its first occurrence.
  ///
  /// Skipped if the file is malformed, where a key may be taken for a member.
  private mutating func reportUnknownMembers() {
    guard !builder.log.holds(.jsonSyntax) else { return }
    var members: [String: (first: TextRange, count: Int)] = [:]
    for field in builder.records.fields {
      members[source.text(field.name), default: (field.name, 0)].count += 1
    }
    for (name, member) in members {
      let times = member.count > 1 ? ", \(member.count) times" : ""
      report(
        .unknownMember, at: Int(member.first.offset) - 1,
        "unknown field \"\(name)\" in an entry\(times); ignored")
    }
  }

  /// Reports anything but whitespace after the root object.
  private mutating func readTail() throws(JSONCursor.Fault) {
    cursor.skipBlanks()
    guard !cursor.isAtEnd else { throw .ranOut }
    report(
      .jsonSyntax, at: cursor.position, skipsBytes: true,
      "unexpected text after the end of the catalog; ignoring the rest")
    end()
  }

  // MARK: The entries

  private mutating func readNextEntry() throws(JSONCursor.Fault) {
    cursor.skipBlanks()
    if cursor.take(UInt8(ascii: ",")) {
      cursor.skipBlanks()
      if cursor.byte == UInt8(ascii: "}") {
        report(.jsonSyntax, at: cursor.position, "trailing comma before }")
      }
    } else if cursor.byte == UInt8(ascii: "\""), wantsComma {
      report(.jsonSyntax, at: cursor.position, "missing comma before this key")
    }
    if cursor.take(UInt8(ascii: "}")) {
      state = .rootMember
      return
    }
    let start = cursor.position
    wantsComma = true
    do {
      try readEntry()
    } catch .ranOut {
      throw .ranOut
    } catch .syntax(let place, let message) {
      guard cursor.position <= cursor.end else { throw .ranOut }
      // All later localizations of the entry are lost, not only the current one.
      builder.log.report(
        .jsonSyntax, at: place, key: openEntry?.key ?? .none, skipsBytes: true,
        "\(message); continuing at the next entry")
      closeOpenEntry()
      state = .recovery(entry: start, depth: depth)
    }
  }

  // MARK: Merge conflicts

  /// Reports the merge conflicts in the bytes of a step.
  private mutating func reportConflicts(from start: Int, _ conflicts: MergeConflicts) {
    guard cursor.conflicts.markers > conflicts.markers else { return }
    let end = min(cursor.position, cursor.end)
    let places = source.bytes.withBytes(0..<end) { conflicts.starts(in: start..<end, of: $0) }
    let entry = openEntry ?? builder.records.entries.last
    let key = entry.flatMap { Int($0.key.offset) > start ? $0.key : nil } ?? .none
    for place in places {
      builder.log.report(
        .mergeConflict, at: place, key: key, skipsBytes: true, MergeConflicts.message)
    }
  }

  // MARK: The end

  /// Handles the end of the input, reporting unclosed brackets.
  private mutating func reportEarlyEnd() {
    defer { end() }
    if case .tail = state { return }
    let message =
      cursor.end == 0
      ? "empty file; a String Catalog starts with {"
      : "unexpected end of file; missing }"
    // All later localizations of the entry are lost, not only the current one.
    builder.log.report(
      .jsonSyntax, at: cursor.end, key: openEntry?.key ?? .none, skipsBytes: true, message)
    closeOpenEntry()
  }

  private mutating func end() {
    state = .end
    reportUnknownMembers()
    if !hasStrings, cursor.end > 0 { reportMissingStrings() }
  }

  private mutating func reportMissingStrings() {
    report(.jsonSyntax, at: 0, "missing \"strings\"; the catalog has no strings")
  }

  /// The current entry; if it is malformed, the part that was read is kept.
  var openEntry: TableRecords.Entry?

  /// Adds the part of a malformed entry that was read.
  mutating func closeOpenEntry() {
    if let (locale, offset) = openLocalization { builder.endLocalization(locale, at: offset) }
    openLocalization = nil
    guard let entry = openEntry else { return }
    openEntry = nil
    addEntry(entry)
  }
}

extension RuleID {
  /// A variation where none is allowed, or one that lacks a required part.
  public static let nestingInvalid = RuleID("nesting-invalid", .error)
  /// Two members of one object of which only one is used.
  public static let shapeOverlap = RuleID("shape-overlap", .error)
  /// A member beside `strings` that no tool reads.
  public static let rootUnknownKey = RuleID("root-unknown-key", .warning)
  /// An unknown member of an entry.
  public static let unknownMember = RuleID("unknown-member", .warning)
  /// An unknown version of the format.
  public static let versionUnknown = RuleID("version-unknown", .warning)
  /// A control character in a string.
  public static let controlCharacter = RuleID("control-char", .warning)
}
