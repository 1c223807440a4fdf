internal import StringCatalog

/// Samples that were edited, by table and key, and that no file holds yet.
///
/// ```swift
/// edits[table]["Assigned to %@"] = Samples.Values(arguments: [.string("Robb")])
/// ```
public struct SampleEdits: Hashable, Sendable {
  /// What tells a table from all others.
  public struct Table: Hashable, Sendable {
    /// The folder in which it lies.
    public let folder: String
    /// Its name.
    public let name: String

    /// The table of a sheet.
    public init(of sheet: Sheet) {
      folder = sheet.table.folder
      name = sheet.table.name
    }
  }

  private var values: [Table: [String: Samples.Values]] = [:]

  /// No edits.
  public init() {}

  /// The edited values of a table, by the keys of its entries.
  public subscript(table: Table) -> [String: Samples.Values] {
    get { values[table] ?? [:] }
    set { values[table] = newValue.isEmpty ? nil : newValue }
  }

  /// The tables of which something was edited, by folder and name.
  public var tables: [Table] {
    values.keys.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }

  /// How many entries were edited.
  public var count: Int { values.values.reduce(0) { $0 + $1.count } }

  /// Forgets what a sheet's file holds by now.
  public mutating func drop(heldBy sheet: Sheet) {
    let table = Table(of: sheet)
    self[table] = self[table].filter { sheet.samples[$0.key] != $0.value }
  }
}
