public import SourceText
public import StringCatalog

/// A diagnostic of a check, with the text that it is about.
public struct Finding: Sendable {
  /// The problem with its place.
  public private(set) var diagnostic: Diagnostic
  /// The name of the table; nil if the problem is in a file that is no table.
  public let table: String?
  /// The path of the leaf in its localization; nil if the problem is not in one leaf.
  public let path: LeafPath?
  /// The text of the leaf; nil if the problem is not in one leaf.
  public let text: String?

  /// A finding made of its parts.
  public init(
    _ diagnostic: Diagnostic, table: String? = nil, path: LeafPath? = nil, text: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.table = table
    self.path = path
    self.text = text
  }

  /// The severity, which a project may change.
  var severity: Severity {
    get { diagnostic.severity }
    set { diagnostic.severity = newValue }
  }
}

extension Finding: Comparable {
  /// Whether a finding comes before another: by file, place and rule.
  public static func < (left: Finding, right: Finding) -> Bool {
    left.order < right.order
  }

  /// Whether two findings have the same place in the order.
  public static func == (left: Finding, right: Finding) -> Bool { left.order == right.order }

  private var order: (String, SourceLocation, String, String) {
    (
      diagnostic.path ?? "", diagnostic.location ?? .start, diagnostic.rule.rawValue,
      diagnostic.message
    )
  }
}
