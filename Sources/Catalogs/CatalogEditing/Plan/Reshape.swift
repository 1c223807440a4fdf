package import StringCatalog

/// A change to how a translation varies.
package enum Reshape: Hashable, Sendable {
  /// Adds the missing forms of a variation to the string at a path, as copies of it.
  case vary(LeafPath, axis: String, names: [String])
  /// Replaces the forms below a path by one of them.
  case flatten(LeafPath, keeping: LeafPath)
}
