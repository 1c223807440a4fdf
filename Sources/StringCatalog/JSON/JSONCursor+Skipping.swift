internal import SourceText

extension JSONCursor {
  /// How deep brackets may stand in each other before a reader stops comparing them.
  static let depthLimit = 512

  /// Passes over one value of any kind, without recursion; returns its range.
  ///
  /// - Returns: the range, and the place at which it went deeper than `depthLimit`, if it did.
  mutating func skipValue() throws(Fault) -> (range: TextRange, tooDeep: Int?) {
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
            closers.isEmpty ? "a value is missing here" : "this bracket does not close the last one"
          )
        }
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard !closers.isEmpty else { throw fault("a value is missing here") }
        position += 1
      default:
        try skipLiteral()
      }
    } while !closers.isEmpty
    return (TextRange(start, position), tooDeep)
  }

  /// Passes over a number, `true`, `false` or `null`.
  private mutating func skipLiteral() throws(Fault) {
    let start = position
    while true {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        position += 1
        guard position <= end else { throw .ranOut }
      default:
        guard position > start else { throw fault("a value is missing here") }
        // Where the bytes end, the literal may not: `12` may be the start of `123`.
        guard !isAtEnd else { throw .ranOut }
        return
      }
    }
  }
}
