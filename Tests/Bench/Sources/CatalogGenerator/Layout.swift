/// How the same catalog is spelled in bytes.
enum Layout: String, CaseIterable {
  /// As Xcode writes: two blanks, ` : `, the text as it is.
  case xcode
  /// Not one blank.
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
