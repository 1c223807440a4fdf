import Foundation
import StringCatalog

/// A .strings file that a test makes up, and changes as two people would.
struct MadeStringsFile {
  struct Entry: Equatable {
    var text: String
    var comment: String?
  }

  var keys: [String] = []
  var entries: [String: Entry] = [:]

  private static let texts = ["", "One", "Zwei \"3\"", "tre\n", "čtyři", "%d 5", "六", "a; b = c"]
  private static let comments = ["About it", "Title, \"quoted\"", "// x", "日本", nil, nil]
  private static let names = [
    "cancel", "Cancel", "cancel x", "Item 2", "Item 10", "%lld", "-%@", "“Quote”", "日本", "a/b",
  ]

  init(using random: inout some RandomNumberGenerator) {
    keys = Self.names.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    for key in keys { entries[key] = Self.entry(using: &random) }
  }

  private static func entry(using random: inout some RandomNumberGenerator) -> Entry {
    Entry(
      text: texts.randomElement(using: &random) ?? "",
      comment: comments.randomElement(using: &random) ?? nil)
  }

  /// The file after some edits.
  func edited(using random: inout some RandomNumberGenerator) -> MadeStringsFile {
    var copy = self
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let key = Self.names.randomElement(using: &random) ?? ""
      let new = Self.entry(using: &random)
      switch (copy.entries[key], Int.random(in: 0..<4, using: &random)) {
      case (nil, _):
        copy.keys.insert(key, at: Int.random(in: 0...copy.keys.count, using: &random))
        copy.entries[key] = new
      case (_?, 0):
        copy.entries[key] = nil
        copy.keys.removeAll { $0 == key }
      case (_?, 1): copy.entries[key]?.comment = new.comment
      default: copy.entries[key]?.text = new.text
      }
    }
    return copy
  }

  /// The bytes.
  var text: String {
    "/* Made.strings */\n\n"
      + keys.map { key in
        let entry = entries[key] ?? Entry(text: "")
        return (entry.comment.map { "/* \($0) */\n" } ?? "")
          + "\(Self.quoted(key)) = \(Self.quoted(entry.text));\n"
      }.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
        "\n", with: "\\n") + "\""
  }

  /// Reads a file of this layout: texts with Foundation, comments line by line.
  init(reading bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    var comment: String?
    let names = Dictionary(uniqueKeysWithValues: Self.names.map { (Self.quoted($0), $0) })
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("/* "), line.hasSuffix(" */") {
        comment = String(line.dropFirst(3).dropLast(3))
      } else if let end = line.range(of: " = ")?.lowerBound, let key = names[String(line[..<end])] {
        entries[key] = Entry(text: (list as? [String: String])?[key] ?? "", comment: comment)
        keys.append(key)
        comment = nil
      } else {
        comment = nil
      }
    }
  }

  /// What a merge of dictionaries makes of three files.
  static func merge(
    _ base: MadeStringsFile, _ ours: MadeStringsFile, _ theirs: MadeStringsFile
  ) -> (ours: [String: Entry], theirs: [String: Entry], conflicts: Int) {
    var result = (ours: [String: Entry](), theirs: [String: Entry](), conflicts: 0)
    for key in names {
      let (old, mine, other) = (base.entries[key], ours.entries[key], theirs.entries[key])
      guard let mine, let other else {
        guard let left = mine ?? other else { continue }
        if old == nil {
          (result.ours[key], result.theirs[key]) = (left, left)
        } else if old?.text != left.text {
          result.conflicts += 1
          (result.ours[key], result.theirs[key]) = (mine, other)
        }
        continue
      }
      var pair = (mine, other)
      if let text = settled(old?.text, mine.text, other.text, hasBase: old != nil) {
        (pair.0.text, pair.1.text) = (text, text)
      } else {
        result.conflicts += 1
      }
      if let comment = settled(old?.comment, mine.comment, other.comment, hasBase: old != nil) {
        (pair.0.comment, pair.1.comment) = (comment, comment)
      } else if old == nil, mine.comment == nil || other.comment == nil {
        let comment = mine.comment ?? other.comment
        (pair.0.comment, pair.1.comment) = (comment, comment)
      } else {
        result.conflicts += 1
      }
      (result.ours[key], result.theirs[key]) = pair
    }
    return result
  }

  private static func settled<Value: Equatable>(
    _ base: Value?, _ ours: Value, _ theirs: Value, hasBase: Bool
  ) -> Value? {
    if ours == theirs { return ours }
    guard hasBase, let base else { return nil }
    return base == ours ? theirs : base == theirs ? ours : nil
  }
}
