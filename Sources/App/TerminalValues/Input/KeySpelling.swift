/// An error in a key script.
public struct KeySpellingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part that is not a key.
  public let text: String
  /// The column of its first character, from 1.
  public let column: Int

  /// The error message.
  public var description: String {
    text == "<"
      ? "'<' at column \(column) starts a key name; write <lt> for the key itself"
      : "unknown key '\(text)' at column \(column)"
  }
}

extension Key: CustomStringConvertible {
  private static let names: [(Key, String)] =
    [
      (.enter, "Enter"), (.escape, "Esc"), (.tab, "Tab"), (.backTab, "S-Tab"),
      (.backspace, "Backspace"), (.delete, "Delete"), (.insert, "Insert"), (.up, "Up"),
      (.down, "Down"), (.left, "Left"), (.right, "Right"), (.home, "Home"), (.end, "End"),
      (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.unknown, "Unknown"),
      (.character(" "), "Space"), (.character("<"), "lt"),
    ] + (1...63).map { (.function($0), "F\($0)") }

  private static let nameOfKey = Dictionary(uniqueKeysWithValues: names)

  private static let keyOfName = Dictionary(
    uniqueKeysWithValues: names.map { ($0.1.lowercased(), $0.0) })

  /// The spelling of the key: a visible character, or a name in angle brackets for any other key.
  ///
  ///     Key.character("j").description  // "j"
  ///     Key.control("d").description    // "<C-d>"
  public var description: String {
    if let name = Key.nameOfKey[self] { return "<\(name)>" }
    switch self {
    case .character(let scalar) where scalar.isVisible: return String(scalar)
    case .character(let scalar): return "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
    case .control(let scalar): return "<C-\(scalar)>"
    // A script ends a name at the first `>`.
    case .alt(let scalar) where scalar.isVisible && scalar != ">": return "<A-\(scalar)>"
    case .function(let number): return "<F\(number)>"
    default: return "<Unknown>"
    }
  }

  /// Parses the name between `<` and `>`, ignoring case except for a character typed with Alt.
  fileprivate init?(name typed: some StringProtocol) {
    let name = typed.lowercased()
    if let key = Key.keyOfName[name] {
      self = key
    } else if name.hasPrefix("c-"), let letter = name.dropFirst(2).unicodeScalars.first,
      name.unicodeScalars.count == 3, "abcdefghijklmnopqrstuvwxyz@[\\]^_".contains(String(letter))
    {
      self.init(typed: Unicode.Scalar(UInt8(letter.value) & 0x1F))
    } else if name.hasPrefix("a-"), typed.unicodeScalars.count == 3,
      let scalar = typed.unicodeScalars.last, scalar.isVisible
    {
      self = .alt(scalar)
    } else if name.hasPrefix("u+"), name.count <= 8, !name.dropFirst(2).hasPrefix("+"),
      let value = UInt32(name.dropFirst(2), radix: 16), let scalar = Unicode.Scalar(value)
    {
      self = .character(scalar)
    } else {
      return nil
    }
  }
}

extension Key {
  /// Parses a key script: each character is a key, and `<…>` is a named key.
  ///
  /// Newlines are skipped.
  ///
  ///     try Key.keys(in: "jj<Enter><C-d>")
  public static func keys(in script: String) throws(KeySpellingError) -> [Key] {
    try parse(script, typed: { $0 }, named: { Key(name: $0) })
  }

  /// Parses a script whose keys become values, and its names in angle brackets what `named` returns.
  fileprivate static func parse<Value>(
    _ script: String, typed: (Key) -> Value, named: (Substring) -> Value?
  ) throws(KeySpellingError) -> [Value] {
    var values: [Value] = []
    let scalars = script.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      var next = scalars.index(after: index)
      if scalar == "<" {
        let column = script[..<index].count + 1
        // Names are short, so an unclosed `<` does not search the rest of the script.
        guard let close = scalars[next...].prefix(12).firstIndex(of: ">"), close > next else {
          throw KeySpellingError(text: "<", column: column)
        }
        guard let value = named(script[next..<close]) else {
          throw KeySpellingError(text: String(script[index...close]), column: column)
        }
        values.append(value)
        next = scalars.index(after: close)
      } else if scalar != "\n" && scalar != "\r" {
        values.append(typed(Key(typed: scalar)))
      }
      index = next
    }
    return values
  }

  /// Returns a script that ``keys(in:)`` parses to the same keys.
  public static func script(_ keys: some Sequence<Key>) -> String {
    keys.map(\.description).joined()
  }
}

extension Event {
  /// Parses a script of keys, as ``Key/keys(in:)`` does, in which `<60x20>` resizes the screen.
  public static func events(in script: String) throws(KeySpellingError) -> [Event] {
    try Key.parse(
      script, typed: { .key($0) },
      named: { name in Size(name).map { .resize($0) } ?? Key(name: name).map { .key($0) } })
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is visible in a script.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }
}
