/// Writes .strings files, in the text form.
package enum StringsWriter {
  /// Returns the line of a key and its text.
  package static func line(_ key: String, _ text: String) -> String {
    "\(OldStyleText.encode(key)) = \(OldStyleText.encode(text));\n"
  }
}
