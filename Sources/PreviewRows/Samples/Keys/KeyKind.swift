internal import LocalizedText
internal import MessageSyntax
internal import SourceText

/// What the spelling of a key tells about its use.
///
/// ```swift
/// KeyKind("Delete %lld files?")     // text
/// KeyKind("USB")                    // word
/// KeyKind("trip.title %lld")        // name
/// ```
package enum KeyKind: Sendable {
  /// A source string: apps show the key where the source language has no string for it.
  case text
  /// One word that may be a source string or a name: `cancel`, `USB`, `On/Off`.
  case word
  /// A name for developers: `trip.title`, `TRACKS`, `deviceNameSaved`, `[Group/title]`.
  case name

  /// Judges a key by its words outside of placeholders.
  package init(_ key: String) {
    if key.isBracketedPath || key.isEditorKey {
      self = .name
      return
    }
    let words = key.words
    guard words.count == 1 else {
      self = .text
      return
    }
    let kind = Self(word: words[0])
    // A word beside a placeholder is a text: "by %@".
    self = kind == .word && key.contains("%") ? .text : kind
  }

  private init(word: Substring) {
    let core = word.withoutPunctuation
    if String(word).isIdentifier || String(core).isIdentifier || core.count(of: "/:") > 1 {
      self = .name
    } else if core.utf8.contains(where: { !$0.isInWord }) {
      // Names have ASCII letters alone; "Größe" and "設定" are texts.
      self = core.utf8.contains { $0 >= 0x80 } ? .text : .word
    } else if core.hasHump || core.hasInnerDigit {
      self = .name
    } else if core.utf8.allSatisfy({ !$0.isLowercase }) {
      self = core.utf8.count(where: \.isUppercase) > 3 ? .name : .word
    } else {
      // "Cancel" is a text; "PDFs" may be one, and "HTGZys" is an ID.
      let capitals = core.utf8.prefix(while: \.isUppercase).count
      self = capitals == 1 ? .text : .word
    }
  }
}

extension String {
  /// Whether a key is a name for the developers, such as `trip.title` or `trip_title`, and not a text.
  ///
  /// `Loading...`, `Done.` and `Wi-Fi` are texts: points stand between the parts of a name, and a word
  /// with one hyphen or with capital letters around it is as likely a word.
  package var isIdentifier: Bool {
    var hasSeparator = false
    var hyphens = 0
    var hasCapital = false
    var isInPart = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "-"):
        guard isInPart else { return false }
        isInPart = false
        if byte == UInt8(ascii: ".") { hasSeparator = true } else { hyphens += 1 }
      case UInt8(ascii: "_"):
        hasSeparator = true
        isInPart = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        hasCapital = true
        isInPart = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        isInPart = true
      default: return false
      }
    }
    return isInPart && (hasSeparator || hyphens > 1 && !hasCapital)
  }

  /// Whether an editor of Xcode made the key, which has the text itself in its file: Interface Builder
  /// (`A8P-vn-DEJ.title`, `212.headerCell.title`) or that of intents (`dH8vD7`).
  ///
  /// No format string fills in such a text.
  package var isEditorKey: Bool {
    if utf8.count == 6, self[...].hasHump || self[...].hasInnerDigit {
      return utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
    guard let point = utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let id = utf8[..<point].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let property = utf8[point...].dropFirst()
    guard property.first?.isLowercase == true else { return false }
    if id.count == 1 {
      return id[0].allSatisfy(\.isDigit) && !id[0].isEmpty
        && Self.interfaceProperties.contains { property.elementsEqual($0.utf8) }
    }
    return id.map(\.count) == [3, 2, 3] && id.joined().allSatisfy { $0.isLetter || $0.isDigit }
  }

  /// The properties whose keys begin with a number, as old versions of Interface Builder wrote them.
  private static let interfaceProperties = [
    "headerCell.title", "ibExternalAccessibilityDescription", "label", "normalTitle",
    "paletteLabel",
    "placeholder", "placeholderString", "prompt", "text", "title", "toolTip",
  ]

  /// Whether the key is a path in brackets: `[Group/Settings/title]`.
  fileprivate var isBracketedPath: Bool { hasPrefix("[") && hasSuffix("]") && holds("/") }

  /// The parts between white space that have letters or digits, without placeholders.
  fileprivate var words: [Substring] {
    var text = self
    if holds("%") {
      text = FormatString(self).pieces.map { piece in
        if case .text(let words) = piece { words } else { " " }
      }.joined()
    }
    return text.split(whereSeparator: \.isWhitespace)
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
  }
}

extension Substring {
  /// The word without punctuation before and after it.
  fileprivate var withoutPunctuation: Substring {
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    guard let first = firstIndex(where: isPart), let last = lastIndex(where: isPart) else {
      return self
    }
    return self[first...last]
  }

  /// How often the word has one of some characters.
  fileprivate func count(of characters: String) -> Int {
    count { characters.contains($0) }
  }

  /// Whether a capital letter follows a small one: `deviceName`.
  fileprivate var hasHump: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// Whether a digit stands between letters: `dH8vD7`, but not `MP3`.
  fileprivate var hasInnerDigit: Bool {
    let inner = utf8.drop { !$0.isLetter }
    return inner.drop { !$0.isDigit }.contains(where: \.isLetter)
  }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var isLetter: Bool { isLowercase || isUppercase }
  /// Whether the byte may stand inside of a word.
  fileprivate var isInWord: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "'")
  }
}
