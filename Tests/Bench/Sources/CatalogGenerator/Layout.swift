/// The way in which a catalog is written as bytes.
enum Layout: String, CaseIterable {
  /// As Xcode writes: two blanks, ` : `, and text without escapes.
  case xcode
  /// Without white space.
  case compact
  /// Tabs and `: `.
  case tabs
  /// Xcode's white space, but every character beyond ASCII as `\uXXXX` and every `/` as `\/`.
  case ascii

  var indentation: StaticString? {
    switch self {
    case .xcode, .ascii: "  "
    case .tabs: "\t"
    case .compact: nil
    }
  }

  var colon: StaticString {
    switch self {
    case .xcode, .ascii: " : "
    case .tabs: ": "
    case .compact: ":"
    }
  }
}
