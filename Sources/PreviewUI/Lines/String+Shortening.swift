internal import TextLayout

extension String {
  /// The text with an ellipsis in its middle if it is wider than some columns: the ends of a key
  /// tell it apart from its neighbours.
  func shortenedInTheMiddle(to columns: Int, in appearance: Appearance) -> String {
    // Every byte of most keys takes a column, so that the long ones need not be measured.
    let isShort = utf8.count <= 8 * columns
    if isShort, Line(self, in: appearance).columns <= columns { return self }
    let mark = appearance.glyphs.marks.ellipsis
    let room = columns - Line(mark, in: appearance).columns
    guard room > 0 else { return mark }
    if isShort, asciiColumns != nil { return prefix((room + 1) / 2) + mark + suffix(room / 2) }
    let start = String(take(columns: (room + 1) / 2, from: self, in: appearance))
    let end = take(columns: room / 2, from: reversed(), in: appearance)
    return start + mark + String(end.reversed())
  }

  /// The text with an ellipsis in its middle, or with one at each end if the middle holds a part that
  /// has to be seen, such as the match of a search; `range` is that part in UTF-8.
  func shortened(to columns: Int, showing range: Range<Int>?, in appearance: Appearance) -> String {
    let short = shortenedInTheMiddle(to: columns, in: appearance)
    let mark = appearance.glyphs.marks.ellipsis
    guard let range, short != self, let start = index(atUTF8: range.lowerBound),
      let end = index(atUTF8: range.upperBound), start < end
    else { return short }
    let ends = short.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    let isSeen =
      range.upperBound <= (ends.first?.utf8.count ?? 0)
      || range.lowerBound >= utf8.count - (ends.last?.utf8.count ?? 0)
    let room = columns - 2 * Line(mark, in: appearance).columns
    guard !isSeen, room > 0 else { return short }
    let part = Line(String(self[start..<end].prefix(4 * columns)), in: appearance).columns
    let before = take(
      columns: max(0, room - part) / 2, from: self[..<start].reversed(), in: appearance)
    let used = Line(String(before), in: appearance).columns
    let rest = take(columns: room - used, from: self[start...], in: appearance)
    return mark + String(before.reversed()) + String(rest) + mark
  }

  private func index(atUTF8 offset: Int) -> Index? {
    guard (0...utf8.count).contains(offset) else { return nil }
    return utf8.index(utf8.startIndex, offsetBy: offset).samePosition(in: self)
  }

  /// As many characters as fit into some columns.
  ///
  /// Characters without a width are bounded too.
  private func take(
    columns: Int, from characters: some Sequence<Character>, in appearance: Appearance
  ) -> [Character] {
    var taken: [Character] = []
    var used = 0
    for character in characters.prefix(4 * columns) {
      used += Line(String(character), in: appearance).columns
      guard used <= columns else { break }
      taken.append(character)
    }
    return taken
  }
}
