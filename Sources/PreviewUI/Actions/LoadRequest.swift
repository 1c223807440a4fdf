/// What the user asks the app to load in place of what is open.
public enum LoadRequest: Hashable, Sendable {
  /// Other catalogs.
  case catalogs(path: String)
  /// Only what has changed since a revision, or everything again.
  case changes(since: String?)
  /// The same, with the keys compared with the source code in a folder, or no longer.
  case sources(folder: String?)

  /// Whether the selected row stays selected.
  public var keepsPlace: Bool { if case .catalogs = self { false } else { true } }
}
