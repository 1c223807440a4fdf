internal import LocalizedText
internal import StringCatalog

/// What the placeholders of a table receive in one environment, each written once.
struct ArgumentWords {
  /// An argument, the placeholder that it went into, and what came out.
  private struct Known {
    var argument: Argument
    /// The placeholder without its position; its first byte is the percent sign.
    var source: [UInt8]
    /// Nil where a row must be made to know.
    var words: [UInt8]?

    /// Whether the placeholder is the one that stands in a text.
    func holds(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
      guard source.count == range.count + 1 else { return false }
      for (place, index) in range.enumerated() where source[place + 1] != text[index] {
        return false
      }
      return true
    }
  }

  private let maker: RowMaker
  private var known: [Known] = []

  private static let limit = 64

  init(maker: RowMaker) { self.maker = maker }

  /// Writes a format with its placeholders filled; false where that takes more than to put words
  /// in the place of each.
  mutating func fill(
    _ text: Span<UInt8>, with arguments: [Argument], into filled: inout [UInt8]
  ) -> Bool {
    // Without arguments it may be no format at all.
    guard !arguments.isEmpty else { return false }
    filled.removeAll(keepingCapacity: true)
    var counted = 0
    var index = 0
    while let percent = text.firstPercent(from: index) {
      filled.append(text, index..<percent)
      index = percent
      if index + 1 < text.count, text[index + 1] == UInt8(ascii: "%") {
        filled.append(UInt8(ascii: "%"))
        index += 2
        continue
      }
      let placeholder = PlaceholderBytes(at: index, in: text)
      guard placeholder.isSimple else { return false }
      if placeholder.position == nil { counted += 1 }
      let number = placeholder.position ?? counted
      guard arguments.indices.contains(number - 1),
        append(arguments[number - 1], as: placeholder, in: text, to: &filled)
      else { return false }
      index = placeholder.end
    }
    filled.append(text, index..<text.count)
    return true
  }

  private mutating func append(
    _ argument: Argument, as placeholder: PlaceholderBytes, in text: Span<UInt8>,
    to filled: inout [UInt8]
  ) -> Bool {
    let range = placeholder.specifier
    // By its number, for a copy of what is known would be counted as one more owner of each part.
    for number in known.indices
    where known[number].holds(text, range) && known[number].argument == argument {
      guard let words = known[number].words else { return false }
      filled.append(contentsOf: words)
      return true
    }
    if known.count == Self.limit { known.removeAll(keepingCapacity: true) }
    let source = [UInt8(ascii: "%")] + range.map { text[$0] }
    let words = maker.words(of: argument, in: String(decoding: source, as: UTF8.self))
    known.append(Known(argument: argument, source: source, words: words.map { Array($0.utf8) }))
    guard let words else { return false }
    filled.append(contentsOf: words.utf8)
    return true
  }
}

/// Where a placeholder stands in a text, as far as one can tell by its letters.
private struct PlaceholderBytes {
  /// The number before a `$`.
  private(set) var position: Int?
  /// What says how the argument is written: everything behind the percent sign or the `$`.
  private(set) var specifier: Range<Int>
  /// Whether it ends with a letter that placeholders end with.
  private(set) var isSimple = false

  var end: Int { specifier.upperBound }

  init(at start: Int, in text: Span<UInt8>) {
    var index = start + 1
    var number = 0
    while index < text.count, 0x30...0x39 ~= text[index], number < 1_000 {
      number = number * 10 + Int(text[index] - 0x30)
      index += 1
    }
    if index < text.count, text[index] == UInt8(ascii: "$"), index > start + 1 {
      position = number
      index += 1
    } else {
      index = start + 1
    }
    specifier = index..<index
    while index < text.count {
      let letter = Unicode.Scalar(text[index])
      index += 1
      switch letter {
      case "0"..."9", ".", "h", "l", "q", "z", "t", "j": continue
      case "@", "d", "i", "u", "f", "x", "X", "o", "e", "g", "s", "c":
        specifier = specifier.lowerBound..<index
        isSimple = true
        return
      default: return
      }
    }
  }
}

extension Span<UInt8> {
  /// Where the next percent sign stands.
  fileprivate func firstPercent(from start: Int) -> Int? {
    var index = start
    while index < count {
      if self[index] == UInt8(ascii: "%") { return index }
      index += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Adds the bytes of a range at once.
  fileprivate mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    unsafe bytes.extracting(range).withUnsafeBufferPointer {
      unsafe append(contentsOf: $0)
    }
  }
}
