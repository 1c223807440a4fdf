internal import PreviewRows
internal import StringCatalog
internal import TextLayout

/// In which order the rows of a table stand.
enum SortOrder: String, CaseIterable, Sendable {
  /// As in the file.
  case file
  /// By their keys.
  case key
  /// The widest first.
  case width
  /// What needs work first.
  case state
  /// What is wrong first.
  case problems

  /// What is compared: a number, and a text where it is the same.
  struct Key: Comparable, Sendable {
    var number: Int
    var text = ""

    static func < (one: Key, other: Key) -> Bool {
      one.number == other.number ? one.text < other.text : one.number < other.number
    }
  }

  /// What is compared of a row.
  func key(of shown: ShownRow) -> Key {
    switch self {
    case .file: Key(number: 0)
    case .key: Key(number: 0, text: shown.row.entry.key)
    case .width: Key(number: -(shown.fitted.breakpoints.compact ?? .max))
    case .state: Key(number: shown.row.state.urgency)
    case .problems:
      switch shown.severity {
      case .error: Key(number: 0)
      case .warning: Key(number: 1)
      case .info, nil: Key(number: 2)
      }
    }
  }
}

extension RowState {
  /// How soon somebody should look at it, the least first.
  fileprivate var urgency: Int {
    switch self {
    case .missing: 0
    case .new: 1
    case .needsReview: 2
    case .other: 3
    case .translated: 4
    case .notTranslated: 5
    }
  }
}
