internal import SourceText

/// Proves that exactly the parts that edits name differ between two versions of an XML property list.
///
/// It compares all names and values of both, whatever they mean, and knows nothing of how the result was
/// written.
struct PropertyListProof {
  /// The names that lead to a value.
  private typealias Path = [[UInt8]]

  private struct Value: Equatable {
    var path: Path
    var text: [UInt8]

    /// Whether it is an empty dictionary in which a part may have been.
    func isEmptyDictionary(around part: Path) -> Bool {
      text == [UInt8(ascii: "{")] && part.starts(with: path)
    }
  }

  private let edits: [CatalogEdit]
  private let old: SoundPropertyList
  private let new: [UInt8]

  init(_ edits: [CatalogEdit], old: SoundPropertyList, new: [UInt8]) {
    self.edits = edits
    self.old = old
    self.new = new
  }

  /// Throws the first key at which the versions differ otherwise than the edits say.
  func check() throws(EditRefusal) {
    let failed = EditRefusal.unproven(key: edits.first?.key ?? "")
    guard let result = try? SoundPropertyList(new, path: old.path), result.syntax == old.syntax,
      result.text.encoding == old.text.encoding
    else { throw failed }
    var expected = values(of: old.bytes)
    for edit in edits { apply(edit, to: &expected) }
    let found = values(of: new)
    let parts = edits.map { part($0, in: expected + found) }
    let isOther = { (value: Value) in
      !parts.contains { value.path.starts(with: $0) || value.isEmptyDictionary(around: $0) }
    }
    let others = (expected.filter(isOther), found.filter(isOther))
    guard others.0 == others.1 else {
      let differing = zip(others.0, others.1).first { $0.0 != $0.1 }?.0
      throw .unproven(
        key: differing.map { String(decoding: $0.path.first ?? [], as: UTF8.self) } ?? "")
    }
    for (edit, part) in zip(edits, parts) {
      let isPart = { (value: Value) in value.path.starts(with: part) }
      // Where a new text belongs among the others is not part of an edit.
      guard Self.texts(expected.filter(isPart)) == Self.texts(found.filter(isPart)) else {
        throw .unproven(key: edit.key)
      }
    }
  }

  /// The texts of values by their paths.
  private static func texts(_ values: [Value]) -> [Path: [[UInt8]]] {
    Dictionary(grouping: values, by: \.path).mapValues { $0.map(\.text) }
  }

  /// The path of the part that an edit names.
  private func part(_ edit: CatalogEdit, in values: [Value]) -> Path {
    let key = Array(edit.key.utf8)
    guard case .text(_, let path) = edit.part else { return [key] }
    var names = [key]
    for step in path.steps {
      switch step {
      case .variation("device", let name):
        names += ["NSStringDeviceSpecificRuleType", name].map { Array($0.utf8) }
      case .variation("width", let name):
        names += ["NSStringVariableWidthRuleType", name].map { Array($0.utf8) }
      case .variation(_, let name), .substitution(let name): names.append(Array(name.utf8))
      case .value: break
      }
    }
    let format = names + [Array("NSStringLocalizedFormatKey".utf8)]
    return values.contains { $0.path == format } ? format : names
  }

  private func apply(_ edit: CatalogEdit, to values: inout [Value]) {
    let part = part(edit, in: values)
    switch edit.part {
    case .text:
      guard let new = edit.new else { return values.removeAll { $0.path.starts(with: part) } }
      let value = Value(path: part, text: [UInt8(ascii: "\"")] + Array(new.utf8))
      if let place = values.lastIndex(where: { $0.path == part }) {
        values[place] = value
      } else {
        values.append(value)
      }
    case .entry, .localization:
      values.removeAll { $0.path.starts(with: part) }
      guard let new = edit.new else { return }
      let document = "<plist><dict><key>k</key>\(new)</dict></plist>"
      values += self.values(of: Array(document.utf8)).map {
        Value(path: part + $0.path.dropFirst(), text: $0.text)
      }
    case .comment, .extractionState, .shouldTranslate, .state: break
    }
  }

  /// All values of a file with the names that lead to them.
  private func values(of bytes: [UInt8]) -> [Value] {
    var log = DiagnosticLog()
    let document = PropertyListDocument(ByteBuffer(bytes), path: old.path, reportingTo: &log)
    guard let root = document.root(reportingTo: &log) else { return [] }
    var values: [Value] = []
    func visit(_ node: PropertyListNode, _ path: Path) {
      switch node.value {
      case .dictionary(let members):
        if members.isEmpty { values.append(Value(path: path, text: [UInt8(ascii: "{")])) }
        for member in members {
          visit(member.value, path + [Array(document.source.text(member.key).utf8)])
        }
      case .string:
        let text = Array(document.source.text(node.range).utf8)
        values.append(Value(path: path, text: [UInt8(ascii: "\"")] + text))
      default:
        values.append(Value(path: path, text: Array(document.source.raw(node.range).utf8)))
      }
    }
    visit(root, [])
    return values
  }
}
