internal import SourceText

/// Parses a format string byte by byte, so that a combining mark after a placeholder does not hide
/// it.
struct FormatStringParser {
  private var index = 0
  private(set) var tokens: [FormatToken] = []
  /// The start of the text before the next placeholder.
  private var textStart = 0
  /// Whether this text contains `%%`.
  private var hasPairs = false
  private var placeholderCount = 0

  mutating func parse(_ bytes: Span<UInt8>) {
    while let start = bytes.nextIndex(of: UInt8(ascii: "%"), from: index) {
      index = start + 1
      if take("%", in: bytes) {
        hasPairs = true
      } else if placeholderCount == FormatString.mostPlaceholders {
        flushText(to: start)
        tokens.append(FormatToken(kind: .invalid(.tooMany), range: start..<bytes.count))
        return
      } else if let kind = kind(in: bytes) ?? incomplete(from: start, in: bytes) {
        // Reserve for two placeholders, the text between them, and text at each end.
        if tokens.isEmpty { tokens.reserveCapacity(5) }
        flushText(to: start)
        tokens.append(FormatToken(kind: kind, range: start..<index))
        placeholderCount += 1
        textStart = index
      } else {
        index = start + 1
      }
    }
    flushText(to: bytes.count)
  }

  private mutating func flushText(to end: Int) {
    guard textStart < end else { return }
    tokens.append(FormatToken(kind: .text(hasPairs: hasPairs), range: textStart..<end))
    hasPairs = false
  }

  /// Parses the part after a percent sign, or returns nil if it is text.
  private mutating func kind(in bytes: Span<UInt8>) -> FormatToken.Kind? {
    let position = position(in: bytes)
    if let name = substitutionName(in: bytes) {
      if let reason = Self.reason(against: position) { return .invalid(reason) }
      return .substitution(name: name, position: position)
    }
    if position == nil, takesOwnArgument(in: bytes) { return .ownArgument }
    skipLabel(in: bytes)
    guard let specifier = specifier(in: bytes) else { return nil }
    if let reason = Self.reason(against: position) ?? specifier.reasonAgainst {
      return .invalid(reason)
    }
    return .placeholder(position: position, specifier)
  }

  /// Parses a percent sign without a conversion, or returns nil if non-ASCII digits follow.
  ///
  /// Apps drop the sign. They also drop any flags, digits and lengths after it together with the
  /// next character, and show only the first of these. Non-ASCII digits are probably meant as a
  /// position, so the text stays whole for the author to notice the mistake.
  private mutating func incomplete(from start: Int, in bytes: Span<UInt8>) -> FormatToken.Kind? {
    index = start + 1
    guard index < bytes.count else { return .invalid(.incomplete) }
    guard !startsWithForeignDigit(bytes) else { return nil }
    let first = index
    while index < bytes.count, Self.mayPrecedeConversion(bytes[index], after: bytes[index - 1]) {
      index += 1
    }
    guard index > first, index < bytes.count else { return .invalid(.incomplete) }
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return .invalid(.incomplete)
  }

  /// Returns whether the next character is a decimal digit outside ASCII.
  private func startsWithForeignDigit(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[index] >= 0x80 else { return false }
    let next = (index..<min(index + 4, bytes.count)).map { bytes[$0] }
    return String(decoding: next, as: UTF8.self).unicodeScalars.first?.properties.numericType
      == .decimal
  }

