internal import StringCatalog

extension Unicode.Scalar {
  /// The number and the name: `U+200F RIGHT-TO-LEFT MARK`; controls have none.
  var named: String { [codePoint, name].compactMap(\.self).joined(separator: " ") }

  private var name: String? {
    properties.name ?? properties.nameAlias
      ?? (properties.generalCategory == .control ? "<control>" : nil)
  }
}
