/// Rows for a program of the user, which may answer with edits.
public struct PipeRequest: Hashable, Sendable {
  /// An entry in one language.
  public struct Translation: Hashable, Sendable {
    /// A file of the table.
    public let file: String
    /// The key of the entry.
    public let key: String
    /// The language, as the files spell it.
    public let locale: String

    /// The translation of an entry into a language.
    public init(file: String, key: String, locale: String) {
      self.file = file
      self.key = key
      self.locale = locale
    }
  }

  /// The command, as the user has typed it.
  public let command: String
  /// What the program reads: a line of JSON for each text that the rows have or need.
  public let lines: String
  /// The translations on the lines, which are those that it may edit.
  public let translations: Set<Translation>
}
