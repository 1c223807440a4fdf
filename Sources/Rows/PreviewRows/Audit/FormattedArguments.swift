internal import LocalizedText
internal import MessageSyntax
internal import SourceText

/// Fills the placeholders of a table's strings in one environment, and caches each formatted
/// argument.
///
/// Most placeholders of a table receive the same few invented values, so an audit formats each of
/// them once instead of once per row. The benchmark of `coverage --widths` shows the gain.
struct FormattedArguments {
  /// An argument, its placeholder, and the formatted result.
  private struct Known {
    var argument: Argument
    /// The placeholder without its position; the first byte is the percent sign.
    var source: [UInt8]
    /// The type that the placeholder expects.
    var type: ArgumentType?
    /// The formatted argument, or nil if only a row can format it.
    var result: [UInt8]?

    /// Returns whether a placeholder, without its percent sign and position, is this one.
    func hasSource(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
      guard source.count == range.count + 1 else { return false }
      for (offset, index) in range.enumerated() where source[offset + 1] != text[index] {
        return false
      }
      return true
    }
  }

  private let maker: RowMaker
  private var known: [Known] = []

  private static let limit = 64

  init(maker: RowMaker) { self.maker = maker }

  /// Appends a string with its placeholders filled.
  ///
  /// Returns false if filling takes more than replacing each placeholder with a string.
  mutating func fill(
    _ text: Span<UInt8>, with arguments: PassedArguments, into filled: inout [UInt8]
  ) -> Bool {
    // Entries without arguments are not formats, so `%%` stays unchanged.
    guard !arguments.values.isEmpty else { return false }
    filled.removeAll(keepingCapacity: true)
    var lastArgument = 0
    var index = 0
    while let percent = text.nextIndex(of: UInt8(ascii: "%"), from: index) {
      filled.append(text, index..<percent)
      index = percent
      if index + 1 < text.count, text[index + 1] == UInt8(ascii: "%") {
        filled.append(UInt8(ascii: "%"))
        index += 2
        continue
      }
      let placeholder = PlaceholderBytes(at: index, in: text)
      guard placeholder.isSimple else { return false }
      if placeholder.position == nil { lastArgument += 1 }
      let number = placeholder.position ?? lastArgument
      guard arguments.values.indices.contains(number - 1),
        append(
          arguments.values[number - 1],
          passedAs: arguments.types.indices.contains(number - 1)
            ? arguments.types[number - 1] : nil,
          as: placeholder, in: text, to: &filled)
      else { return false }
      index = placeholder.end
    }
    filled.append(text, index..<text.count)
    return true
  }

  private mutating func append(
    _ argument: Argument, passedAs type: ArgumentType?, as placeholder: PlaceholderBytes,
    in text: Span<UInt8>, to filled: inout [UInt8]
  ) -> Bool {
    let range = placeholder.specifier
    // Access elements by index: copying an element would retain each of its parts.
    for index in known.indices
    where known[index].hasSource(text, range) && known[index].argument == argument {
      return append(known[index], passedAs: type, to: &filled)
    }
    if known.count == Self.limit { known.removeAll(keepingCapacity: true) }
    let source = [UInt8(ascii: "%")] + range.map { text[$0] }
    let format = FormatString(String(decoding: source, as: UTF8.self))
    let new = Known(
      argument: argument, source: source,
      type: format.placeholders.first?.specifier.argumentType,
      result: maker.text(of: argument, in: format).map { Array($0.utf8) })
    known.append(new)
    return append(new, passedAs: type, to: &filled)
  }

  /// Appends a formatted argument, or returns false if only a row can show it.
  ///
  /// A placeholder that expects a different type than the app passes is left unfilled.
  private func append(
    _ known: Known, passedAs type: ArgumentType?, to filled: inout [UInt8]
  ) -> Bool {
    guard let result = known.result, let read = known.type, type?.isMisread(as: read) != true
    else { return false }
    filled.append(contentsOf: result)
    return true
  }
}

extension RowMaker {
  /// Returns a formatted argument, or nil if the result is more than a string or the placeholder
  /// cannot be filled.
  fileprivate func text(of argument: Argument, in format: FormatString) -> String? {
    if case .text = argument { return nil }
    guard format.placeholders.count == 1, format.pieces.count == 1 else { return nil }
    return resolver.resolve(format, arguments: [argument]).text
  }
}

/// A placeholder in UTF-8, parsed only as far as necessary.
private struct PlaceholderBytes {
  /// The position before a `$`.
  private(set) var position: Int?
  /// The bytes after the percent sign or the `$`, which specify the format.
  private(set) var specifier: Range<Int>
  /// Whether the specifier ends with a known conversion.
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

extension [UInt8] {
  /// Appends a range of bytes in one copy.
  fileprivate mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    unsafe bytes.extracting(range).withUnsafeBufferPointer {
      unsafe append(contentsOf: $0)
    }
  }
}
