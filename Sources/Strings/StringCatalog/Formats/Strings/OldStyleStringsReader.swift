public import SourceText

/// A parser for .strings files in the old-style syntax.
///
/// Foundation rejects the whole file if one semicolon is missing, and silently drops everything
/// after a stray character. This parser reports the error and continues with the next entry.
struct OldStyleStringsReader {
  private var table: LegacyTableBuilder
  private var scanner: OldStyleScanner
  private var isBraced = false
  /// Whether the last comment stands where a semicolon is missing, and so belongs to the next key.
  private var hasCommentOfNext = false
  /// Whether a stray character was found.
  ///
  /// Foundation stops there and sees no later errors.
  private var isCut = false
  /// The number of bytes reread to find entries inside unterminated strings.
  private var reread = 0
  /// The position up to which the next string was searched for, cached because a file may have a
  /// stray character on every line.
  private var stringAhead = -1

  init(table: LegacyTableBuilder, start: Int, log: DiagnosticLog) {
    self.table = table
    scanner = OldStyleScanner(index: start, log: log)
  }

  /// Parses the whole file.
  consuming func read() -> CatalogFile {
    let buffer = table.source.bytes
    buffer.withBytes(0..<buffer.count) { readFile($0) }
    return table.file(.strings, log: scanner.log)
  }

  private mutating func readFile(_ bytes: Span<UInt8>) {
    scanner.skipBlanks(in: bytes)
    if isBlankLine(afterCommentIn: bytes) { scanner.comment = .none }
    isBraced = scanner.skip("{", in: bytes)
    while true {
      scanner.skipBlanks(in: bytes)
      if scanner.index == bytes.count {
        guard isBraced else { return }
        return report(at: scanner.index, rejectsFile: true, "missing closing brace")
      }
      if isBraced, scanner.skip("}", in: bytes) { return readEnd(in: bytes) }
      let mark = scanner.log.mark
      hasCommentOfNext = false
      do throws(OldStyleFault) {
        try readEntry(in: bytes)
        if !hasCommentOfNext { scanner.comment = .none }
      } catch {
        scanner.log.rollBack(to: mark)
        report(
          at: error.offset, skipsBytes: true, rejectsFile: !error.isStray || hasNoEntry,
          error.message)
        if error.isStray { isCut = true }
        scanner.comment = .none
        recover(from: error, in: bytes)
      }
    }
  }

  /// Reports anything after the closing brace of a file that is a single dictionary.
  private mutating func readEnd(in bytes: Span<UInt8>) {
    scanner.skipBlanks(in: bytes)
    guard scanner.index < bytes.count else { return }
    report(
      at: scanner.index, skipsBytes: true, rejectsFile: true,
      "unexpected text after the closing brace; ignoring the rest")
  }

  // MARK: Entries

  private mutating func readEntry(in bytes: Span<UInt8>) throws(OldStyleFault) {
    let start = scanner.index
    let comment = comment(in: bytes)
    guard let key = try scanner.string(in: bytes) else { return try skipStray(in: bytes) }
    scanner.skipBlanks(in: bytes)
    let colon = scanner.index
    var value = PropertyListNode(range: key, value: .string)
    if scanner.skip("=", in: bytes) || scanner.skip(":", in: bytes) {
      if bytes[colon] == UInt8(ascii: ":") {
        report(
          at: colon, key: key, rejectsFile: true, "':' instead of '='; Foundation rejects the file")
      }
      scanner.skipBlanks(in: bytes)
      if scanner.skip(";", in: bytes) {
        return report(
          at: scanner.index - 1, key: key, rejectsFile: true, "missing value for this key")
      }
      value = try scanner.value(in: bytes)
    } else if scanner.next(in: bytes) != UInt8(ascii: ";") {
      throw fault(after: key, from: start, in: bytes, "missing '=' after this key")
    }
    try readSemicolon(after: value.range, of: key, in: bytes)
    add(value, key: key, comment: comment)
  }

  private mutating func readSemicolon(
    after value: TextRange, of key: TextRange, in bytes: Span<UInt8>
  ) throws(OldStyleFault) {
    scanner.comment = .none
    scanner.skipBlanks(in: bytes)
    if scanner.skip(";", in: bytes) { return }
    let next = scanner.next(in: bytes)
    guard next == nil || isBraced && next == UInt8(ascii: "}") || scanner.isAtKey(in: bytes) else {
      let hint =
        "unexpected text after the closing quotation mark; write \\\" for one inside a string"
      let isQuoted = bytes[value.end - 1] == UInt8(ascii: "\"")
      throw isQuoted
        ? fault(after: value, from: value.end - 1, in: bytes, hint)
        : scanner.unexpected("missing ';' before", in: bytes)
    }
    scanner.log.report(
      .stringsMissingSemicolon, at: value.end, key: key, rejectsFile: !isCut,
      "missing semicolon after this entry; Foundation rejects the file")
    hasCommentOfNext = true
  }

  private mutating func add(_ value: PropertyListNode, key: TextRange, comment: TextRange) {
    guard case .string = value.value else {
      return report(
        at: Int(value.range.offset), key: key,
        "the value of this key is \(value.kindName), not a string; ignored")
    }
    table.open(key: key, comment: comment, at: value.range.offset)
    table.addLeaf(value.range)
    table.close(reportingTo: &scanner.log)
  }

