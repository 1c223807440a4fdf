extension String {
  /// Returns the text wrapped between words, each line with a margin; longer words are not broken.
  ///
  /// Unlike TextLayout, this neither pads lines, uses ICU, nor measures clusters. Help is ASCII,
  /// and must appear without loading any of that.
  package func wordWrapped(columns: Int, margin: Int = 0) -> [String] {
    let blanks = String(repeating: " ", count: margin)
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(blanks + word)
      }
    }
    return lines
  }
}
