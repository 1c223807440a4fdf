/// Writes .strings files in the old-style syntax.
package enum StringsWriter {
  /// Returns the line for a key and its value.
  package static func line(_ key: String, _ text: String) -> String {
    "\(token(key)) = \(token(text));\n"
  }

  /// Returns a string in quotation marks, escaped.
  package static func token(_ text: String) -> String { OldStyleText.encode(text) }
}
