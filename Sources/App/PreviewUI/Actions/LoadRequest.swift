/// A user's request to load something else.
package enum LoadRequest: Hashable, Sendable {
  /// Load other catalogs.
  case catalogs(path: String)
  /// Load only changes since a revision; nil loads everything again.
  case changes(since: String?)
  /// Compare the keys with the source code in a folder; nil stops comparing.
  case sources(folder: String?)

  /// Whether to keep the selection.
  package var keepsPlace: Bool { if case .catalogs = self { false } else { true } }
}
