public import SourceText

/// A position in JSON text, with the operations that readers use to advance token by token.
///
/// All pointers of the JSON readers are here. The cursor looks ahead without bounds checks: after
/// the last byte, the buffer contains zeros, which are invalid in JSON. A caller that has run past the
/// end must not use what it has read there.
///
/// The type is public only so that it can be inlined into readers, like `TextRange`: a function
/// call per token would take a third of the time of indexing a catalog (`galley-index` in
/// Tests/Bench).
@safe @frozen public struct JSONCursor {
  /// The reason a step failed.
  public enum Fault: Error {
    /// The bytes end here.
    case ranOut
    /// The bytes are not valid JSON.
    case syntax(at: Int, String)
  }

  @usableFromInline let base: UnsafeRawPointer
  /// The offset of the next byte.
  public var position: Int
  /// The offset after the last byte.
  public let end: Int
  /// The merge conflicts so far; marker lines are treated as whitespace.
  public var conflicts: MergeConflicts

  /// Creates a cursor into a buffer, which must outlive it.
  @inlinable public init(_ buffer: ByteBuffer, at position: Int) {
    unsafe base = buffer.start
    self.position = position
    conflicts = MergeConflicts()
    end = buffer.count
  }

  /// The current byte; 0 at the end.
  @inlinable @inline(__always) public var byte: UInt8 { byte(at: position) }

  /// Returns the byte at an offset.
  @inlinable @inline(__always) public func byte(at index: Int) -> UInt8 {
    unsafe base.load(fromByteOffset: index, as: UInt8.self)
  }

  /// Returns eight bytes as a little-endian number.
  @inlinable @inline(__always) public func word(at index: Int) -> UInt64 {
    unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Whether the cursor is at the end of the bytes.
  @inlinable public var isAtEnd: Bool { position >= end }

  /// Returns the fault for an unexpected byte: the bytes ran out, or the byte is invalid.
  @inlinable public func fault(_ message: @autoclosure () -> String) -> Fault {
    isAtEnd ? .ranOut : .syntax(at: position, message())
  }

  /// Skips whitespace eight bytes at a time; a pretty-printed catalog is mostly whitespace.
  @inlinable @inline(__always) public mutating func skipBlanks() {
    guard byte <= 0x20 else { return }
    // Between a name and its value there is mostly one space, and no conflict begins there.
    if byte == 0x20, byte(at: position + 1) > 0x20 {
      position += 1
    } else {
      skipManyBlanks()
    }
  }

  /// Skips whitespace and conflict markers, even at the start of a file.
  @inlinable public mutating func skipManyBlanks() {
    while position < end {
      switch byte {
      case 0x20: skipSpaces()
      case 0x0A, 0x0D, 0x09:
        position += 1
        skipSpaces()
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "|"):
        guard skipConflict() else { return }
      default: return
      }
    }
  }

  /// Skips spaces, if there are any, eight at a time.
  @inlinable @inline(__always) mutating func skipSpaces() {
    var others: UInt64
    repeat {
      others = word(at: position) ^ 0x2020_2020_2020_2020
      position += others == 0 ? 8 : others.trailingZeroBitCount >> 3
    } while others == 0
  }

  @usableFromInline mutating func skipConflict() -> Bool {
    let start = unsafe base.assumingMemoryBound(to: UInt8.self)
    let bytes = unsafe UnsafeBufferPointer(start: start, count: end)
    guard let next = unsafe conflicts.end(at: position, in: bytes.span) else { return false }
    position = next
    return true
  }

  /// Consumes the next byte if it is the expected one; returns whether it was.
  @inlinable @inline(__always) public mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    position += 1
    return true
  }

  /// Whether the bytes in a range are equal to a string.
  @inlinable @inline(__always) public func holds(_ text: StaticString, in range: TextRange) -> Bool
  {
    let length = text.utf8CodeUnitCount
    guard Int(range.length) == length else { return false }
    return holds(text, at: Int(range.offset))
  }

  /// Whether the bytes at an index are equal to a string.
  @inlinable @inline(__always) public func holds(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    let expected = unsafe UnsafeRawPointer(text.utf8Start)
    var offset = 0
    while offset + 8 <= length {
      let word = unsafe expected.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard UInt64(littleEndian: word) == self.word(at: index + offset) else { return false }
      offset += 8
    }
    while offset < length {
      let byte = unsafe expected.load(fromByteOffset: offset, as: UInt8.self)
      guard byte == self.byte(at: index + offset) else { return false }
      offset += 1
    }
    return true
  }

  /// Whether two ranges have the same bytes.
  @inlinable @inline(__always) public func equal(_ left: TextRange, _ right: TextRange) -> Bool {
    left.length == right.length && equal(left, at: Int(right.offset))
  }

  /// Whether the bytes at an index are equal to those in a range.
  @inlinable @inline(__always) public func equal(_ range: TextRange, at index: Int) -> Bool {
    let start = Int(range.offset)
    let length = Int(range.length)
    var offset = 0
    while offset + 8 <= length {
      guard word(at: start + offset) == word(at: index + offset) else { return false }
      offset += 8
    }
    guard offset < length else { return true }
    let difference = word(at: start + offset) ^ word(at: index + offset)
    return difference << UInt64((offset + 8 - length) * 8) == 0
  }

  /// Returns the index of the first invalid UTF-8 in a string, if any.
  package func firstUTF8Fault(in range: TextRange) -> Int? {
    // Two bytes come before every string, its quotation mark and the byte before that, and padding
    // comes after the last string.
    let start = unsafe base + Int(range.offset)
    if range.offset >= 2, unsafe UTF8Scan.isSurelyWellFormed(at: start, count: Int(range.length)) {
      return nil
    }
    return unsafe UTF8Scan.firstFault(at: start, count: Int(range.length))
      .map { Int(range.offset) + $0 }
  }
}

