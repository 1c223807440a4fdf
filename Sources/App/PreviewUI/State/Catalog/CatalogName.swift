/// A description of what is open, for the header.
public struct CatalogName: Equatable, Sendable {
  /// The name of the folder or file; nil if it has none.
  public let name: String?
  /// The filters given on the command line, such as `key *title*`.
  public let filters: [String]

  /// Creates a description.
  public init(_ name: String? = nil, filters: [String] = []) {
    self.name = name
    self.filters = filters
  }
}
