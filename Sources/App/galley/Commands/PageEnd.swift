import CatalogCheck
import StringCatalog

/// The end of a page that `galley print` prints, and the command for the next one.
struct PageEnd {
  private let tables: [Table]

  /// Prepares for pages of tables.
  init(in tables: [Table]) { self.tables = tables }

  /// Whether the next page can begin after a key: `--after` finds it in one table, and a shell gets it as it
  /// is.
  func isAllowed(after key: String) -> Bool {
    guard key.utf8.count < 200,
      key.unicodeScalars.allSatisfy({ $0 == " " || !$0.properties.isWhitespace && !$0.isHidden })
    else { return false }
    return tables.count { $0.entry(forKey: key) != nil } == 1
  }

  /// The line with the command for the page after a key.
  func line(after key: String) -> String { TranslationTemplate.next(command(after: key)) }

  /// The command line of this page, for the page after a key.
  private func command(after key: String) -> String {
    var words = Array(CommandLine.arguments.dropFirst())
    if let dashes = words.firstIndex(of: "--") {
      words = Self.withoutStart(words[..<dashes]) + ["--after=\(key)"] + words[dashes...]
    } else {
      words = Self.withoutStart(words[...]) + ["--after=\(key)"]
    }
    return "galley " + words.map(\.shellWord).joined(separator: " ")
  }

  private static func withoutStart(_ words: ArraySlice<String>) -> [String] {
    var kept: [String] = []
    var skipsNext = false
    for word in words {
      if !skipsNext, word != "--after", !word.hasPrefix("--after=") { kept.append(word) }
      skipsNext = !skipsNext && word == "--after"
    }
    return kept
  }
}

/// Lines of JSON for as many strings as a page holds.
struct BoundedPage {
  let limit: Int
  let end: PageEnd
  /// The lines, and the number of bytes up to the last key that can begin the next page.
  private var lines = ""
  private var whole: (bytes: Int, key: String)?
  /// Whether a string did not fit.
  private(set) var isFull = false

  init(limit: Int, end: PageEnd) { (self.limit, self.end) = (limit, end) }

  /// Adds the lines of a string, of which the first one is on the page whatever its length is.
  mutating func add(_ text: String, of key: String) {
    let isAllowed = end.isAllowed(after: key)
    let count = lines.utf8.count + text.utf8.count
    guard lines.isEmpty || count + (isAllowed ? end.line(after: key).utf8.count : 0) <= limit else {
      isFull = true
      return
    }
    lines += text
    if isAllowed { whole = (count, key) }
  }

  /// The page with the command for the next one, if there is one.
  var text: String {
    guard isFull else { return lines }
    guard let whole else {
      return lines + TranslationTemplate.next("print the other strings with a larger --max-bytes")
    }
    return String(decoding: lines.utf8.prefix(whole.bytes), as: UTF8.self)
      + end.line(after: whole.key)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a reader does not see the character, or sees another.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}

extension String {
  /// The word as a shell reads it: in quotation marks if it needs any.
  fileprivate var shellWord: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || "-_./,=:+@".utf8.contains(byte)
      }
    return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
