public import SourceText

/// A position in JSON text, with the steps that a reader takes from token to token.
///
/// All pointers of the JSON reader are here. The cursor looks ahead without checking for the end:
/// after the last byte of a file the buffer contains zeros, which JSON does not allow; while another
/// thread is still writing, at least `margin` bytes of the file follow. A step that went past the end
/// is discarded and repeated later.
///
/// All of it can be inlined into its readers, and is public for that alone, like `TextRange`: a call for
/// every token would cost a third of the time of indexing a catalog (`galley-index` in Tests/Bench).
@safe @frozen public struct JSONCursor {
  /// Why a step failed.
  public enum Fault: Error {
    /// The bytes end here; more may come.
    case ranOut
    /// JSON does not allow the bytes here.
    case syntax(at: Int, String)
  }

  @usableFromInline let base: UnsafeRawPointer
  /// The offset of the next byte.
  public var position: Int
  /// The offset at which the bytes end that may be read.
  public let end: Int
  /// The merge conflicts that were passed; their lines count as blanks.
  public var conflicts: MergeConflicts
  @usableFromInline let isWhole: Bool

  /// More bytes than a step reads after the end.
  @inlinable public static var margin: Int { 1 << 16 }

  /// A cursor into a buffer, which must outlive it.
  ///
  /// It ends `margin` bytes before the last that has arrived, or with the file if that is whole.
  @inlinable public init(
    _ buffer: ByteBuffer, at position: Int, margin: Int = 0, isWhole: Bool = true,
    conflicts: MergeConflicts = MergeConflicts()
  ) {
    unsafe base = buffer.start
    self.position = position
    self.isWhole = isWhole
    self.conflicts = conflicts
    end = max(0, isWhole ? buffer.count : buffer.count - margin)
  }

  /// The byte here; 0 at the end.
  @inlinable @inline(__always) public var byte: UInt8 { byte(at: position) }

  /// The byte at an offset.
  @inlinable @inline(__always) public func byte(at index: Int) -> UInt8 {
    unsafe base.load(fromByteOffset: index, as: UInt8.self)
  }

  /// Eight bytes as one number, the first in the lowest bits.
  @inlinable @inline(__always) public func word(at index: Int) -> UInt64 {
    unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Whether no byte is left that may be read.
  @inlinable public var isAtEnd: Bool { position >= end }

  /// The fault of an unexpected byte: either the text ends here, or the byte is wrong.
  @inlinable public func fault(_ message: @autoclosure () -> String) -> Fault {
    isAtEnd ? .ranOut : .syntax(at: position, message())
  }

  /// Skips blanks, eight at a time: most bytes of a pretty-printed catalog are blanks.
  @inlinable @inline(__always) public mutating func skipBlanks() {
    guard byte <= 0x20 else { return }
    skipManyBlanks()
  }

  /// The same for the start of a file, where no blank comes before a merge conflict.
  @inlinable public mutating func skipManyBlanks() {
    while position < end {
      switch byte {
      case 0x20:
        let others = word(at: position) ^ 0x2020_2020_2020_2020
        position += others == 0 ? 8 : others.trailingZeroBitCount >> 3
      case 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "|"):
        guard skipConflict() else { return }
      default: return
      }
    }
  }

  @usableFromInline mutating func skipConflict() -> Bool {
    let start = unsafe base.assumingMemoryBound(to: UInt8.self)
    let bytes = unsafe UnsafeBufferPointer(start: start, count: end)
    guard
      let next = unsafe conflicts.end(at: position, in: bytes.span, isWhole: isWhole)
    else { return false }
    position = next
    return true
  }

  /// Moves past the next byte if it is the expected one.
  @inlinable @inline(__always) public mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    position += 1
    return true
  }

  /// Whether the bytes of a range are those of a text.
  @inlinable @inline(__always) public func holds(_ text: StaticString, in range: TextRange) -> Bool
  {
    let length = text.utf8CodeUnitCount
    guard Int(range.length) == length else { return false }
    return holds(text, at: Int(range.offset))
  }

  /// Whether the bytes at an index are those of a text.
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

  /// Whether the bytes at an index are those of a range.
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

  /// The index of the first ill-formed UTF-8 in a string.
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

/// Contents of a string that have to be checked.
@frozen public struct StringTraits: OptionSet {
  /// The contents, as bits.
  public let rawValue: UInt8

  /// Contents by their bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An escape sequence, or an unescaped control character.
  @inlinable public static var special: StringTraits { StringTraits(rawValue: 1) }
  /// A byte beyond ASCII.
  @inlinable public static var high: StringTraits { StringTraits(rawValue: 2) }
  /// No closing quotation mark: the line ends first.
  @inlinable public static var unterminated: StringTraits { StringTraits(rawValue: 4) }
}

extension JSONCursor {
  @inlinable static var quote: UInt8 { UInt8(ascii: "\"") }
  @inlinable static var backslash: UInt8 { UInt8(ascii: "\\") }

  /// Reads a string from its opening quotation mark on; the range is that between the quotation marks.
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

  /// Marks the bytes that end a run of plain characters: `"`, `\` and control characters.
  ///
  /// The three terms set the top bit of each byte that is a quotation mark, that is a backslash,
  /// and that is below 0x20. A carry may set bits above the first hit, so only the lowest one
  /// counts.
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

  /// The index of the first byte after a line end inside a string that is not blank.
  @usableFromInline func indexAfterBlanks(at index: Int) throws(Fault) -> Int {
    var next = self
    next.position = index
    next.skipBlanks()
    guard !next.isAtEnd else { throw .ranOut }
    return next.position
  }

  /// Whether a line begins like JSON, with a string or a closing bracket.
  ///
  /// If it does, a string that reaches this line has no closing quotation mark.
  @usableFromInline func startsLine(at index: Int) -> Bool {
    let byte = byte(at: index)
    return byte == Self.quote || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }
}

extension JSONCursor {
  /// How deep brackets may be nested before the reader stops matching them.
  package static let depthLimit = 512

  /// A value that was skipped.
  package struct SkippedValue {
    /// Its bytes.
    package var range: TextRange
    /// The offset at which brackets are nested deeper than `depthLimit`; nil if they are not.
    package var tooDeep: Int?
  }

  /// Skips one value of any type, without recursion.
  package mutating func skipValue() throws(Fault) -> SkippedValue {
    let start = position
    var closers: [UInt8] = []
    var deeper = 0
    var tooDeep: Int?
    repeat {
      skipBlanks()
      switch byte {
      case UInt8(ascii: "\""):
        _ = try string()
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
          throw fault(
            closers.isEmpty
              ? "expected a value" : "mismatched bracket"
          )
        }
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard !closers.isEmpty else { throw fault("expected a value") }
        position += 1
      default:
        try skipLiteral()
      }
    } while !closers.isEmpty
    return SkippedValue(range: TextRange(start, position), tooDeep: tooDeep)
  }

  /// Skips a number, `true`, `false` or `null`.
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
