extension String {
  /// Returns whether the word has any of several endings.
  func ends(in endings: [String]) -> Bool { endings.contains { hasSuffix($0) } }
}
