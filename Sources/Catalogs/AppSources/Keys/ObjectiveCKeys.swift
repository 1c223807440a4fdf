/// The keys in Objective-C code: the literals in calls of `NSLocalizedString` and its variants.
///
/// The arguments of these macros have to be literals, so no types are followed. A literal that is put
/// together of several is one key; a table or a key that is not a literal is left out.
struct ObjectiveCKeys {
  /// An argument of a macro.
  private enum Argument { case key, table, bundle, value, comment }

  private static let macros: [String: [Argument]] = {
    let variants: [(ending: String, arguments: [Argument])] = [
      ("", [.key, .comment]), ("FromTable", [.key, .table, .comment]),
      ("FromTableInBundle", [.key, .table, .bundle, .comment]),
      ("WithDefaultValue", [.key, .table, .bundle, .value, .comment]),
    ]
    let names = ["NSLocalizedString", "NSLocalizedAttributedString"].flatMap { name in
      variants.map { (name + $0.ending, $0.arguments) }
    }
    return Dictionary(uniqueKeysWithValues: names)
  }()

  private static let ownBundles: Set<String> = [
    "nil", "NULL", "[NSBundle mainBundle]", "NSBundle.mainBundle", "SWIFTPM_MODULE_BUNDLE",
  ]

  private let bytes: [UInt8]
  private var index = 0
  private(set) var literals: [LocalizedLiteral] = []

  /// Whether a file may contain such calls.
  static func areIn(_ path: String) -> Bool {
    [".m", ".mm", ".h"].contains(where: path.hasSuffix)
  }

  /// Reads a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: "\u{FEFF}".utf8) { index = 3 }
    while index < bytes.count {
      if skip() { continue }
      let start = index
      while index < bytes.count, bytes[index].isInName { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      guard let arguments = Self.macros[name] else { continue }
      let end = index
      readCall(arguments)
      // An argument may contain another call.
      index = end
    }
  }

  /// Skips a comment, or a literal outside of the calls.
  private mutating func skip() -> Bool {
    switch (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      index += 2
      while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
      index = min(index + 2, bytes.count)
    case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _):
      let mark = bytes[index]
      index += 1
      while index < bytes.count, bytes[index] != mark, bytes[index] != UInt8(ascii: "\n") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
    default: return false
    }
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] != UInt8(ascii: "/") || !skip() {
        return
      }
    }
  }

  // MARK: Calls

  private mutating func readCall(_ expected: [Argument]) {
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return }
    index += 1
    var found: [Argument: Range<Int>] = [:]
    for argument in expected {
      guard let range = readArgument() else { return }
      found[argument] = range
    }
    guard let range = found[.key], let key = literal(range), let table = text(found[.table]),
      let value = text(found[.value])
    else { return }
    let bundle = found[.bundle].map { String(decoding: bytes[$0], as: UTF8.self) } ?? "nil"
    literals.append(
      LocalizedLiteral(
        pattern: KeyPattern([.text(key)]), table: table ?? "Localizable",
        isInOwnBundle: Self.ownBundles.contains(bundle)
          || bundle.hasPrefix("[NSBundle bundleForClass:"),
        comment: text(found[.comment]) ?? nil, value: value.map { KeyPattern([.text($0)]) },
        offset: range.lowerBound))
  }

  /// Reads up to the comma or bracket after an argument; nil if there is none.
  private mutating func readArgument() -> Range<Int>? {
    skipBlanks()
    let start = index
    var end = start
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ")"):
        if depth == 0 {
          index += 1
          return start..<end
        }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      let isComment = byte == UInt8(ascii: "/")
      if !skip() { index += 1 }
      if byte > 0x20, !isComment { end = index }
    }
    return nil
  }

  /// Reads the literal that an argument is, if there is one.
  ///
  /// - Returns: the text, which is nil for `nil`; nil if the argument is something else.
  private func text(_ range: Range<Int>?) -> String?? {
    guard let range, !["nil", "NULL"].contains(String(decoding: bytes[range], as: UTF8.self)) else {
      return .some(nil)
    }
    return literal(range).map(Optional.some)
  }

  /// The text of literals one after another; nil if there is anything else.
  private func literal(_ range: Range<Int>) -> String? {
    var reader = self
    var text: [UInt8] = []
    var count = 0
    reader.index = range.lowerBound
    while true {
      reader.skipBlanks()
      guard reader.index < range.upperBound else { break }
      if bytes[reader.index] == UInt8(ascii: "@") { reader.index += 1 }
      guard reader.index < range.upperBound, bytes[reader.index] == UInt8(ascii: "\"") else {
        return nil
      }
      let start = reader.index + 1
      _ = reader.skip()
      guard bytes[reader.index - 1] == UInt8(ascii: "\""), reader.index > start else { return nil }
      text += bytes[start..<reader.index - 1].decodingEscapes
      count += 1
    }
    return count == 0 ? nil : String(decoding: text, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte belongs to a name in C.
  fileprivate var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// The content of a literal in C with its escape sequences replaced.
  fileprivate var decodingEscapes: [UInt8] {
    var result: [UInt8] = []
    var rest = self
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      func number(_ digits: Int, radix: Int) -> UInt32? {
        let text = String(decoding: rest.prefix(digits), as: UTF8.self)
          .prefix { $0.hexDigitValue.map { $0 < radix } ?? false }
        rest = rest.dropFirst(text.utf8.count)
        return UInt32(text, radix: radix)
      }
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let scalar = number(escape == UInt8(ascii: "u") ? 4 : 8, radix: 16).flatMap(
          Unicode.Scalar.init)
        result += Array(String(scalar ?? "\u{FFFD}").utf8)
      case UInt8(ascii: "x"): result.append(UInt8(truncatingIfNeeded: number(2, radix: 16) ?? 0))
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        rest = [escape] + rest
        result.append(UInt8(truncatingIfNeeded: number(3, radix: 8) ?? 0))
      case 0x0A: break
      default: result.append(escape)
      }
    }
    return result
  }
}