/// The content of a string that requires further checks.
@frozen public struct StringTraits: OptionSet {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates traits from bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An escape sequence, or an unescaped control character.
  @inlinable public static var special: StringTraits { StringTraits(rawValue: 1) }
  /// A non-ASCII byte.
  @inlinable public static var high: StringTraits { StringTraits(rawValue: 2) }
  /// A missing closing quotation mark before the end of the line.
  @inlinable public static var unterminated: StringTraits { StringTraits(rawValue: 4) }
}

extension JSONCursor {
  @inlinable static var quote: UInt8 { UInt8(ascii: "\"") }
  @inlinable static var backslash: UInt8 { UInt8(ascii: "\\") }

  /// Reads a string starting at its opening quotation mark; the range excludes the quotation marks.
  @inlinable @inline(__always)
  public mutating func string() throws(Fault) -> (range: TextRange, traits: StringTraits) {
    guard byte == Self.quote else { throw fault("expected a string") }
    let start = position + 1
    var index = start
    var seen: UInt64 = 0
    var traits: StringTraits = []
    while true {
      let word = word(at: index)
      let stops = Self.stops(in: word)
      guard stops != 0 else {
        seen |= word
        index += 8
        guard index <= end else { throw .ranOut }
        continue
      }
      let step = stops.trailingZeroBitCount >> 3
      seen |= word & ~(~0 << UInt64(step * 8))
      index += step
      let stop = byte(at: index)
      if stop == Self.quote {
        position = index + 1
        break
      }
      traits.insert(.special)
      guard index < end else { throw .ranOut }
      if stop == Self.backslash {
        index += 2
      } else if stop == 0x0A || stop == 0x0D {
        let next = try indexAfterBlanks(at: index)
        if startsLine(at: next) {
          traits.insert(.unterminated)
          position = index
          break
        }
        // Continue after all blanks: otherwise each of many line ends would scan them again.
        index = next
      } else {
        index += 1
      }
    }
    guard index <= end, position <= end else { throw .ranOut }
    if seen & 0x8080_8080_8080_8080 != 0 { traits.insert(.high) }
    return (TextRange(start, index), traits)
  }

  /// Returns a mask of the bytes that end a run of plain characters: `"`, `\`, and control
  /// characters.
  ///
  /// Each of the three terms sets the top bit of matching bytes: quotation marks, backslashes, and
  /// bytes below 0x20. A carry may set bits above the first match, so only the lowest one is valid.
  @inlinable @inline(__always)
  static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let hits =
      (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
      | (word &- (ones &* 0x20)) & ~word
    return hits & (ones &* 0x80)
  }

  /// Returns the index of the first non-whitespace byte after a line break inside a string.
  @usableFromInline func indexAfterBlanks(at index: Int) throws(Fault) -> Int {
    var next = self
    next.position = index
    next.skipBlanks()
    guard !next.isAtEnd else { throw .ranOut }
    return next.position
  }

  /// Whether a line begins like JSON, with a string or a closing bracket.
  ///
  /// If so, a string that continues into this line is missing its closing quotation mark.
  @usableFromInline func startsLine(at index: Int) -> Bool {
    let byte = byte(at: index)
    return byte == Self.quote || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }
}

extension JSONCursor {
  /// The nesting depth up to which brackets are matched.
  package static let depthLimit = 512

  /// The extent of a value that was matched by brackets, but not parsed.
  package struct SkippedValue {
    /// The bytes of the value.
    package var range: TextRange
    /// The offset at which brackets exceed `depthLimit`, if any.
    package var tooDeep: Int?
  }

  /// Skips a value of any type, without recursion.
  package mutating func skipValue() throws(Fault) -> SkippedValue {
    let start = position
    var closers: [UInt8] = []
    var deeper = 0
    var tooDeep: Int?
    repeat {
      skipBlanks()
      switch byte {
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if closers.count < Self.depthLimit {
          closers.append(byte + 2)
        } else {
          if tooDeep == nil { tooDeep = position }
          deeper += 1
        }
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if deeper > 0 {
          deeper -= 1
        } else if closers.last == byte {
          closers.removeLast()
        } else {
          throw fault(closers.isEmpty ? "expected a value" : "mismatched bracket")
        }
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard !closers.isEmpty else { throw fault("expected a value") }
        position += 1
      default: try skipLiteral()
      }
    } while !closers.isEmpty
    return SkippedValue(range: TextRange(start, position), tooDeep: tooDeep)
  }

  /// Skips a number, `true`, `false`, or `null`.
  private mutating func skipLiteral() throws(Fault) {
    let start = position
    while true {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        position += 1
        guard position <= end else { throw .ranOut }
      default:
        guard position > start else { throw fault("expected a value") }
        // At the end of the bytes the literal may be incomplete: `12` of `123`.
        guard !isAtEnd else { throw .ranOut }
        return
      }
    }
  }
}
