internal import SourceText

/// One value of a property list, with its place.
///
/// Strings are ranges of the source like all texts; of what is no string only the kind is known,
/// because no table of texts has a use for it.
struct PropertyListNode: Sendable {
  /// A member of a dictionary.
  struct Member: Sendable {
    var key: TextRange
    var value: PropertyListNode
  }

  enum Value: Sendable {
    case string
    case number
    case boolean
    case date
    case data
    case array([PropertyListNode])
    /// All members in file order, those of equal keys too.
    case dictionary([Member])
  }

  /// How deep arrays and dictionaries may stand in each other.
  static let depthLimit = 512

  /// The text of a string; of another value, where it stands in the file.
  var range: TextRange
  var value: Value

  /// The value's kind as messages name it.
  var kindName: String {
    switch value {
    case .string: "a text"
    case .number: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
