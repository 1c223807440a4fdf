public import SourceText

/// Reads a string catalog (.xcstrings) entry by entry, as its bytes arrive.
///
/// The reader keeps what stands where and copies nothing. It takes one step at a time: a member of
/// the file's root object, or one entry. Where the bytes end inside a step, the step is taken again
/// once twice as many bytes are there, so a file is read in linear time whatever is in it.
///
/// Bytes that are not JSON cost only what they hold: the reader reports them, looks for the next
/// entry and goes on.
struct XCStringsReader {
  private enum State {
    case start
    case rootMember
    case entry
    /// On the way to the next entry, from one that starts at an offset and has brackets open.
    case recovery(entry: Int, depth: Int)
    /// Behind the root object, where nothing should stand.
    case tail
    case end
  }

  /// What a step changes apart from the builder; it is taken back with the step.
  private struct Progress {
    var state = State.start
    var hasStrings = false
    /// Whether a key must stand behind a comma: not the first one, nor one behind a fault.
    var wantsComma = false
    /// The locale that was read last, and how many are known.
    ///
    /// A name that was guessed is not looked at closely, so a step that is taken again must guess
    /// as it did before.
    var lastLocale: UInt32 = .max
    var localeCount = 0
  }

  var source: CatalogSource
  var builder = TableBuilder()
  var cursor: JSONCursor
  /// How many brackets of the entry that is being read are open.
  var depth = 0
  /// How far the key of that entry is indented, where it is the first thing on its line.
  var entryIndentation: Int?
  /// Whether no member of the object that was entered last has been read.
  var isFirstMember = false
  /// The localization that is being read: its locale, and where its name stands.
  var openLocalization: (locale: UInt32, offset: UInt32)?
  /// The locale that was read last, and where each locale's name first stood: catalogs name the
  /// same locales in the same order in every entry, so the next one is a good guess.
  var lastLocale: UInt32 = .max
  var localeNames: [TextRange] = []
  /// Whether the case of a variation that was read last had a text of its own.
  var lastCaseHadText = false
  /// What repeats from localization to localization, and from case to case of a variation.
  var localizationPattern = MemberPattern()
  var casePattern = MemberPattern()
  /// Where the texts of the stringUnit stand that was read last.
  var lastUnit = UnitPlace(leaf: -1, state: .none, value: .none)
  private var progress = Progress()
  /// Steps wait until this many bytes are there.
  private var needed = 0
  /// Whether no more bytes will come.
  private(set) var isWhole = false
  /// Whether every bracket of the file has its partner; nil as long as nobody had to know.
  var bracketsMatch: Bool?

  /// Whether all has been read that can be.
  var isAtEnd: Bool {
    if case .end = progress.state { true } else { false }
  }

  init(source: CatalogSource) {
    self.source = source
    cursor = JSONCursor(source.bytes, at: 0)
    builder.records.reserve(forBytes: source.bytes.capacity)
  }

  /// Goes on in a larger buffer that begins with the same bytes.
  mutating func move(to source: CatalogSource) {
    self.source = source
    cursor = JSONCursor(source.bytes, at: cursor.position)
  }

  /// Reads as far as the bytes reach, less a margin; `isWhole` says that no more will come.
  mutating func advance(isWhole: Bool, margin: Int = 0) {
    cursor = JSONCursor(source.bytes, at: cursor.position, margin: isWhole ? 0 : margin)
    guard isWhole || cursor.end >= needed else { return }
    self.isWhole = isWhole
    while !isAtEnd {
      let start = cursor.position
      let mark = builder.mark
      progress.lastLocale = lastLocale
      progress.localeCount = localeNames.count
      let before = progress
      do throws(JSONCursor.Fault) {
        try step()
        if cursor.position > cursor.end { throw .ranOut }
      } catch {
        guard !isWhole else { return finish(after: error) }
        builder.rollBack(to: mark)
        progress = before
        lastLocale = before.lastLocale
        localeNames.removeSubrange(before.localeCount...)
        openEntry = nil
        openLocalization = nil
        cursor.position = start
        needed = start + 2 * (cursor.end - start) + 1
        return
      }
    }
  }

  /// Takes one step; throws only where the bytes run out.
  private mutating func step() throws(JSONCursor.Fault) {
    switch progress.state {
    case .start: try openRoot()
    case .rootMember: try readRootMember()
    case .entry: try readNextEntry()
    case .recovery(let entry, let depth):
      self.depth = depth
      try recover(fromEntryAt: entry)
      progress.state = .entry
      progress.wantsComma = false
    case .tail: try readTail()
    case .end: break
    }
  }

  // MARK: The root

  private mutating func openRoot() throws(JSONCursor.Fault) {
    if cursor.position == 0, source.bytes.withBytes(0..<3, { $0.hasByteOrderMark }) {
      cursor.position = 3
    }
    cursor.skipBlanks()
    guard !cursor.isAtEnd else { throw .ranOut }
    guard cursor.take(UInt8(ascii: "{")) else {
      report(
        .jsonSyntax, at: cursor.position, skipsBytes: true,
        "a string catalog begins with {, this does not")
      progress.state = .end
      return
    }
    progress.state = .rootMember
  }

