extension String {
  /// Whether the text differs from another one in case, punctuation and spaces at most: then its
  /// translations need no review.
  package func isMinorChange(of other: String) -> Bool { coreCharacters == other.coreCharacters }

  /// The letters, digits and signs of placeholders, without case.
  package var coreCharacters: String {
    lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" || $0 == "@" }
  }
}
