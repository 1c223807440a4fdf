/// Reads a format string byte by byte, so that no combining mark behind a placeholder hides it.
struct FormatStringParser {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var pieces: [FormatString.Piece] = []
  private(set) var ranges: [Range<Int>] = []
  /// Where the text before the next placeholder begins.
  private var textStart = 0
  /// Where the second percent signs of pairs stand in it, which are left out.
  private var pairs: [Int] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() {
    pieces.reserveCapacity(8)
    ranges.reserveCapacity(8)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      if take("%") {
        pairs.append(start + 1)
      } else if let piece = piece(from: start) {
        flushText(to: start)
        pieces.append(piece)
        ranges.append(start..<index)
        textStart = index
      } else {
        index = start + 1
      }
    }
    flushText(to: bytes.count)
  }

  private mutating func flushText(to end: Int) {
    guard textStart < end else { return }
    var words = ""
    var start = textStart
    for pair in pairs {
      words += String(decoding: bytes[start..<pair], as: UTF8.self)
      start = pair + 1
    }
    pairs.removeAll(keepingCapacity: true)
    let rest = String(decoding: bytes[start..<end], as: UTF8.self)
    pieces.append(.text(words.isEmpty ? rest : words + rest))
    ranges.append(textStart..<end)
  }

  private func source(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The piece behind a percent sign, or nil if it is text.
  private mutating func piece(from start: Int) -> FormatString.Piece? {
    let position = position()
    if let name = substitutionName() {
      let source = source(from: start)
      if let reason = Self.reason(against: position) {
        return .invalid(source: source, reason: reason)
      }
      return .substitution(name: name, position: position, source: source)
    }
    if position == nil, follows("arg") {
      index += 3
      return .ownArgument
    }
    guard let specifier = specifier() else { return nil }
    let source = source(from: start)
    if let reason = Self.reason(against: position) ?? specifier.reasonAgainst {
      return .invalid(source: source, reason: reason)
    }
    return .placeholder(Placeholder(source: source, position: position, specifier: specifier))
  }

  private static func reason(against position: Int?) -> Fragment.Reason? {
    guard let position else { return nil }
    if position == 0 { return .positionZero }
    return position > 127 ? .positionOutOfRange : nil
  }

  /// `2$`, or nil and nothing is taken.
  private mutating func position() -> Int? {
    let start = index
    if let number = number(), take("$") { return number }
    index = start
    return nil
  }

  /// ASCII digits; a number too large for any use stays large.
  private mutating func number() -> Int? {
    let start = index
    var number = 0
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      number = min(number * 10 + Int(bytes[index] - 0x30), 1_000_000)
      index += 1
    }
    return index > start ? number : nil
  }

  /// The name in `#@name@`, or nil and nothing is taken.
  private mutating func substitutionName() -> String? {
    guard follows("#@") else { return nil }
    let rest = bytes[(index + 2)...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") || $0 < 0x20 }
    guard let end, bytes[end] == UInt8(ascii: "@"), end > rest.startIndex else { return nil }
    index = end + 1
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private mutating func specifier() -> FormatSpecifier? {
    var specifier = FormatSpecifier.natural
    while index < bytes.count, let flag = FormatSpecifier.Flags(bytes[index]) {
      specifier.flags.insert(flag)
      index += 1
    }
    specifier.width = amount()
    if take(".") { specifier.precision = amount() ?? .fixed(0) }
    specifier.length = length()
    guard index < bytes.count, Self.conversions.contains(bytes[index]) else { return nil }
    specifier.conversion = Unicode.Scalar(bytes[index])
    // An apostrophe groups decimal digits; before any other letter it is one in prose.
    guard !specifier.flags.contains(.grouped) || "diufFgG".utf8.contains(bytes[index]) else {
      return nil
    }
    // The beginning of a substitution whose name does not end.
    guard !specifier.flags.contains(.alternate) || bytes[index] != UInt8(ascii: "@") else {
      return nil
    }
    index += 1
    return specifier
  }

  private mutating func amount() -> FormatSpecifier.Amount? {
    if take("*") { return .argument(position: position()) }
    return number().map { .fixed(min($0, FormatSpecifier.largestAmount)) }
  }

  private mutating func length() -> FormatSpecifier.Length? {
    if take("h") { return take("h") ? .char : .short }
    if take("l") { return take("l") ? .longLong : .long }
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

  private func follows(_ word: StaticString) -> Bool {
    guard bytes.count - index >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { unsafe $0.elementsEqual(bytes[index..<index + $0.count]) }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private static let conversions = Array("@dDiuUxXoOfFeEgGaAcCsSPpn".utf8)
}

extension FormatSpecifier {
  /// Why no argument may fill such a placeholder.
  fileprivate var reasonAgainst: Fragment.Reason? {
    ["p", "n", "P"].contains(conversion) ? .unsafe : nil
  }
}
