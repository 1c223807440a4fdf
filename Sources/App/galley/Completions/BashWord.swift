import SourceText

/// A word of a command line in bash, as far as the user has typed it: its text without quotation, and
/// the quotation that is still open at its end.
///
/// ```swift
/// BashWord(#"'It"#).completed(as: "It's $5")  // It'\''s $5
/// ```
struct BashWord: Equatable, Sendable {
  enum Quotation: Sendable {
    case none
    /// Between apostrophes: nothing has a meaning.
    case single
    /// Between quotation marks: `$`, `` ` ``, `\` and `!` have one.
    case double
    /// Between `$'` and `'`: a backslash begins an escape sequence.
    case escaped
  }

  /// The text that bash would pass to a program.
  private(set) var text = ""
  /// The quotation that is open at the end.
  private(set) var quotation = Quotation.none

  /// Reads a word.
  ///
  /// Variables and other expansions are kept as they are written: nothing is ever run.
  init(_ typed: String) { self.init(typed, atBlank: nil) }

  /// The texts of the words of a line; the last one is empty after a blank.
  static func texts(of line: String) -> [String] {
    var texts: [String] = []
    let last = BashWord(line) { texts.append($0) }
    return texts + [last.text]
  }

  /// Reads the last word of a line, and passes on the text of each word before a blank that is not
  /// quoted.
  private init(_ line: String, atBlank: ((String) -> Void)?) {
    var rest = line.unicodeScalars[...]
    var scalars = String.UnicodeScalarView()
    var hasBegun = false
    while let scalar = rest.popFirst() {
      if quotation == .none, scalar == " " || scalar == "\t", let atBlank {
        if hasBegun { atBlank(String(scalars)) }
        scalars.removeAll()
        hasBegun = false
        continue
      }
      hasBegun = true
      switch (quotation, scalar) {
      case (.none, "'"): quotation = .single
      case (.none, "\""): quotation = .double
      case (.none, "$") where rest.first == "'":
        rest.removeFirst()
        quotation = .escaped
      case (.single, "'"), (.escaped, "'"), (.double, "\""): quotation = .none
      case (.none, "\\"): if let next = rest.popFirst() { scalars.append(next) }
      case (.double, "\\"):
        if let next = rest.first, "$`\"\\".unicodeScalars.contains(next) {
          rest.removeFirst()
          scalars.append(next)
        } else {
          scalars.append(scalar)
        }
      case (.escaped, "\\"): scalars.append(Self.escape(&rest))
      default: scalars.append(scalar)
      }
    }
    text = String(scalars)
  }

  /// The scalar of an escape sequence after its backslash, for the sequences that galley writes.
  private static func escape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let digits = rest.prefix(4).prefix { $0.properties.isASCIIHexDigit }
      rest.removeFirst(digits.count)
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "u"
    case let other?: return other
    case nil: return "\\"
    }
  }

  /// The text that readline puts in place of the word, without a quotation mark at its beginning, so
  /// that bash passes a text to the program.
  ///
  /// Every character that means something to bash is quoted, in the way in which the word is, so
  /// that no part of the text is run, whatever the user types after it.
  func completed(as text: String) -> String {
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.isEscaped {
        let escape = "$'" + scalar.bashEscape + "'"
        switch quotation {
        case .none: word += escape
        case .single: word += "'" + escape + "'"
        case .double: word += "\"" + escape + "\""
        case .escaped: word += scalar.bashEscape
        }
        continue
      }
      switch (quotation, scalar) {
      case (.none, _): word += (scalar.isPlainInBash ? "" : "\\") + String(scalar)
      case (.single, "'"): word += #"'\''"#
      // History expansion happens even there, and a backslash would stay.
      case (.double, "!"): word += #""'!'""#
      case (.double, "$"), (.double, "`"), (.double, "\""), (.double, "\\"),
        (.escaped, "'"), (.escaped, "\\"):
        word += "\\" + String(scalar)
      default: word.unicodeScalars.append(scalar)
      }
    }
    return word
  }
}

extension Unicode.Scalar {
  /// Whether bash takes the scalar literally outside of quotation, wherever it is.
  fileprivate var isPlainInBash: Bool {
    switch self {
    // An equals sign means something only in a word before the command.
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ",", "+", "@", "%", "=": true
    default: value >= 0x80
    }
  }

  /// The scalar as an escape sequence between `$'` and `'`.
  fileprivate var bashEscape: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u" + value.hexadecimal(digits: 4)
    }
  }
}
