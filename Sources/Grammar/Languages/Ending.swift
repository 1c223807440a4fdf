extension String {
  /// Whether the word ends in one of several endings.
  func ends(in endings: [String]) -> Bool { endings.contains { hasSuffix($0) } }
}
