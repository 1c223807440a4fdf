package import StringCatalog

/// The difference between the open tables and those of a revision.
package struct RevisionDifference: Sendable {
  /// The difference in one table.
  package struct OfTable: Sendable {
    /// The folder and name of the table.
    let id: [String]
    /// The table in the revision, if it exists there.
    package let old: Table?
    /// The changes since the revision.
    package let changes: [CatalogDifference.Change]

    /// Compares a table with its earlier version.
    package init(_ table: Table, since old: Table?) {
      id = [table.folder, table.name]
      self.old = old
      changes = CatalogDifference(from: old, to: table).changes
    }

    /// Whether this is the difference of a version of the given table.
    package func isOf(_ table: Table) -> Bool { id == [table.folder, table.name] }
  }

  /// The name of the revision, as entered by the user.
  package let revision: String
  /// The tables, in the order in which they are open.
  package let tables: [OfTable]

  /// Creates a difference from those of its tables.
  package init(since revision: String, in tables: [OfTable]) {
    self.revision = revision
    self.tables = tables
  }
}