  /// Returns whether a byte can occur between a percent sign and the conversion.
  private static func mayPrecedeConversion(_ byte: UInt8, after previous: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case " ", "-", "+", "#", ".", "*", "0"..."9", "h", "l", "q", "L", "z", "t", "j": true
    case "$": (0x30...0x39).contains(previous)
    default: false
    }
  }

  private static func reason(against position: Int?) -> PlaceholderFault? {
    guard let position else { return nil }
    if position == 0 { return .positionZero }
    return position > 127 ? .positionOutOfRange : nil
  }

  /// Parses `2$`, or returns nil and consumes nothing.
  private mutating func position(in bytes: Span<UInt8>) -> Int? {
    let start = index
    if let number = number(in: bytes), take("$", in: bytes) { return number }
    index = start
    return nil
  }

  /// Parses ASCII digits.
  ///
  /// A number too large to be useful becomes 1,000,000.
  private mutating func number(in bytes: Span<UInt8>) -> Int? {
    let start = index
    var number = 0
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      number = min(number * 10 + Int(bytes[index] - 0x30), 1_000_000)
      index += 1
    }
    return index > start ? number : nil
  }

  /// Parses the name in `#@name@`, or returns nil and consumes nothing.
  ///
  /// A width before it is ignored: some apps have `%1#@name@` instead of `%1$#@name@`.
  private mutating func substitutionName(in bytes: Span<UInt8>) -> Range<Int>? {
    let sign = index
    _ = number(in: bytes)
    guard take("#", in: bytes), take("@", in: bytes) else {
      index = sign
      return nil
    }
    let start = index
    var end = start
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "%"),
      bytes[end] != UInt8(ascii: "@")
    {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "@"), end > start else {
      index = sign
      return nil
    }
    index = end + 1
    return start..<end
  }

  /// Skips the label in `%(name)@` or `%1$(name)@`, which Xcode 26 uses to name the argument of a
  /// symbol.
  ///
  /// A label has no spaces: "100%(about one in two)" is prose.
  private mutating func skipLabel(in bytes: Span<UInt8>) {
    let start = index
    guard take("(", in: bytes) else { return }
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "%"),
      bytes[index] != UInt8(ascii: "(")
    {
      index += 1
      if bytes[index - 1] == UInt8(ascii: ")") { return }
    }
    index = start
  }

  /// Parses `arg`, or returns false and consumes nothing.
  private mutating func takesOwnArgument(in bytes: Span<UInt8>) -> Bool {
    let start = index
    if take("a", in: bytes), take("r", in: bytes), take("g", in: bytes) { return true }
    index = start
    return false
  }

  private mutating func specifier(in bytes: Span<UInt8>) -> FormatSpecifier? {
    var specifier = FormatSpecifier.natural
    while index < bytes.count, let flag = FormatSpecifier.Flags(bytes[index]) {
      specifier.flags.insert(flag)
      index += 1
    }
    specifier.width = amount(in: bytes)
    if take(".", in: bytes) { specifier.precision = amount(in: bytes) ?? .fixed(0) }
    specifier.length = length(in: bytes)
    guard index < bytes.count, Self.isConversion(bytes[index]) else { return nil }
    specifier.conversion = Unicode.Scalar(bytes[index])
    // The apostrophe flag is only for decimal digits. Before any other conversion, an apostrophe is
    // text.
    guard !specifier.flags.contains(.grouped) || "diufFgG".utf8.contains(bytes[index]) else {
      return nil
    }
    // This starts a substitution whose name is not terminated.
    guard !specifier.flags.contains(.alternate) || bytes[index] != UInt8(ascii: "@") else {
      return nil
    }
    index += 1
    return specifier
  }

  private mutating func amount(in bytes: Span<UInt8>) -> FormatSpecifier.Amount? {
    if take("*", in: bytes) { return .argument(position: position(in: bytes)) }
    return number(in: bytes).map { .fixed(min($0, FormatSpecifier.largestAmount)) }
  }

  private mutating func length(in bytes: Span<UInt8>) -> FormatSpecifier.Length? {
    if take("h", in: bytes) { return take("h", in: bytes) ? .char : .short }
    if take("l", in: bytes) { return take("l", in: bytes) ? .longLong : .long }
    guard index < bytes.count else { return nil }
    let length: FormatSpecifier.Length
    switch Unicode.Scalar(bytes[index]) {
    case "q": length = .quad
    case "L": length = .longDouble
    case "z": length = .size
    case "t": length = .difference
    case "j": length = .maximum
    default: return nil
    }
    index += 1
    return length
  }

  private mutating func take(_ scalar: Unicode.Scalar, in bytes: Span<UInt8>) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private static func isConversion(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "@", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G", "a", "A",
      "c", "C", "s", "S", "P", "p", "n":
      true
    default: false
    }
  }
}

extension FormatSpecifier {
  /// The reason why no argument can fill the placeholder, or nil if one can.
  fileprivate var reasonAgainst: PlaceholderFault? {
    switch conversion {
    case "p", "n", "P": .unsafe
    default: nil
    }
  }
}
