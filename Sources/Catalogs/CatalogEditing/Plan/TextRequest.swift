package import SourceText
package import StringCatalog

/// A change of one string, as the user or a program asks for it: of a text or its state, of a part of
/// the whole string, of how a translation varies, or its removal.
package struct TextRequest: Hashable, Sendable {
  /// A value that the catalog must have, or the request is refused; or a value that it gets.
  package struct Lock: Hashable, Sendable {
    /// Nil for none.
    package let text: String?

    /// Creates a lock.
    package init(text: String?) { self.text = text }
  }

  /// The place of the request in its file; nil if it has none.
  package var place: FilePlace?
  /// The name of the table; nil if the key or the file tells.
  package var table: String?
  /// A file of the table; nil if the names tell.
  package var file: String?
  /// The path of the catalog in the project, for an XLIFF file with the strings of several.
  package var original: String?
  package var key: String
  /// The language; empty for the whole string.
  package var locale: String
  /// The path of the text in the localization.
  package var path: LeafPath
  /// The text; nil keeps the one that is there.
  package var text: String?
  /// The state; nil for that of a finished text.
  package var state: String?
  /// The text that is replaced.
  package var expected: Lock?
  /// The source text that was translated.
  package var source: Lock?
  /// The comment of the whole string; nil keeps it.
  package var comment: Lock?
  /// The extraction state of the whole string; nil keeps it.
  package var extraction: Lock?
  /// Whether the string is to be translated; nil keeps what the catalog says.
  package var shouldTranslate: Bool?
  /// Whether the comment counts as written by Xcode, which may then replace it; nil if it does not, or as
  /// before if it stays.
  package var isCommentGenerated: Bool?
  /// How the translation varies then; nil keeps its variations.
  package var shape: Reshape?
  /// Whether the key is added, and must be new.
  package var isNew = false
  /// Whether the translation is removed, or the form at the path, or without a language the whole string.
  package var isRemoved = false
  /// Whether the user has been warned about problems and confirmed the change.
  package var isConfirmed = false
  /// Whether to mark the translations of a changed source string as needing review.
  package var reviewsTranslations = false
  /// Why the request is refused before it is planned; nil if it is not.
  package var rejection: String?

  /// Creates a request for a text or a state.
  package init(
    key: String, locale: String, path: LeafPath = LeafPath(), text: String? = nil,
    state: String? = nil
  ) {
    self.key = key
    self.locale = locale
    self.path = path
    self.text = text
    self.state = state
  }

  /// Creates a request about an entry in a file.
  package init(of name: EntryName, locale: String = "") {
    self.init(key: name.key, locale: locale)
    file = name.file
    original = name.original
  }

  /// Creates a request for another text or state in a file.
  package init(
    _ name: EntryName, locale: String, path: LeafPath, from old: String?, to text: String?,
    state: String? = nil, isConfirmed: Bool = false
  ) {
    self.init(of: name, locale: locale)
    self.path = path
    self.text = text
    self.state = state
    self.isConfirmed = isConfirmed
    expected = Lock(text: old)
  }

  /// Creates a request for another text or state of a leaf.
  package init(_ leaf: Leaf, text: String?, state: String?) {
    self.init(
      EntryName(leaf.localization), locale: leaf.localization.locale, path: leaf.path,
      from: leaf.text, to: text, state: state)
  }

  /// The text that is replaced; nil if there is none.
  package var old: String? { expected?.text }

  /// The entry that the request is about.
  package var name: EntryName { EntryName(file: file ?? "", key: key, original: original) }

  /// Whether the request is about the whole string, and about no text of it.
  package var isOfEntry: Bool { locale.isEmpty }

  /// The extraction states that a request may give; `automatic` is the absence of one.
  package static let extractionStates = [
    "automatic", "manual", "extracted_with_value", "migrated", "stale",
  ]

  /// The states that a request may give.
  package static let states = ["new", "needs_review", "machine_translated", "translated"]
}
