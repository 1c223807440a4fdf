extension MarkdownParser {
  /// The delimiters of each kind that may still begin something, and where a search for one ends.
  private struct Openers {
    /// Indices of delimiters, by kind.
    private var stacks: InlineArray<3, [Int]> = .init(repeating: [])
    /// Before these nothing was found, by all that a search depends on: the kind, the length modulo
    /// three, and whether what closes could also open.
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

    /// The nearest delimiter that goes with this one.
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

    /// Forgets the delimiters from one on.
    mutating func drop(from index: Int) {
      for kind in stacks.indices {
        while let last = stacks[kind].last, last >= index { stacks[kind].removeLast() }
      }
    }
  }

  /// Makes marks of the delimiters from one on, and forgets them.
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

  /// Finds what a delimiter ends, from the inside to the outside.
  private mutating func close(_ index: Int, _ openers: inout Openers) {
    while !delimiters[index].rest.isEmpty, let start = openers.find(for: index, in: delimiters) {
      let opener = delimiters[start].rest
      let closer = delimiters[index].rest
      let used: Int
      let trait: FragmentStyle.Traits
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
