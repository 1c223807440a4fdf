public import StringCatalog

extension Diagnostic {
  /// `line:column: rule: message`.
  public var summary: String { "\(location ?? .start): \(rule): \(message)" }
}
