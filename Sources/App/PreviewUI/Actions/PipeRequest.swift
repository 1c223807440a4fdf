/// Rows to pipe to a user's program, which may return edits.
package struct PipeRequest: Hashable, Sendable {
  /// An entry in one language.
  package struct Translation: Hashable, Sendable {
    /// A file of the table.
    package let file: String
    /// The key of the entry.
    package let key: String
    /// The language, as spelled in the files.
    package let locale: String

    /// Creates a translation.
    package init(file: String, key: String, locale: String) {
      self.file = file
      self.key = key
      self.locale = locale
    }
  }

  /// The command as entered by the user.
  package let command: String
  /// The input of the program: a line of JSON for each string that the rows have or need.
  package let lines: String
  /// The translations in the input, which the program may edit.
  package let translations: Set<Translation>
}
