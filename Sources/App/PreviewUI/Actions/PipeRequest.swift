/// Rows to pipe to a user's program, which may return edits.
public struct PipeRequest: Hashable, Sendable {
  /// An entry in one language.
  public struct Translation: Hashable, Sendable {
    /// A file of the table.
    public let file: String
    /// The key of the entry.
    public let key: String
    /// The language, as spelled in the files.
    public let locale: String

    /// Creates a translation.
    public init(file: String, key: String, locale: String) {
      self.file = file
      self.key = key
      self.locale = locale
    }
  }

  /// The command as entered by the user.
  public let command: String
  /// The input of the program: a line of JSON for each string that the rows have or need.
  public let lines: String
  /// The translations in the input, which the program may edit.
  public let translations: Set<Translation>
}
