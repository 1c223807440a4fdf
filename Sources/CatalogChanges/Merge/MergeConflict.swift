/// A place at which a merge needs a person to decide.
package struct MergeConflict: Hashable, Sendable {
  /// What the two sides did.
  package enum Kind: String, Hashable, Sendable {
    /// Both changed a text, each in another way.
    case text
    /// One removed what the other wrote a text in.
    case deletion
    /// One made a text vary, or vary otherwise, and the other changed it.
    case shape
    /// Both wrote a comment.
    case comment
    /// Both changed another member.
    case member
  }

  /// The key of the entry; nil outside of entries.
  package let key: String?
  /// The locale; nil if the conflict concerns the whole entry.
  package let locale: String?
  /// The names of the members on the way to it, from the localization or the entry on.
  package let path: [String]
  /// What the two sides did.
  package let kind: Kind
}

/// A translation of one side whose source text the other side has changed.
package struct CrossedTranslation: Hashable, Sendable {
  /// The key of the entry.
  package let key: String
  package let locale: String
  /// The names of the members on the way to it, from the localization on.
  package let path: [String]
}
