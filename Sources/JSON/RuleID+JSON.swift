public import SourceText

extension RuleID {
  /// A place at which a file is not well-formed JSON.
  public static let jsonSyntax = RuleID("json-syntax", .error)
  /// A member that occurs twice in a JSON object; the last one counts.
  public static let jsonDuplicateKey = RuleID("json-duplicate-key", .error)
}
