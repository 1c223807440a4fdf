extension String {
  /// The text broken into lines between words, each with a margin; a longer word stays whole.
  ///
  /// TextLayout wraps texts too, but pads them, asks ICU for breaks and measures clusters. Help is
  /// ASCII, and must appear without loading any of that.
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
