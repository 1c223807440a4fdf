public import SourceText

extension RuleID {
  /// A syntax error in JSON.
  public static let jsonSyntax = RuleID("json-syntax", .error)
  /// A duplicate name in a JSON object; the last one wins.
  public static let jsonDuplicateKey = RuleID("json-duplicate-key", .error)
}
