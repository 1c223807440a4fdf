package import CatalogEditing
package import SourceText

/// The keys of the app's code that its catalogs lack, as offers to add them.
package struct CodeKeys: Sendable {
  /// A key that can be added, or that is wrongly stale.
  package struct Offer: Hashable, Sendable {
    /// The entry in its file.
    package let name: EntryName
    /// The change of the catalog; an addition is one of the whole entry.
    package let edit: CatalogEdit
    /// The name of the table.
    let table: String
    /// The comment for translators, if the code has one.
    let comment: String?
    /// The source string, if it is not the key.
    let value: String?
    /// The place of the code that uses the key.
    let place: FilePlace?

    /// Creates an offer to change a file.
    package init(
      _ edit: CatalogEdit, in file: String, table: String, comment: String?, value: String?,
      place: FilePlace?
    ) {
      name = EntryName(file: file, key: edit.key)
      self.edit = edit
      self.table = table
      self.comment = comment
      self.value = value
      self.place = place
    }
  }

  let offers: [Offer]
  /// The keys that no catalog can get, with the reasons.
  let others: [(key: String, reason: String)]

  /// Creates the offers of a comparison with the code.
  package init(offers: [Offer], others: [(key: String, reason: String)]) {
    self.offers = offers
    self.others = others
  }
}
