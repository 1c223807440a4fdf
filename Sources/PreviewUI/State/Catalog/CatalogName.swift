/// What the user has opened, and which part of it, in the words of the header.
public struct CatalogName: Equatable, Sendable {
  /// The name of the folder or file; nil if it has none.
  public let name: String?
  /// What the command line leaves out, such as `key *title*`.
  public let filters: [String]

  /// Names what is open.
  public init(_ name: String? = nil, filters: [String] = []) {
    self.name = name
    self.filters = filters
  }
}
