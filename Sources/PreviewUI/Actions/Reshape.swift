public import StringCatalog

/// How the texts of a translation vary from now on.
public enum Reshape: Hashable, Sendable {
  /// The text at a path gets forms, which are its copies; where it has some, the missing ones are added.
  case vary(LeafPath, axis: String, names: [String])
  /// One of the forms below a path takes the place of all.
  case flatten(LeafPath, keeping: LeafPath)
}
