/// The name of a rule, by which reports, configurations and programs refer to it: `json-syntax`.
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
/// Two ids are equal if their names are, so a literal is good for comparing: `diagnostic.rule ==
/// "empty-text"`.
public struct RuleID: RawRepresentable, Sendable {
  /// The name, in words joined by hyphens.
  public let rawValue: String
  /// The severity of a diagnostic of this rule, unless its reporter chooses another.
  public let severity: Severity

  /// Declares a rule.
  public init(_ name: String, _ severity: Severity) {
    rawValue = name
    self.severity = severity
  }

  /// The id with a name that a user or a file gave, for comparing.
  public init(rawValue: String) { self.init(rawValue, .warning) }
}

extension RuleID: Hashable {
  /// Whether two ids have the same name.
  public static func == (left: RuleID, right: RuleID) -> Bool { left.rawValue == right.rawValue }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension RuleID: ExpressibleByStringLiteral {
  /// The id with this name, for comparing.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}

extension RuleID: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

/// How bad a diagnostic is.
public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Worth knowing.
  case info
  /// Probably a mistake.
  case warning
  /// Users will notice it.
  case error

  /// Orders severities from `info` to `error`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
