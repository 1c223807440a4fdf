/// A description of what is open, for the header.
package struct CatalogName: Equatable, Sendable {
  /// The name of the folder or file; nil if it has none.
  package let name: String?
  /// The filters given on the command line, such as `key *title*`.
  package let filters: [String]

  /// Creates a description.
  package init(_ name: String? = nil, filters: [String] = []) {
    self.name = name
    self.filters = filters
  }
}
