/// Reads the attributes of `^[text](key: value, other: 'text')`: the inside of an object in JSON5.
///
/// How deep values are nested is limited, and no function calls itself.
struct AttributeReader {
  /// Objects and arrays in one another go no deeper.
  static let deepestValue = 64

  /// An object or an array that has not ended.
  private struct Container {
    /// What ends it; the outermost object is in parentheses.
    let close: Unicode.Scalar
    /// The name of the value that comes next.
    var key = ""
    var members: [String: AttributeValue] = [:]
    var elements: [AttributeValue] = []

    var isArray: Bool { close == "]" }
    var value: AttributeValue { isArray ? .array(elements) : .object(members) }

    mutating func add(_ value: AttributeValue) {
      if isArray { elements.append(value) } else { members[key] = value }
    }
  }

  var cursor: MarkdownCursor
  private var containers: [Container] = []

  /// Begins at the parenthesis.
  init(at start: MarkdownCursor) {
    cursor = start
  }

  /// The attributes, unless there are none here or something is wrong with them; behind them, or
  /// behind what is wrong, is where the cursor stands then.
  mutating func read() -> [String: AttributeValue]? {
    guard cursor.take("(") else { return nil }
    containers = [Container(close: ")")]
    while let last = containers.indices.last {
      skipSpace()
      if !cursor.take(containers[last].close) {
        if !containers[last].isArray {
          guard let key = key() else { return nil }
          containers[last].key = key
        }
        if cursor.take("{") {
          containers.append(Container(close: "}"))
        } else if cursor.take("[") {
          containers.append(Container(close: "]"))
        } else {
          guard let value = plainValue() else { return nil }
          containers[last].add(value)
          guard isCommaOrEnd() else { return nil }
          continue
        }
        guard containers.count - 1 <= Self.deepestValue else { return nil }
        continue
      }
      while let ended = containers.popLast() {
        guard let outer = containers.indices.last else { return ended.members }
        containers[outer].add(ended.value)
        skipSpace()
        if cursor.take(",") { break }
        guard cursor.take(containers[outer].close) else { return nil }
      }
    }
    return nil
  }

  /// Whether a value is followed as it must be: goes over a comma, but not over an end.
  private mutating func isCommaOrEnd() -> Bool {
    skipSpace()
    guard !cursor.take(","), let last = containers.last else { return true }
    return cursor.byte == UInt8(ascii: last.close)
  }

  /// A name and the colon behind it.
  private mutating func key() -> String? {
    let isQuoted = cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "'")
    guard let name = isQuoted ? string() : identifier() else { return nil }
    skipSpace()
    guard cursor.take(":") else { return nil }
    skipSpace()
    return name
  }

  /// A value that is neither an object nor an array.
  private mutating func plainValue() -> AttributeValue? {
    guard let first = cursor.byte else { return nil }
    switch Unicode.Scalar(first) {
    case "\"", "'": return string().map(AttributeValue.string)
    case "0"..."9", "+", "-", ".", "I", "N": return number().map(AttributeValue.number)
    default:
      switch identifier() {
      case "null": return .null
      case "true": return .bool(true)
      case "false": return .bool(false)
      default: return nil
      }
    }
  }
}
