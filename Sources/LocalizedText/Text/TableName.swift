/// Names the table in which a key is looked up.
package struct TableName: Hashable, Sendable {
  /// The bundle.
  package var bundle: LocalizedStringResource.BundleDescription
  /// The name; empty for `Localizable`.
  package var name: String

  /// Names a table; without a name, `Localizable`.
  package init(
    _ name: String? = nil, in bundle: LocalizedStringResource.BundleDescription = .main
  ) {
    self.name = name ?? ""
    self.bundle = bundle
  }

  /// The name of the file without its extension.
  package var fileName: String { name.isEmpty ? "Localizable" : name }
}
