internal import JSON
internal import SourceText

/// The content of a JSON text, ignoring layout, member order, and string escapes.
struct JSONMeaning: Equatable {
  private let bytes: [UInt8]

  /// Parses a text; nil if it is not JSON.
  init?(of text: [UInt8]) {
    guard let tree = try? JSONTree(ByteBuffer(text)) else { return nil }
    var bytes: [UInt8] = []
    Self.write(tree.root, of: tree, to: &bytes)
    self.bytes = bytes
  }

  private static func write(_ node: Int, of tree: JSONTree, to bytes: inout [UInt8]) {
    switch tree[node].kind {
    case .object:
      let members = tree.children(of: node).map { child -> (name: [UInt8], value: [UInt8]) in
        var value: [UInt8] = []
        write(child, of: tree, to: &value)
        return (Array(tree.name(of: child).utf8), value)
      }
      bytes.append(UInt8(ascii: "{"))
      for member in members.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
        // Include the lengths, so that adjacent names and values cannot be confused.
        bytes += Array("\(member.name.count):\(member.value.count):".utf8) + member.name
        bytes += member.value
      }
    case .array:
      bytes.append(UInt8(ascii: "["))
      for child in tree.children(of: node) {
        write(child, of: tree, to: &bytes)
        bytes.append(UInt8(ascii: ","))
      }
    case .string:
      let text = Array((tree.text(of: node) ?? "").utf8)
      bytes += Array("\(text.count)\"".utf8) + text
    default: bytes += tree.raw(tree[node].value)
    }
  }
}