  /// Whether a blank line follows the comment.
  ///
  /// If so, the first comment is a file header with the name and copyright, not a comment on the
  /// first key.
  private func isBlankLine(afterCommentIn bytes: Span<UInt8>) -> Bool {
    let blanks = scanner.comment.end..<max(scanner.comment.end, scanner.index)
    let ends = blanks.count { index in
      bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r")
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
    }
    return ends >= 2
  }

  /// Returns the comment before the next key; none if it is Xcode's placeholder.
  private func comment(in bytes: Span<UInt8>) -> TextRange {
    guard !scanner.comment.isNone else { return .none }
    let range = Int(scanner.comment.offset)..<scanner.comment.end
    let text = OldStyleText.decode(bytes.extracting(range))
    return text == "No comment provided by engineer." ? .none : scanner.comment
  }

  // MARK: Faults

  private mutating func report(
    at offset: Int, key: TextRange = .none, skipsBytes: Bool = false, rejectsFile: Bool = false,
    _ message: String
  ) {
    scanner.log.report(
      .stringsSyntax, at: offset, key: key, skipsBytes: skipsBytes,
      rejectsFile: rejectsFile && !isCut, message)
  }

  /// Whether Foundation found no entry before a stray character and therefore rejects the file.
  private var hasNoEntry: Bool { table.builder.records.entries.isEmpty }

  /// Skips characters that start no entry, and reports each run of them.
  private mutating func skipStray(in bytes: Span<UInt8>) throws(OldStyleFault) {
    if skipEnd(in: bytes) { return }
    let start = scanner.index
    while scanner.skip("=", in: bytes) || scanner.skip(";", in: bytes) {}
    if scanner.index > start {
      let signs = bytes.extracting(start..<min(scanner.index, start + 10)).utf8String
      report(
        at: start, skipsBytes: true, rejectsFile: hasNoEntry,
        "unexpected '\(signs)'; Foundation drops everything after it")
      isCut = true
    } else if scanner.skip("#", in: bytes) {
      scanner.skipLine(in: bytes)
      report(
        at: start, skipsBytes: true, rejectsFile: hasNoEntry,
        "'#' does not start a comment; Foundation drops everything after it")
      isCut = true
    } else {
      var fault = scanner.unexpected(
        "expected a key, found", in: bytes, "; Foundation drops everything after it")
      fault.isStray = true
      throw fault
    }
  }

  /// Skips the rest of the file if it contains no entry, which means that Foundation has read them
  /// all.
  ///
  /// Byte order marks are skipped silently: editors leave them behind, and they are invisible.
  private mutating func skipEnd(in bytes: Span<UInt8>) -> Bool {
    guard scanner.index > stringAhead else { return false }
    var stray: Int?
    var end = scanner.index
    while end < bytes.count {
      let byte = bytes[end]
      if bytes.holds("\u{FEFF}", at: end) {
        end += 3
      } else if OldStyleScanner.startsString(byte) {
        stringAhead = end
        return false
      } else {
        if byte > 0x20 { stray = stray ?? end }
        end += 1
      }
    }
    if let stray {
      let name = bytes.scalar(at: stray).nameInMessages
      scanner.log.report(.stringsStray, at: stray, "\(name) after the last entry")
    }
    scanner.index = end
    return true
  }

  /// Returns the fault after a token.
  ///
  /// A token that spans several lines probably lacks its closing quotation mark; parsing then
  /// resumes inside it, at the next entry.
  private func fault(
    after token: TextRange, from offset: Int, in bytes: Span<UInt8>, _ message: String
  ) -> OldStyleFault {
    let range = Int(token.offset)..<token.end
    let isBroken = range.contains { OldStyleScanner.endsLine(in: bytes, at: $0) }
    return isBroken
      ? OldStyleFault(
        offset: range.lowerBound,
        message: "missing closing quotation mark, or one inside the string is not "
          + "written \\\"",
        resume: range.lowerBound)
      : OldStyleFault(offset: offset, message: message, resume: scanner.index)
  }

  /// Continues at the next line that starts with a key and an equals sign.
  ///
  /// The number of bytes read twice is limited to keep the time linear.
  private mutating func recover(from fault: OldStyleFault, in bytes: Span<UInt8>) {
    let distance = scanner.index - fault.resume
    if distance > 0, reread + distance <= bytes.count {
      reread += distance
      scanner.index = fault.resume
    }
    repeat {
      scanner.skipLine(in: bytes)
      scanner.skipBlanks(in: bytes)
    } while scanner.index < bytes.count && !scanner.isAtKey(in: bytes)
  }
}

extension OldStyleScanner {
  /// Whether a key and an equals sign follow on this line.
  func isAtKey(in bytes: Span<UInt8>) -> Bool {
    var place = index
    guard let first = next(in: bytes) else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      place += 1
      while place < bytes.count, bytes[place] != first, !Self.endsLine(in: bytes, at: place) {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard place < bytes.count, bytes[place] == first else { return false }
      place += 1
    } else {
      while place < bytes.count, Self.isUnquoted(bytes[place]) { place += 1 }
      guard place > index else { return false }
    }
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: "=")
  }
}

extension RuleID {
  /// An entry of a .strings file without a semicolon after it.
  public static let stringsMissingSemicolon = RuleID("strings-missing-semicolon", .error)
}
