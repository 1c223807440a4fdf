public import StringCatalog

/// Samples that the user has edited but not saved yet, by table and key.
///
/// ```swift
/// edits[table]["Assigned to %@"] = Samples.Values(arguments: [.string("Robb")])
/// ```
public struct SampleEdits: Hashable, Sendable {
  /// The identity of a table.
  public struct TableID: Hashable, Sendable {
    /// The folder of the table.
    public let folder: String
    /// The name of the table.
    public let name: String

    /// Creates the ID of a table.
    public init(_ table: Table) {
      folder = table.folder
      name = table.name
    }
  }

  private var values: [TableID: [String: Samples.Values]] = [:]

  /// Creates an empty set of edits.
  public init() {}

  /// The edited values of a table, by the keys of its entries.
  public subscript(table: TableID) -> [String: Samples.Values] {
    get { values[table] ?? [:] }
    set { values[table] = newValue.isEmpty ? nil : newValue }
  }

  /// The tables with edited entries, sorted by folder and name.
  public var tables: [TableID] {
    values.keys.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }

  /// The number of edited entries.
  public var count: Int { values.values.reduce(0) { $0 + $1.count } }

  /// Removes the edits of a table that its samples file already contains.
  public mutating func drop(heldBy samples: Samples, of table: TableID) {
    self[table] = self[table].filter { samples[$0.key] != $0.value }
  }
}
