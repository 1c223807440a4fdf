/// A run of `*`, `_` or `~` that may begin or end something.
struct MarkdownDelimiter {
  let byte: UInt8
  /// The part of it that nothing has used yet.
  var rest: Range<Int>
  /// How long it was before anything used it.
  let length: Int
  let canOpen: Bool
  let canClose: Bool

  /// Whether this one may end what the other one begins.
  ///
  /// If one of them could do both, lengths that add up to a multiple of three do not go together,
  /// so that `*a**b*` is not taken for two.
  func canClose(_ opener: MarkdownDelimiter) -> Bool {
    !(canOpen || opener.canClose) || length % 3 == 0 || (length + opener.length) % 3 != 0
  }
}

extension MarkdownParser {
  /// What is beside a delimiter, as far as it matters.
  private enum Neighbour {
    case blank
    case punctuation
    case other

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        self = byte.isBlank && byte != 0x0B ? .blank : byte.isPunctuation ? .punctuation : .other
        return
      }
      switch scalar.properties.generalCategory {
      case .spaceSeparator: self = .blank
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        self = .punctuation
      default: self = .other
      }
    }
  }

  mutating func readDelimiters(_ byte: UInt8) {
    let start = cursor.position
    let length = cursor.skip { $0 == byte }
    let isTilde = byte == UInt8(ascii: "~")
    guard !isTilde || length <= 2 else { return }
    let before = neighbour(before: start, seesTildes: isTilde)
    let after = neighbour(from: cursor.position, seesTildes: isTilde)
    // Of the left flank is what has letters behind it, of the right flank what has them before it.
    let isLeft = after != .blank && (after != .punctuation || before != .other)
    let isRight = before != .blank && (before != .punctuation || after != .other)
    let isUnderscore = byte == UInt8(ascii: "_")
    let canOpen = isLeft && (!isUnderscore || !isRight || before == .punctuation)
    let canClose = isRight && (!isUnderscore || !isLeft || after == .punctuation)
    guard canOpen || canClose else { return }
    delimiters.append(
      MarkdownDelimiter(
        byte: byte, rest: start..<cursor.position, length: length, canOpen: canOpen,
        canClose: canClose))
  }

  /// What is before a place; asterisks do not see tildes, so that `a**~~b~~**` is strong.
  private func neighbour(before end: Int, seesTildes: Bool) -> Neighbour {
    var start = end - 1
    while start >= 0, isHidden(start, seesTildes) || cursor.source[start] & 0xC0 == 0x80 {
      start -= 1
    }
    return start < 0 ? .blank : neighbour(at: start)
  }

  private func neighbour(from start: Int, seesTildes: Bool) -> Neighbour {
    var start = start
    while start < cursor.source.count, isHidden(start, seesTildes) { start += 1 }
    return start == cursor.source.count ? .blank : neighbour(at: start)
  }

  private func isHidden(_ place: Int, _ seesTildes: Bool) -> Bool {
    !seesTildes && cursor.source[place] == UInt8(ascii: "~")
  }

  private func neighbour(at start: Int) -> Neighbour {
    var place = MarkdownCursor(source: cursor.source, position: start)
    return place.takeScalar().map(Neighbour.init) ?? .blank
  }
}
