internal import StringCatalog

extension Resolver {
  /// The numbers of the localizations in which a table is searched for each text, in that order,
  /// for those who search by themselves.
  package func searchedLocales(in table: TableName) -> [UInt32] {
    tables.lookUp(in: table)?.links.compactMap(\.number) ?? []
  }
}
