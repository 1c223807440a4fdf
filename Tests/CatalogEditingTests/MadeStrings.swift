import StringCatalog
import TestMaterial

@testable import CatalogEditing

/// A .strings file that is made in a layout, so that what edits make of it is known byte for byte.
struct MadeStrings: Equatable {
  struct Style: Equatable {
    var name: String
    var newline = "\n"
    var indentation = ""
    /// What stands between two entries; nil for lines with a blank one between.
    var gap: String?
    var comment = (open: "/* ", close: " */")
    var commentGap: String?
    var quote: Unicode.Scalar = "\""
    var separator = " = "
    var head = ""
    var end: String?
    var isSorted = true

    static func == (one: Style, other: Style) -> Bool { one.name == other.name }

    static let all: [Style] = [
      Style(name: "genstrings"),
      Style(name: "dense", gap: "\n", separator: "=", end: ""),
      Style(name: "header", head: "/*\n  Main.strings\n*/\n\n", isSorted: false),
      Style(name: "CRLF", newline: "\r\n", comment: ("// ", "")),
      Style(name: "tabs", indentation: "\t", quote: "'", head: "\n", isSorted: false),
      Style(
        name: "one line", newline: "", gap: " ", commentGap: " ", separator: " = ", end: ""),
      Style(name: "minified", newline: "", gap: "", commentGap: " ", separator: "=", end: ""),
      Style(name: "braces", indentation: "    ", head: "{\n", end: "\n}\n"),
      Style(
        name: "line comments", gap: "\n", comment: ("// ", ""), head: "// head\n//\n\n",
        end: "\n\n// end"),
    ]
  }

  struct Entry: Equatable {
    var key: String
    var text: String
    var comment: String?
  }

  var style: Style
  var entries: [Entry]

  /// The file.
  var text: String {
    let gap = (style.gap ?? style.newline + style.newline) + style.indentation
    let lines = entries.map { entry in
      let comment = entry.comment.map {
        style.comment.open + $0 + style.comment.close
          + (style.commentGap ?? style.newline + style.indentation)
      }
      return (comment ?? "") + token(entry.key) + style.separator + token(entry.text) + ";"
    }
    return style.head + style.indentation + lines.joined(separator: gap)
      + (style.end ?? style.newline)
  }

  private func token(_ text: String) -> String {
    var token = "\(style.quote)"
    for scalar in text.unicodeScalars {
      switch scalar {
      case style.quote, "\\": token += "\\\(scalar)"
      case "\n": token += "\\n"
      case "\t": token += "\\t"
      case "\u{1}": token += "\\U0001"
      default: token.unicodeScalars.append(scalar)
      }
    }
    return token + "\(style.quote)"
  }

  /// Adds an entry as a writer does: in its place among sorted ones, or else at the end.
  mutating func insert(_ entry: Entry) {
    let place =
      style.isSorted
      ? entries.firstIndex { JSONStyle.isBefore(entry.key, $0.key) } : nil
    entries.insert(entry, at: place ?? entries.count)
  }

  /// A random edit, of which the model gets the result.
  mutating func edit(_ generator: inout SeededGenerator, locale: String) -> [CatalogEdit] {
    let texts = [
      "new", "", "\"quoted\" \\", "line\nline", "日本語 😀", "tab\t\u{1}", "a/b", "e\u{301}", "it's",
    ]
    let text = texts.randomElement(using: &generator) ?? ""
    let part = CatalogEdit.Part.text(locale: locale, path: LeafPath())
    let place = Int.random(in: 0..<entries.count, using: &generator)
    let entry = entries[place]
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<4:
      entries[place].text = text
      return [CatalogEdit(key: entry.key, part, from: entry.text, to: text)]
    case 4:
      let new =
        Bool.random(using: &generator)
        ? nil
        : ["Title of the window", "a // b", "日本", "x = \"y\";"].randomElement(using: &generator)
      entries[place].comment = new
      return [CatalogEdit(key: entry.key, .comment, from: entry.comment, to: new)]
    case 5 where entries.count > 3:
      entries.remove(at: place)
      return [
        Bool.random(using: &generator)
          ? CatalogEdit(key: entry.key, .entry, from: nil, to: nil)
          : CatalogEdit(key: entry.key, part, from: entry.text, to: nil)
      ]
    default:
      let key = "key \(Int.random(in: 0...9999, using: &generator)) \(text)"
      guard !entries.contains(where: { $0.key == key }) else { return [] }
      let comment = Bool.random(using: &generator) ? "About it" : nil
      insert(Entry(key: key, text: text, comment: comment))
      return [CatalogEdit(key: key, part, from: nil, to: text)]
        + (comment == nil ? [] : [CatalogEdit(key: key, .comment, from: nil, to: comment)])
    }
  }

  /// A file of some entries, of which one at least has a comment.
  static func random(_ style: Style, _ generator: inout SeededGenerator) -> MadeStrings {
    var made = MadeStrings(style: style, entries: [])
    for number in 0..<Int.random(in: 4...9, using: &generator) {
      let key = "\(["Key", "key", "ß", "%@ of"].randomElement(using: &generator) ?? "") \(number)"
      let hasComment = number == 1 || Bool.random(using: &generator)
      made.insert(
        Entry(key: key, text: "Text \(number)", comment: hasComment ? "About \(number)" : nil))
    }
    if !style.isSorted {
      made.entries.shuffle(using: &generator)
      // Whether keys are sorted is seen in the file.
      let keys = made.entries.map(\.key)
      if zip(keys, keys.dropFirst()).allSatisfy(JSONStyle.isBefore) { made.entries.reverse() }
    }
    return made
  }
}
