/// The identity of an entry: its key, and a file of its table.
public struct EntryName: Hashable, Sendable {
  /// The path of the file.
  public let file: String
  /// The key of the entry.
  public let key: String
  /// The path of its catalog in the project, if the file is XLIFF with the strings of several.
  public let original: String?

  /// Creates an entry name.
  public init(file: String, key: String, original: String? = nil) {
    self.file = file
    self.key = key
    self.original = original
  }
}

/// A change to entries other than to their strings.
public enum EntryChange: Hashable, Sendable {
  /// Sets the comment for translators; nil removes it.
  case comment(of: EntryName, String?)
  /// Marks entries as translatable or not.
  case translates([EntryName], Bool)
  /// Adds an entry, optionally with a source string.
  case add(EntryName, text: String?, locale: String)
  /// Changes how the translation of an entry varies.
  case reshape(EntryName, locale: String, Reshape)
  /// Removes entries in all languages.
  case remove([EntryName])
}
