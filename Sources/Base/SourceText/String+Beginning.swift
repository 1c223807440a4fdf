extension String {
  /// The beginning of the string, for messages.
  package var beginning: String { String(unicodeScalars.prefix(40)) }
}
