/// A problem that a reader, a rule, the configuration or a samples file reports, with its place.
///
/// Its description has the form that compilers use and editors understand:
/// `Travel.xcstrings:12:7: missing comma before this key`.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The place of a problem.
  public enum Place: Hashable, Sendable {
    /// At a line and column of a file.
    case file(FilePlace)
    /// At a Unicode scalar of a row's text, counted from 1.
    case text(Int)
  }

  /// The rule that was broken.
  public var rule: RuleID
  /// How bad it is.
  public var severity: Severity
  /// The problem and, if it is not obvious, its effect.
  public var message: String
  /// The place of the problem; nil if it concerns a row or a command as a whole.
  public var place: Place?
  /// The key of the entry that contains the problem; nil outside of entries.
  public var key: String?
  /// The localization in which the problem was found, as the file spells it; nil if it concerns the
  /// whole entry or the whole file.
  public var localization: String?
  /// Whether bytes of the file were skipped because of it.
  public var skipsBytes = false
  /// Whether Foundation or Xcode reads nothing of the file because of it.
  public var rejectsFile = false

  /// A diagnostic at any place.
  ///
  /// - Parameters:
  ///   - rule: the rule that was broken.
  ///   - severity: how bad it is; if omitted, the severity of the rule.
  ///   - message: the problem.
  ///   - place: the place of the problem.
  public init(
    _ rule: RuleID, severity: Severity? = nil, message: String, at place: Place? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.place = place
  }

  /// A diagnostic in a file.
  public init(
    _ rule: RuleID, path: String, location: SourceLocation = .start, message: String,
    key: String? = nil, localization: String? = nil, skipsBytes: Bool = false
  ) {
    self.init(rule, message: message, at: .file(FilePlace(path: path, location: location)))
    self.key = key
    self.localization = localization
    self.skipsBytes = skipsBytes
  }

  /// The place in a file; nil if the problem is not in one.
  public var filePlace: FilePlace? {
    if case .file(let place) = place { place } else { nil }
  }

  /// The path of the file; nil if the problem is not in one.
  public var path: String? { filePlace?.path }

  /// The line and the column in the file; nil if the problem is not in one.
  public var location: SourceLocation? { filePlace?.location }

  /// Whether the problem concerns a localization: it was found there, or in the entry as a whole.
  public func concerns(localization: String?) -> Bool {
    self.localization == nil || self.localization == localization
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `path:line:column: message`; outside of a file, the message alone.
  public var description: String { filePlace.map { "\($0): \(message)" } ?? message }
}

extension Sequence<Diagnostic> {
  /// The names of the rules in the order of the diagnostics, each once.
  public var ruleNames: [String] {
    var seen: Set<RuleID> = []
    return compactMap { seen.insert($0.rule).inserted ? $0.rule.rawValue : nil }
  }
}
