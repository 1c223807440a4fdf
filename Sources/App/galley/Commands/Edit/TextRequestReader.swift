import CatalogEditing
import JSONDocuments
import SourceText
import StringCatalog

/// Reads requests from JSON lines: those that `print` and `check` write with other texts, or those of
/// xckit.
struct TextRequestReader {
  /// The path of the file, for messages.
  let path: String
  /// The language and the state of requests that name none.
  var locale: String?
  var state: String?
  /// Whether the lines only name keys.
  var readsKeys = false

  private(set) var requests: [TextRequest] = []
  private(set) var problems: [Diagnostic] = []

  /// Members that `print` and `check` write, and that say nothing here.
  private static let others: Set = [
    "localization", "origin", "variation", "fragments", "unit", "layout", "lines", "columns",
    "breakpoints", "cut", "problems", "location", "textLocation", "commentOrigin", "version",
    "encoding", "leaves", "forms", "room", "uses", "width", "band",
    "predicted", "verdict", "height", "slot", "rule", "severity", "message", "count", "line",
    "action", "reason",
  ]

  /// Adds a request that comes from elsewhere.
  mutating func add(_ request: TextRequest) { requests.append(request) }

  private static let expected = #"expected a JSON object, such as {"key": …}"#

  /// Reads all lines.
  mutating func read(_ bytes: [UInt8]) {
    var number = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      guard let first = line.firstIndex(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else {
        continue
      }
      do throws(Diagnostic) {
        guard line[first] == UInt8(ascii: "{") else {
          let column = first - line.startIndex + 1
          throw fault(SourceLocation(line: 1, column: column), Self.expected)
        }
        requests.append(try request(of: try JSONValue(parsing: line, path: path), in: number))
      } catch {
        problems.append(error.moved(toLine: number, of: path))
      }
    }
  }

  private func request(of value: JSONValue, in line: Int) throws(Diagnostic) -> TextRequest {
    guard case .object(let members) = value.content else {
      throw fault(value.location, Self.expected)
    }
    var names: Set<String> = []
    for member in members {
      guard names.insert(member.name).inserted else {
        throw fault(member.location, "'\(member.name)' occurs twice")
      }
    }
    var request = TextRequest(key: "", locale: locale ?? "")
    request.place = FilePlace(
      path: path, location: SourceLocation(line: line, column: value.location.column))
    request.state = state
    var key: String?
    // In what print writes, `value` stands at the right of the text.
    let hasText = names.contains("text")
    for member in members {
      switch member.name {
      case "table": request.table = try optionalText(member)
      case "key": key = try text(member)
      case "locale", "lang": request.locale = try text(member)
      case "text": request.text = try optionalText(member)
      case "value": if !hasText { request.text = try optionalText(member) }
      case "state": request.state = try state(member) ?? state
      case "expected": request.expected = TextRequest.Lock(text: try optionalText(member))
      case "source": request.source = TextRequest.Lock(text: try optionalText(member))
      case "path": request.path = try path(member)
      case "comment": request.comment = TextRequest.Lock(text: try optionalText(member))
      case "extraction": request.extraction = TextRequest.Lock(text: try extraction(member))
      case "shouldTranslate": request.shouldTranslate = try truth(member)
      case "plural", "device", "substitution": break
      case let name where Self.others.contains(name): break
      case let name:
        let near = Spelling.nearest(
          to: name,
          among: ["table", "key", "locale", "path", "text", "state", "expected", "source"])
        throw fault(member.location, "unknown field '\(name)'" + Spelling.question(near.prefix(1)))
      }
    }
    guard let key else { throw fault(value.location, "missing field 'key'") }
    request.key = key
    if readsKeys { return request }
    let isOfEntry =
      !names.contains("text") && !names.contains("value") && !names.contains("state")
      && !names.isDisjoint(with: ["comment", "extraction", "shouldTranslate"])
    if isOfEntry {
      request.locale = ""
      return request
    }
    guard !request.locale.isEmpty else { throw fault(value.location, "missing field 'locale'") }
    guard request.text != nil || names.contains("state") else {
      throw fault(value.location, "missing field 'text'")
    }
    if !names.contains("path") { request.path = try separatePath(of: value) }
    return request
  }

  /// The path that xckit writes as several members.
  private func separatePath(of value: JSONValue) throws(Diagnostic) -> LeafPath {
    var steps: [LeafPath.Step] = []
    func add(_ name: String, _ step: (String) -> LeafPath.Step) throws(Diagnostic) {
      guard let member = value.members.first(where: { $0.name == name }),
        let text = try optionalText(member), !text.isEmpty
      else { return }
      steps.append(step(text))
    }
    try add("substitution") { .substitution($0) }
    try add("device") { .variation(axis: "device", name: $0) }
    try add("plural") { .variation(axis: "plural", name: $0) }
    return LeafPath(steps)
  }

  private func path(_ member: JSONValue.Member) throws(Diagnostic) -> LeafPath {
    var path: LeafPath?
    switch member.value.content {
    case .null: return LeafPath()
    case .string(let text): path = text.isEmpty ? LeafPath() : LeafPath(text)
    case .array(let elements):
      path = LeafPath(words: elements.compactMap { $0.string ?? $0.digits })
    default: break
    }
    guard let path else {
      throw fault(member.value.location, #"invalid path: expected ["plural", "few"]"#)
    }
    return path
  }

  private func state(_ member: JSONValue.Member) throws(Diagnostic) -> String? {
    guard let state = try optionalText(member) else { return nil }
    guard TextRequest.states.contains(state) else {
      let states = TextRequest.states.joined(separator: ", ")
      throw fault(member.value.location, "invalid state '\(state)': expected one of \(states)")
    }
    return state
  }

  private func extraction(_ member: JSONValue.Member) throws(Diagnostic) -> String? {
    guard let state = try optionalText(member), state != "automatic" else { return nil }
    guard TextRequest.extractionStates.contains(state) else {
      let states = TextRequest.extractionStates.joined(separator: ", ")
      throw fault(
        member.value.location, "invalid extraction state '\(state)': expected one of \(states)")
    }
    return state
  }

  private func text(_ member: JSONValue.Member) throws(Diagnostic) -> String {
    guard let text = member.value.string else {
      throw fault(member.value.location, "'\(member.name)' is not a string")
    }
    return text
  }

  private func optionalText(_ member: JSONValue.Member) throws(Diagnostic) -> String? {
    if case .null = member.value.content { return nil }
    return try text(member)
  }

  private func truth(_ member: JSONValue.Member) throws(Diagnostic) -> Bool? {
    switch member.value.content {
    case .null: return nil
    case .bool(let value): return value
    default: throw fault(member.value.location, "'\(member.name)' is not true or false")
    }
  }

  private func fault(_ location: SourceLocation, _ message: String) -> Diagnostic {
    Diagnostic(.jsonSyntax, path: path, location: location, message: message, skipsBytes: true)
  }
}

extension JSONValue {
  fileprivate var digits: String? { if case .number(let digits) = content { digits } else { nil } }
}

extension Diagnostic {
  /// The problem of a text that is one line of a file.
  fileprivate func moved(toLine line: Int, of path: String) -> Diagnostic {
    Diagnostic(
      rule, path: path,
      location: SourceLocation(line: line, column: location?.column ?? 1),
      message: message, skipsBytes: skipsBytes)
  }
}