  private mutating func readRootMember() throws(JSONCursor.Fault) {
    cursor.skipBlanks()
    if cursor.take(UInt8(ascii: ",")) { cursor.skipBlanks() }
    if cursor.take(UInt8(ascii: "}")) {
      progress.state = .tail
      return
    }
    do {
      let name = try text()
      try colon()
      try readRootValue(of: name)
    } catch .ranOut {
      throw .ranOut
    } catch .syntax(let place, let message) {
      report(.jsonSyntax, at: place, skipsBytes: true, "\(message); the rest is not read")
      progress.state = .end
    }
  }

  private mutating func readRootValue(of name: TextRange) throws(JSONCursor.Fault) {
    if cursor.holds("strings", in: name) {
      if progress.hasStrings { reportDuplicate(name) }
      progress.hasStrings = true
      guard cursor.take(UInt8(ascii: "{")) else {
        return try skip(as: "\"strings\" must be an object")
      }
      progress.state = .entry
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
        "\"\(source.text(name))\" stands beside \"strings\": no app reads it")
      builder.records.rootFields.append(
        .init(owner: TableRecords.Field.root, name: name, value: value))
    }
  }

  private mutating func checkVersion() {
    let version = builder.records.version
    guard !version.isNone, !["1.0", "1.1", "1.2"].contains(source.text(version)) else { return }
    report(
      .versionUnknown, at: Int(version.offset) - 1,
      "version \"\(source.text(version))\" is not known; it is read like 1.2")
  }

  /// Reports what stands behind the root object; nothing should.
  private mutating func readTail() throws(JSONCursor.Fault) {
    cursor.skipBlanks()
    guard !cursor.isAtEnd else { throw .ranOut }
    report(
      .jsonSyntax, at: cursor.position, skipsBytes: true,
      "the catalog ends before this; the rest is not read")
    end()
  }

  // MARK: The entries

  private mutating func readNextEntry() throws(JSONCursor.Fault) {
    cursor.skipBlanks()
    if cursor.take(UInt8(ascii: ",")) {
      cursor.skipBlanks()
      if cursor.byte == UInt8(ascii: "}") {
        report(.jsonSyntax, at: cursor.position, "a comma stands before this }")
      }
    } else if cursor.byte == UInt8(ascii: "\""), progress.wantsComma {
      report(.jsonSyntax, at: cursor.position, "a comma is missing before this key")
    }
    if cursor.take(UInt8(ascii: "}")) {
      progress.state = .rootMember
      return
    }
    let start = cursor.position
    progress.wantsComma = true
    do {
      try readEntry()
    } catch .ranOut {
      throw .ranOut
    } catch .syntax(let place, let message) {
      guard cursor.position <= cursor.end else { throw .ranOut }
      report(
        .jsonSyntax, at: place, skipsBytes: true, "\(message); galley goes on at the next entry")
      closeOpenEntry()
      progress.state = .recovery(entry: start, depth: depth)
    }
  }

  // MARK: The end

  /// Ends the file where its bytes do.
  private mutating func finish(after fault: JSONCursor.Fault) {
    defer { end() }
    if case .tail = progress.state { return }
    closeOpenEntry()
    let message =
      cursor.end == 0
      ? "the file is empty; a string catalog begins with {"
      : "the file ends before its brackets are closed"
    report(.jsonSyntax, at: cursor.end, skipsBytes: true, message)
  }

  private mutating func end() {
    progress.state = .end
    if !progress.hasStrings, cursor.end > 0 { reportMissingStrings() }
  }

  private mutating func reportMissingStrings() {
    report(
      .jsonSyntax, at: 0,
      "there is no \"strings\", so there are no entries")
  }

  /// The entry that is being read, to be kept where reading it fails.
  var openEntry: TableRecords.Entry?

  /// Adds what was read of an entry that could not be read to its end.
  mutating func closeOpenEntry() {
    if let (locale, offset) = openLocalization { builder.endLocalization(locale, at: offset) }
    openLocalization = nil
    guard let entry = openEntry else { return }
    openEntry = nil
    addEntry(entry)
  }
}

extension RuleID {
  /// A place at which a file is not well-formed JSON.
  public static let jsonSyntax = RuleID("json-syntax", .error)
  /// A member that occurs twice in a JSON object; the last one counts.
  public static let jsonDuplicateKey = RuleID("json-duplicate-key", .error)
  /// A variation in a place that allows none, or without a part that it needs.
  public static let nestingInvalid = RuleID("nesting-invalid", .error)
  /// Two members in one object of which only one counts.
  public static let shapeOverlap = RuleID("shape-overlap", .error)
  /// A member beside `strings` that no tool reads.
  public static let rootUnknownKey = RuleID("root-unknown-key", .warning)
  /// A version of the format that is not known.
  public static let versionUnknown = RuleID("version-unknown", .warning)
  /// A control character in a text.
  public static let controlCharacter = RuleID("control-char", .warning)
}
