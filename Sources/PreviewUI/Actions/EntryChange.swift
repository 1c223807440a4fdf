/// An entry by its key, and a file of its table.
public struct EntryName: Hashable, Sendable {
  /// The path of the file.
  public let file: String
  /// The key of the entry.
  public let key: String

  /// The name of an entry.
  public init(file: String, key: String) {
    self.file = file
    self.key = key
  }
}

/// A change of entries that is not one of their texts.
public enum EntryChange: Hashable, Sendable {
  /// Gives an entry a comment for translators; nil removes it.
  case comment(of: EntryName, String?)
  /// Marks entries as to be translated, or not.
  case translates([EntryName], Bool)
  /// Adds an entry, with its text in the source language if there is one.
  case add(EntryName, text: String?, locale: String)
  /// Makes the translation of an entry in a language vary in another way.
  case reshape(EntryName, locale: String, Reshape)
  /// Removes entries in all languages.
  case remove([EntryName])
}
