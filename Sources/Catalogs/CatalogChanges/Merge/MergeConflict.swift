/// A conflict that has to be resolved manually.
package struct MergeConflict: Hashable, Sendable {
  /// The kind of a conflict.
  package enum Kind: String, Hashable, Sendable {
    /// Both sides changed a string differently.
    case text
    /// One side removed something in which the other wrote a string.
    case deletion
    /// One side changed how a string varies, and the other changed the string.
    case shape
    /// Both sides wrote a comment.
    case comment
    /// Both sides changed another member.
    case member
  }

  /// The key of the entry; nil outside of entries.
  package let key: String?
  /// The locale; nil if the conflict is about the whole entry.
  package let locale: String?
  /// The member names leading to the conflict, from the localization or the entry.
  package let path: [String]
  /// The kind of conflict.
  package let kind: Kind
}

/// A translation written by one side whose source string the other side changed.
package struct CrossedTranslation: Hashable, Sendable {
  /// The key of the entry.
  package let key: String
  package let locale: String
  /// The member names leading to the string, from the localization.
  package let path: [String]
}
