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
