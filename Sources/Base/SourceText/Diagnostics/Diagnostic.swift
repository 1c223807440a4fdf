/// A problem reported by a reader, a rule, the configuration, or a samples file, with its location.
///
/// Its description has the format of compiler messages, which editors recognize:
/// `Travel.xcstrings:12:7: missing comma before this key`.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The location of a problem.
  public enum Place: Hashable, Sendable {
    /// A line and column of a file.
    case file(FilePlace)
    /// A Unicode scalar of a row's text, counted from 1.
    case text(Int)
  }

  /// The violated rule.
  public var rule: RuleID
  /// The severity of the problem.
  public var severity: Severity
  /// A description of the problem and, if it is not obvious, its effect.
  public var message: String
  /// The location of the problem; nil if it is about a row or a command as a whole.
  public var place: Place?
  /// The key of the entry with the problem; nil outside of entries.
  public var key: String?
  /// The localization with the problem, as spelled in the file; nil if the problem is about the
  /// whole entry or file.
  public var localization: String?
  /// Whether bytes of the file were skipped because of the problem.
  public var skipsBytes = false
  /// Whether Foundation or Xcode rejects the whole file because of the problem.
  public var rejectsFile = false

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - rule: the violated rule.
  ///   - severity: the severity; nil for the rule's.
  ///   - message: a description of the problem.
  ///   - place: the location of the problem.
  public init(_ rule: RuleID, severity: Severity? = nil, message: String, at place: Place? = nil) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.place = place
  }

  /// Creates a diagnostic for a file.
  public init(
    _ rule: RuleID, path: String, location: SourceLocation = .start, message: String,
    key: String? = nil, localization: String? = nil, skipsBytes: Bool = false
  ) {
    self.init(rule, message: message, at: .file(FilePlace(path: path, location: location)))
    self.key = key
    self.localization = localization
    self.skipsBytes = skipsBytes
  }

  /// The location in a file, if any.
  public var filePlace: FilePlace? {
    if case .file(let place) = place { place } else { nil }
  }

  /// The path of the file, if any.
  public var path: String? { filePlace?.path }

  /// The line and column in the file, if any.
  public var location: SourceLocation? { filePlace?.location }

  /// Whether the problem applies to a localization: it is in that localization, or in the whole
  /// entry.
  public func concerns(localization: String?) -> Bool {
    self.localization == nil || self.localization == localization
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The problem as `path:line:column: message`, or the message alone outside of a file.
  public var description: String { filePlace.map { "\($0): \(message)" } ?? message }
}

extension Sequence<Diagnostic> {
  /// The distinct names of the rules, in the order of the diagnostics.
  public var ruleNames: [String] {
    var seen: Set<RuleID> = []
    return compactMap { seen.insert($0.rule).inserted ? $0.rule.rawValue : nil }
  }
}
