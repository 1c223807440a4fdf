import JSONDocuments

/// A call of a tool, as a coding agent describes it to a hook.
struct AgentEvent {
  /// The paths of the files that the tool has edited.
  private(set) var files: [String] = []

  /// The member with the arguments of the tool; the rest is about the agent.
  private static let input = "tool_input"
  private static let pathNames: Set = ["file_path", "path"]
  /// The lines of a patch that name a file.
  private static let patchMarks = ["*** Add File: ", "*** Update File: ", "*** Move to: "]

  init(_ root: JSONValue) { collect(root[Self.input] ?? root, named: "") }

  private mutating func collect(_ value: JSONValue, named name: String) {
    switch value.content {
    case .string(let text) where Self.pathNames.contains(name): add(text)
    case .string(let text) where text.contains("*** Begin Patch"):
      for line in text.split(whereSeparator: \.isNewline) {
        for mark in Self.patchMarks where line.hasPrefix(mark) {
          add(String(line.dropFirst(mark.count)))
        }
      }
    case .array(let elements): for element in elements { collect(element, named: name) }
    case .object(let members): for member in members { collect(member.value, named: member.name) }
    default: break
    }
  }

  private mutating func add(_ path: String) {
    if !path.isEmpty, !files.contains(path) { files.append(path) }
  }
}
