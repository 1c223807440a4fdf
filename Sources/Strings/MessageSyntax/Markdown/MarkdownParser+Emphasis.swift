/// A run of `*`, `_` or `~` that may start or end emphasis.
struct MarkdownDelimiter {
  let byte: UInt8
  /// The unused part of the run.
  var rest: Range<Int>
  /// The original length of the run.
  let length: Int
  let canOpen: Bool
  let canClose: Bool

  /// Returns whether this run can close the emphasis that `opener` starts.
  ///
  /// If either can both open and close, their lengths must not add up to a multiple of three. This
  /// CommonMark rule makes `*a**b*` a single emphasis.
  func canClose(_ opener: MarkdownDelimiter) -> Bool {
    !(canOpen || opener.canClose) || length % 3 == 0 || (length + opener.length) % 3 != 0
  }
}

extension MarkdownParser {
  /// The class of a character next to a run.
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
    // A left-flanking run has letters after it, a right-flanking run has them before it.
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

  /// Returns the class of the character before a position.
  ///
  /// Runs of asterisks ignore tildes, so that `a**~~b~~**` is strong.
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

extension MarkdownParser {
  /// The delimiters of each kind that can still open emphasis, and the limits for searching them.
  private struct Openers {
    /// The indices of the delimiters, by kind.
    private var stacks: InlineArray<3, [Int]> = .init(repeating: [])
    /// The index below which a search is known to fail, for each combination of kind, length modulo
    /// three, and whether the closing run could also open.
    private var bottoms: InlineArray<18, Int> = .init(repeating: 0)

    private static func kind(_ delimiter: MarkdownDelimiter) -> Int {
      switch Unicode.Scalar(delimiter.byte) {
      case "*": 0
      case "_": 1
      default: 2
      }
    }

    mutating func push(_ index: Int, _ delimiter: MarkdownDelimiter) {
      stacks[Self.kind(delimiter)].append(index)
    }

    /// Returns the closest delimiter that this one can close.
    mutating func find(for index: Int, in delimiters: [MarkdownDelimiter]) -> Int? {
      let closer = delimiters[index]
      let kind = Self.kind(closer)
      let search = kind * 6 + closer.length % 3 * 2 + (closer.canOpen ? 1 : 0)
      for opener in stacks[kind].reversed() {
        guard opener >= bottoms[search] else { break }
        if closer.canClose(delimiters[opener]) { return opener }
      }
      bottoms[search] = index
      return nil
    }

    /// Removes the delimiters from an index on.
    mutating func drop(from index: Int) {
      for kind in stacks.indices {
        while let last = stacks[kind].last, last >= index { stacks[kind].removeLast() }
      }
    }
  }

  /// Converts the delimiters from an index on to marks, and removes them.
  mutating func resolveDelimiters(from first: Int) {
    guard first < delimiters.count else { return }
    var openers = Openers()
    for index in first..<delimiters.count {
      if delimiters[index].canClose { close(index, &openers) }
      let delimiter = delimiters[index]
      if delimiter.canOpen, !delimiter.rest.isEmpty { openers.push(index, delimiter) }
    }
    delimiters.removeSubrange(first...)
  }

  /// Matches a closing run with opening runs, innermost first.
  private mutating func close(_ index: Int, _ openers: inout Openers) {
    while !delimiters[index].rest.isEmpty, let start = openers.find(for: index, in: delimiters) {
      let opener = delimiters[start].rest
      let closer = delimiters[index].rest
      let used: Int
      let trait: LetterTraits
      if delimiters[index].byte == UInt8(ascii: "~") {
        guard opener.count == closer.count else { return }
        (used, trait) = (closer.count, .strikethrough)
      } else {
        used = min(opener.count, closer.count, 2)
        trait = used == 2 ? .strong : .emphasis
      }
      let begin = opener.upperBound - used..<opener.upperBound
      let end = closer.lowerBound..<closer.lowerBound + used
      mark(begin, .begins(trait))
      mark(end, .ends(trait))
      delimiters[start].rest = opener.lowerBound..<begin.lowerBound
      delimiters[index].rest = end.upperBound..<closer.upperBound
      openers.drop(from: delimiters[start].rest.isEmpty ? start : start + 1)
    }
  }
}
