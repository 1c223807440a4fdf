package import CatalogChanges
package import StringCatalog

/// What differs between the tables that are open and those of a revision of their repository.
package struct RevisionDifference: Sendable {
  /// What differs in one table.
  package struct OfTable: Sendable {
    /// The name of the table, and the folder that it is in.
    let id: [String]
    /// The table in the revision; nil if that has none.
    let old: Table?
    /// What has changed since.
    package let changes: [CatalogDifference.Change]

    /// Compares a table with its earlier version.
    package init(_ table: Table, since old: Table?) {
      id = [table.folder, table.name]
      self.old = old
      changes = CatalogDifference(from: old, to: table).changes
    }

    /// Whether it is about another version of a table too.
    package func isOf(_ table: Table) -> Bool { id == [table.folder, table.name] }
  }

  /// The name of the revision, as the user spells it.
  package let revision: String
  /// The tables, in the order in which they are open.
  package let tables: [OfTable]

  /// Takes what differs in each table.
  package init(since revision: String, in tables: [OfTable]) {
    self.revision = revision
    self.tables = tables
  }
}
