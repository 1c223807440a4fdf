internal import TextLayout

extension String {
  /// The last component of the path, including a preceding `.lproj` folder.
  var lastNames: String {
    let names = split(separator: "/")
    guard let name = names.last else { return self }
    let folder = names.dropLast().last
    return folder?.hasSuffix(".lproj") == true ? "\(folder ?? "")/\(name)" : String(name)
  }

  /// Returns the text truncated in the middle to a width, because the ends of a key distinguish it
  /// from its neighbors.
  func shortenedInTheMiddle(to columns: Int, in appearance: Appearance) -> String {
    // Most keys take one column per byte, so very long ones need not be measured.
    let isShort = utf8.count <= 8 * columns
    if isShort, Line(self, in: appearance).columns <= columns { return self }
    let mark = appearance.glyphs.marks.ellipsis
    let room = columns - Line(mark, in: appearance).columns
    guard room > 0 else { return mark }
    if isShort, let count = asciiColumns {
      return "\(ascii(0..<(room + 1) / 2))\(mark)\(ascii(count - room / 2..<count))"
    }
    let start = prefix(count(thatFit: (room + 1) / 2, from: self, in: appearance))
    let end = suffix(count(thatFit: room / 2, from: reversed(), in: appearance))
    return "\(start)\(mark)\(end)"
  }

  /// Returns the text truncated in the middle, or at both ends to keep a UTF-8 `range` visible,
  /// such as a search match.
  ///
  /// Without a range, the part that differs from the neighbors is kept visible.
  func shortened(
    to columns: Int, showing range: Range<Int>?, apartFrom neighbours: [String] = [],
    in appearance: Appearance
  ) -> String {
    let short = shortenedInTheMiddle(to: columns, in: appearance)
    let mark = appearance.glyphs.marks.ellipsis
    guard short != self else { return short }
    guard let range, let start = index(atUTF8: range.lowerBound),
      let end = index(atUTF8: range.upperBound), start < end
    else { return shortened(to: columns, apartFrom: neighbours, mark) ?? short }
    let ends = short.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    let isSeen =
      range.upperBound <= (ends.first?.utf8.count ?? 0)
      || range.lowerBound >= utf8.count - (ends.last?.utf8.count ?? 0)
    let room = columns - 2 * Line(mark, in: appearance).columns
    guard !isSeen, room > 0 else { return short }
    let part = Line(String(self[start..<end].prefix(4 * columns)), in: appearance).columns
    let before = self[..<start].suffix(
      count(thatFit: max(0, room - part) / 2, from: self[..<start].reversed(), in: appearance))
    let used = Line(String(before), in: appearance).columns
    let rest = self[start...].prefix(
      count(thatFit: room - used, from: self[start...], in: appearance))
    return "\(mark)\(before)\(rest)\(mark)"
  }

  /// Returns the beginning of the text, an ellipsis, and the part that differs from its neighbors;
  /// nil if truncating in the middle shows that too.
  ///
  /// Supports only ASCII, as nearly all keys are; a key may be a gigabyte long.
  private func shortened(
    to columns: Int, apartFrom neighbours: [String], _ mark: String
  ) -> String? {
    guard utf8.count <= 8 * columns, asciiColumns != nil else { return nil }
    let shared =
      neighbours.lazy.map { other in
        zip(self.utf8, other.utf8).prefix { $0 == $1 }.count
      }.max() ?? 0
    let room = columns - mark.count
    let isSeen = shared < (room + 1) / 2 || shared >= utf8.count - room / 2
    guard !isSeen, room >= 6 else { return nil }
    // Keep a few letters to show what the key is about.
    let least = room / 4
    let rest = utf8.count - shared
    if rest <= room - least {
      return "\(ascii(0..<room - rest))\(mark)\(ascii(shared..<utf8.count))"
    }
    let part = ascii(shared..<shared + room - least - mark.count)
    return "\(ascii(0..<least))\(mark)\(part)\(mark)"
  }

  /// Returns a part of a string of ASCII characters.
  private func ascii(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }

  private func index(atUTF8 offset: Int) -> Index? {
    guard (0...utf8.count).contains(offset) else { return nil }
    return utf8.index(utf8.startIndex, offsetBy: offset).samePosition(in: self)
  }

  /// Returns how many of the first characters fit a width.
  ///
  /// The number of zero-width characters is limited too.
  private func count(
    thatFit columns: Int, from characters: some Sequence<Character>, in appearance: Appearance
  ) -> Int {
    var count = 0
    var used = 0
    for character in characters.prefix(4 * columns) {
      used += Line(String(character), in: appearance).columns
      guard used <= columns else { break }
      count += 1
    }
    return count
  }
}
