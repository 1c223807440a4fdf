/// A symbol that an arc of a transducer reads or writes, as a number in the file's alphabet.
struct Symbol: Hashable, Sendable {
  let rawValue: UInt16

  static let nothing = Symbol(rawValue: 0)
  /// Apertium's mark before words that may merge with their neighbors: "~la" may become "l'".
  static let mergeMark = Symbol(rawValue: 1)
  /// A symbol that occurs on no arc.
  static let absent = Symbol(rawValue: .max)
}

/// The symbols of a transducer: the empty symbol, the merge mark, the tags, and the file's Unicode
/// scalars, in this order.
///
/// Small numbers keep arcs small, and allow eight of them to be compared at once.
struct Alphabet: Sendable {
  /// The maximum number of tags in a file; no dictionary has a thousand.
  static let tagLimit = 1 << 15
  /// The number of the first tag.
  private static let firstTag = 2
  /// The limit of scalars stored in a table instead of a dictionary, after the Latin letters.
  private static let tableLimit: UInt32 = 0x250

  /// The names of the tags.
  let tags: [String]
  private let symbols: [String: Symbol]
  private var scalars: [Unicode.Scalar] = []
  private var table = Array(repeating: Symbol.absent, count: Int(tableLimit))
  private var others: [Unicode.Scalar: Symbol] = [:]

  init(tags: [String] = []) {
    self.tags = tags
    let numbered = tags.indices.map { Symbol(rawValue: UInt16(Self.firstTag + $0)) }
    symbols = Dictionary(zip(tags, numbered), uniquingKeysWith: { first, _ in first })
    table[Int(("~" as Unicode.Scalar).value)] = .mergeMark
  }

  /// Adds a scalar and returns its symbol, or nil if there are too many.
  mutating func add(_ scalar: Unicode.Scalar) -> Symbol? {
    let known = symbol(scalar)
    guard known == .absent else { return known }
    let number = firstScalar + scalars.count
    guard number < Int(Symbol.absent.rawValue) else { return nil }
    let symbol = Symbol(rawValue: UInt16(number))
    scalars.append(scalar)
    if scalar.value < Self.tableLimit {
      table[Int(scalar.value)] = symbol
    } else {
      others[scalar] = symbol
    }
    return symbol
  }

  private var firstScalar: Int { Self.firstTag + tags.count }

  // MARK: Symbols

  /// Returns the symbol of a scalar, or `absent` if the file does not have it.
  func symbol(_ scalar: Unicode.Scalar) -> Symbol {
    scalar.value < Self.tableLimit ? table[Int(scalar.value)] : others[scalar] ?? .absent
  }

  /// Returns the symbol of a tag by its index in the file.
  func symbol(ofTagAt index: Int) -> Symbol {
    Symbol(rawValue: UInt16(truncatingIfNeeded: Self.firstTag + index))
  }

  /// Returns the symbols of tags, or nil if the file lacks one of them.
  func symbols(ofTags names: String...) -> [Symbol]? {
    let found = names.compactMap { symbols[$0] }
    return found.count == names.count ? found : nil
  }

  /// Returns the symbols of a word, or nil if the file lacks one of them.
  func symbols(of word: String) -> [Symbol]? {
    var result: [Symbol] = []
    result.reserveCapacity(word.utf8.count)
    for scalar in word.unicodeScalars {
      let symbol = symbol(scalar)
      guard symbol != .absent else { return nil }
      result.append(symbol)
    }
    return result
  }

  /// Returns the symbols of a string with tags between `<` and `>`, or nil if the file lacks one of
  /// them.
  func symbols(ofTagged text: String) -> [Symbol]? {
    var result: [Symbol] = []
    result.reserveCapacity(text.utf8.count)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "<", let end = rest.firstIndex(of: ">") {
        guard let tag = symbols[String(rest[..<end])] else { return nil }
        result.append(tag)
        rest = rest[end...].dropFirst()
      } else {
        let symbol = symbol(scalar)
        guard symbol != .absent else { return nil }
        result.append(symbol)
      }
    }
    return result
  }

  // MARK: Texts

  /// The tag with the highest number.
  var lastTag: Symbol { Symbol(rawValue: UInt16(truncatingIfNeeded: firstScalar - 1)) }

  /// Returns the index of a tag in the file, or nil if the symbol is not a tag.
  func tagIndex(_ symbol: Symbol) -> Int? {
    let number = Int(symbol.rawValue)
    return number >= Self.firstTag && number < firstScalar ? number - Self.firstTag : nil
  }

  /// Returns the scalar of a symbol, or nil if it is a tag or empty.
  func scalar(_ symbol: Symbol) -> Unicode.Scalar? {
    let index = Int(symbol.rawValue) - firstScalar
    if index >= 0 { return index < scalars.count ? scalars[index] : nil }
    return symbol == .mergeMark ? "~" : nil
  }

  /// Returns symbols as a string, with tags between `<` and `>`.
  func text(_ symbols: [Symbol]) -> String {
    var text = ""
    for symbol in symbols {
      if let scalar = scalar(symbol) {
        text.unicodeScalars.append(scalar)
      } else if let tag = tagIndex(symbol) {
        text += "<\(tags[tag])>"
      }
    }
    return text
  }
}
