internal import JSON
internal import SourceText

/// Proves that exactly the parts that edits name differ between two versions of a String Catalog.
///
/// It reads the result again and knows nothing of how it was written.
struct EditProof {
  /// The simple values of an entry by the names that lead to them.
  private typealias Values = [[[UInt8]]: [UInt8]]

  private let edits: [CatalogEdit]
  private let old: JSONTree
  private let strings: Int
  private let new: [UInt8]

  init(_ edits: [CatalogEdit], old: JSONTree, strings: Int, new: [UInt8]) {
    self.edits = edits
    self.old = old
    self.strings = strings
    self.new = new
  }

  /// Throws the first key at which the versions differ otherwise than the edits say.
  func check() throws(EditRefusal) {
    let failed = { (key: String) in EditRefusal.unproven(key: key) }
    var log = DiagnosticLog()
    let text = DecodedText(ByteBuffer(new), reportingTo: &log)
    guard !log.holds(.encoding), let result = try? JSONTree(text.bytes, depth: 2),
      result.repeatedNames.isEmpty,
      let entries = result.member("strings", of: result.root)
    else { throw failed("") }
    let edited = Dictionary(grouping: edits) { Array($0.key.utf8) }
    try checkRoot(result)
    // Other entries have the same bytes, in the same order.
    var others = result.children(of: entries).makeIterator()
    var changed: [[UInt8]: Int] = [:]
    func next() -> Int? {
      while let node = others.next() {
        let key = result.key(of: node)
        guard edited[key] != nil else { return node }
        changed[key] = node
      }
      return nil
    }
    var before: [[UInt8]: Int] = [:]
    for node in old.children(of: strings) {
      let key = old.key(of: node)
      guard edited[key] == nil else {
        before[key] = node
        continue
      }
      guard let twin = next(), result.raw(result[twin].member) == old.raw(old[node].member) else {
        throw failed(old.name(of: node))
      }
    }
    guard next() == nil else { throw failed("") }
    for (key, edits) in edited {
      let expected = expected(before[key].map { values(of: $0, in: old) }, edits)
      let found = changed[key].map { values(of: $0, in: result) }
      guard expected == found.map({ without($0, edits) }) else {
        throw failed(edits[0].key)
      }
    }
  }

  /// The other members of the root have the same bytes.
  private func checkRoot(_ result: JSONTree) throws(EditRefusal) {
    var others = result.children(of: result.root)
    for node in old.children(of: old.root) {
      guard let twin = others.next(), result.key(of: twin) == old.key(of: node),
        node == strings || result.raw(result[twin].value) == old.raw(old[node].value)
      else { throw .unproven(key: "") }
    }
    guard others.next() == nil else { throw .unproven(key: "") }
  }

  /// The values of an entry after the edits; nil if it does not exist.
  private func expected(_ values: Values?, _ edits: [CatalogEdit]) -> Values? {
    var values = values
    for edit in edits {
      let names = edit.part.names.map { Array($0.utf8) }
      switch edit.part {
      case .entry, .localization:
        // Whatever was there is replaced.
        let kept = names.isEmpty ? [:] : values?.filter { !$0.key.starts(with: names) }
        guard let new = edit.new, let tree = try? JSONTree(ByteBuffer(Array(new.utf8))) else {
          values = names.isEmpty ? nil : kept
          continue
        }
        var result = kept ?? [:]
        add(tree.root, of: tree, at: names, to: &result)
        values = result
      case .text where edit.new == nil:
        let isUnit = edit.part.names.last == "value"
        let gone = isUnit ? Array(names.dropLast()) : names
        values = values?.filter { !$0.key.starts(with: gone) }
      case .shouldTranslate:
        values?[names] = edit.new.map { Array($0.utf8) }
      case .comment, .extractionState, .text, .state:
        values?[names] = edit.new.map { [UInt8(ascii: "\"")] + Array($0.utf8) }
      }
    }
    return values.map { without($0, edits) }
  }

  /// The values without empty objects and arrays around the parts of some edits.
  private func without(_ values: Values, _ edits: [CatalogEdit]) -> Values {
    values.filter { path, value in
      (value != [UInt8(ascii: "{")] && value != [UInt8(ascii: "[")])
        || !edits.contains { edit in
          path.count <= edit.part.names.count
            && zip(path, edit.part.names).allSatisfy { $0.elementsEqual($1.utf8) }
        }
    }
  }

  private func values(of entry: Int, in tree: JSONTree) -> Values {
    var values: Values = [:]
    if let whole = try? JSONTree(tree.bytes, valueAt: Int(tree[entry].value.offset)) {
      add(whole.root, of: whole, at: [], to: &values)
    }
    return values
  }

  private func add(_ node: Int, of tree: JSONTree, at path: [[UInt8]], to values: inout Values) {
    switch tree[node].kind {
    case .object, .array:
      var isEmpty = true
      for (index, child) in tree.children(of: node).enumerated() {
        isEmpty = false
        let name = tree[node].kind == .object ? tree.key(of: child) : Array("\(index)".utf8)
        add(child, of: tree, at: path + [name], to: &values)
      }
      if isEmpty { values[path] = [UInt8(ascii: tree[node].kind == .object ? "{" : "[")] }
    case .string: values[path] = [UInt8(ascii: "\"")] + Array((tree.text(of: node) ?? "").utf8)
    case .number, .true, .false, .null: values[path] = tree.raw(tree[node].value)
    }
  }
}

extension JSONTree {
  /// The bytes of the name of a member.
  func key(of member: Int) -> [UInt8] {
    withName(of: member) { name in unsafe name.withUnsafeBufferPointer { unsafe Array($0) } }
  }
}
