public import StringCatalog

/// A new string or state for a leaf, to be written to its file.
public struct TextChange: Hashable, Sendable {
  /// The path of the file.
  public let file: String
  /// The key of the entry.
  public let key: String
  /// The language, as spelled in the file.
  public let locale: String
  /// The path of the string in the localization.
  public let path: LeafPath
  /// The expected current string; nil if there is none.
  public let old: String?
  /// The path of its catalog in the project, if the file is XLIFF with the strings of several.
  public var original: String?
  /// The new string; nil to keep the current one.
  public let new: String?
  /// The new state, as spelled in files; nil for that of a finished string.
  public var state: String?
  /// Whether the user has been warned about problems and confirmed the change.
  public var isConfirmed: Bool
  /// Whether to mark the translations of a changed source string as needing review.
  public var reviewsTranslations = false
  /// Whether the new string is that of an earlier revision.
  public var isRevert = false

  /// Creates a change.
  public init(
    file: String, key: String, locale: String, path: LeafPath, old: String?, new: String?,
    state: String? = nil, isConfirmed: Bool = false
  ) {
    self.file = file
    self.key = key
    self.locale = locale
    self.path = path
    self.old = old
    self.new = new
    self.state = state
    self.isConfirmed = isConfirmed
  }

  /// Creates a confirmed change to an existing string or its state.
  init(to leaf: Leaf, new: String?, state: String?) {
    self.init(
      file: leaf.localization.path, key: leaf.localization.entry.key,
      locale: leaf.localization.locale, path: leaf.path, old: leaf.text, new: new, state: state,
      isConfirmed: true)
    original = leaf.localization.entry.original
  }

  /// The entry that the change is about.
  public var name: EntryName { EntryName(file: file, key: key, original: original) }
}
