extension String {
  /// Whether the string differs from another one only in case, punctuation, and spaces, so that its
  /// translations need no review.
  package func isMinorChange(of other: String) -> Bool { coreCharacters == other.coreCharacters }

  /// The letters, digits, and placeholder characters, in lowercase.
  package var coreCharacters: String {
    lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" || $0 == "@" }
  }
}
