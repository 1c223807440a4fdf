internal import LocalizedText

extension ResolvedText {
  /// Returns the beginning of the text, with an ellipsis if it is longer.
  func beginning(scalars limit: Int, ellipsis: String) -> ResolvedText {
    var rest = limit
    var kept: [Fragment] = []
    for var fragment in fragments {
      let scalars = fragment.text.unicodeScalars.prefix(rest)
      rest -= scalars.count
      let isCut = scalars.endIndex < fragment.text.endIndex
      if isCut { fragment.text = String(scalars) + ellipsis }
      kept.append(fragment)
      if isCut || kept.count > limit { break }
    }
    return ResolvedText(kept)
  }
}
