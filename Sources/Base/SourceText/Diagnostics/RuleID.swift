/// The name of a rule, such as `json-syntax`, as used in reports and configurations.
///
/// The set of rules is open. Each module declares the rules that it reports, next to the code that
/// reports them:
///
/// ```swift
/// extension RuleID {
///   static let emptyText = RuleID("empty-text", .warning)
/// }
/// ```
///
/// IDs are equal if their names are, so they can be compared with literals: `diagnostic.rule ==
/// "empty-text"`.
public struct RuleID: RawRepresentable, Sendable {
  /// The name: words joined by hyphens.
  public let rawValue: String
  /// The default severity of diagnostics of this rule.
  public let severity: Severity

  /// Creates the ID of a rule.
  public init(_ name: String, _ severity: Severity) {
    rawValue = name
    self.severity = severity
  }

  /// Creates an ID from a name given by a user or file, for comparisons only.
  public init(rawValue: String) { self.init(rawValue, .warning) }
}

extension RuleID: Hashable {
  /// Returns whether two IDs have the same name.
  public static func == (left: RuleID, right: RuleID) -> Bool { left.rawValue == right.rawValue }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension RuleID: ExpressibleByStringLiteral {
  /// Creates an ID from a literal, for comparisons only.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}

extension RuleID: CustomStringConvertible {
  /// The name of the rule.
  public var description: String { rawValue }
}

/// The severity of a diagnostic.
public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Useful to know, but not a problem.
  case info
  /// Probably a mistake.
  case warning
  /// A mistake that users will notice.
  case error

  /// Returns whether a severity is lower than another.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
