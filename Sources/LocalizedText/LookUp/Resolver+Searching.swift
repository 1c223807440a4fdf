internal import StringCatalog

extension Resolver {
  /// The numbers of the localizations in which a table is searched for each text, in that order,
  /// for those who search by themselves.
  package func searchedLocales(in table: TableName) -> [UInt32] {
    tables.lookUp(in: table)?.links.compactMap(\.number) ?? []
  }
}

extension Device {
  /// The devices whose text is shown on this one, the first for which there is one.
  package var searchedNames: [String] { [rawValue, "other", "mac", "iphone"] }
}
