/// Writes .strings files, in the text form.
package enum StringsWriter {
  /// Returns the line of a key and its text.
  package static func line(_ key: String, _ text: String) -> String {
    "\(token(key)) = \(token(text));\n"
  }

  /// Returns a text in quotation marks.
  package static func token(_ text: String) -> String { OldStyleText.encode(text) }
}
