package import PointMetrics
internal import SourceText

extension SlotSpecification {
  /// Finds the slot in a comment, or returns nil if there is none.
  ///
  /// In addition to `[slot: 210pt body 1]`, a comment may contain Weblate flags or XLIFF attributes
  /// that limit the width:
  ///
  /// | written | meaning |
  /// |---|---|
  /// | `[slot: 210pt body 1]` | 210 points, one line of Body |
  /// | `max-size:200:2, font-size:17` | an image of 200 pixels, with a font of 17 pixels |
  /// | `maxwidth="200" size-unit="point"` | 200 points |
  /// | `maxwidth="200" size-unit="pixel"` | 200 pixels of the screen |
  ///
  /// Limits in characters are ignored here; the rule `length-limit` checks them.
  package static func found(in comment: String?) throws(SlotFault) -> SlotSpecification? {
    // Nearly all comments have none of these.
    guard let comment, comment.holds(byte: UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "="))
    else { return nil }
    let text = comment.prefix(longestComment)
    if let words = text.part(after: "[slot:", upTo: "]") {
      return try SlotWords.slot(of: words, from: .comment)
    }
    if let slot = try ofWeblate(in: text) { return slot }
    return try ofXLIFF(in: text)
  }

  /// The maximum number of characters of a comment to search.
  private static var longestComment: Int { 4_000 }

  /// Parses the flag `max-size:WIDTH:LINES`, with a font size in pixels of the same image.
  private static func ofWeblate(in comment: Substring) throws(SlotFault) -> SlotSpecification? {
    guard let flag = comment.flag("max-size:") else { return nil }
    let numbers = flag.split(separator: ":", omittingEmptySubsequences: false)
    guard let width = numbers.first.flatMap({ Double($0, unit: "") }), numbers.count <= 2 else {
      throw SlotFault("expected a width and a number of lines, as in max-size:200:2")
    }
    // A pixel of the image counts as a point.
    var slot = SlotSpecification(.points(try SlotWords.width(width)), from: .comment)
    if numbers.count == 2 {
      guard let lines = Int(numbers[1]) else {
        throw SlotFault("expected a number of lines, as in max-size:200:2")
      }
      slot.lines = try SlotWords.lines(lines)
    } else {
      slot.lines = 1
    }
    if let size = comment.flag("font-size:").flatMap({ Double($0, unit: "") }),
      PointStyle.sizes.contains(size)
    {
      slot.font = .size(size)
    }
    slot.weight = comment.flag("font-weight:").flatMap {
      PointStyle.Weight(rawValue: $0.lowercased())
    }
    return slot
  }

  /// Parses the XLIFF 1.2 attributes `maxwidth` and `size-unit`, whose default unit is the pixel.
  private static func ofXLIFF(in comment: Substring) throws(SlotFault) -> SlotSpecification? {
    guard let width = comment.attribute("maxwidth") else { return nil }
    let unit = comment.attribute("size-unit") ?? "pixel"
    guard unit == "pixel" || unit == "point" else { return nil }
    guard let number = Double(width, unit: "") else {
      throw SlotFault("expected a number, as in maxwidth=\"200\"")
    }
    let checked = try SlotWords.width(number)
    return SlotSpecification(unit == "pixel" ? .pixels(checked) : .points(checked), from: .comment)
  }
}

extension Substring {
  /// Returns the part between two delimiters.
  fileprivate func part(after start: String, upTo end: Character) -> Substring? {
    guard let found = firstRange(of: start) else { return nil }
    let rest = self[found.upperBound...]
    return rest.firstIndex(of: end).map { rest[..<$0] }
  }

  /// Returns the value of a flag, up to a comma, whitespace or the end.
  fileprivate func flag(_ name: String) -> Substring? {
    firstRange(of: name).map { found in
      self[found.upperBound...].prefix { $0 != "," && !$0.isWhitespace }
    }
  }

  /// Returns the value of a quoted attribute.
  fileprivate func attribute(_ name: String) -> Substring? {
    part(after: name + "=\"", upTo: "\"")
  }

  /// Returns the first occurrence of a string.
  private func firstRange(of text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    let bytes = Array(utf8)
    guard bytes.count >= wanted.count else { return nil }
    guard
      let start = (0...bytes.count - wanted.count).first(where: {
        bytes[$0...].starts(with: wanted)
      })
    else { return nil }
    let first = utf8.index(startIndex, offsetBy: start)
    return first..<utf8.index(first, offsetBy: wanted.count)
  }
}
