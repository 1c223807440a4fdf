internal import JSONDocuments
internal import SourceText

/// Turns edits of a String Catalog into splices.
struct XCStringsEditor {
  private let bytes: [UInt8]
  private let text: DecodedText
  private let order: KeyOrder
  /// The top levels of the file: the root, its members, and the entries.
  private let tree: JSONTree
  private let strings: Int
  private let layout: CatalogLayout
  private let file: SourceFile
  /// The entries that edits refer to, by the bytes of their keys.
  private var nodes: [[UInt8]: Int] = [:]
  /// The new values of the entries that change; nil for those that are removed.
  private var results: [[UInt8]: [UInt8]?] = [:]
  /// The keys of new entries, in edit order.
  private var added: [[UInt8]] = []

  /// Parses a file.
  init(_ bytes: [UInt8], path: String, order: KeyOrder) throws(EditRefusal) {
    var log = DiagnosticLog()
    text = DecodedText(ByteBuffer(bytes), reportingTo: &log)
    file = SourceFile(path: path, bytes: text.bytes, encoding: text.encoding)
    if let fault = log.diagnostics(in: file, text: { _ in "" }).first { throw .unreadable(fault) }
    do throws(JSONTree.Fault) { tree = try JSONTree(text.bytes, depth: 2) } catch {
      throw .unreadable(file.problem(.jsonSyntax, at: error.offset, error.message))
    }
    guard let strings = tree.member("strings", of: tree.root), tree[strings].kind == .object else {
      throw .unreadable(
        file.problem(.jsonSyntax, at: Int(tree[tree.root].value.offset), "not a String Catalog"))
    }
    // Only duplicates in the entries leave no doubt about the others.
    let entries = tree[strings].value
    if let name = tree.repeatedNames.first(where: { !entries.contains($0) }) {
      let token = String(decoding: tree.raw(name), as: UTF8.self)
      throw .unreadable(
        file.problem(.jsonDuplicateKey, at: Int(name.offset), "duplicate key \(token)"))
    }
    self.bytes = bytes
    self.order = order
    self.strings = strings
    layout = CatalogLayout(of: tree)
  }

  /// Applies edits in order and verifies the result.
  mutating func apply(_ edits: [CatalogEdit]) throws(EditRefusal) -> EditedCatalog {
    let edited = try applyUnproven(edits)
    try EditProof(edits: edits, old: tree, strings: strings, new: edited.bytes).check()
    return edited
  }

  /// Applies edits in order, for a result that is shown and never written.
  mutating func applyUnproven(_ edits: [CatalogEdit]) throws(EditRefusal) -> EditedCatalog {
    try find(Set(edits.map(\.key)))
    var editors: [[UInt8]: EntryEditor] = [:]
    var inverses: [[CatalogEdit]] = []
    for edit in edits {
      let key = Array(edit.key.utf8)
      if edit.part == .entry {
        inverses.append([try applyToEntry(edit, key, &editors)])
        continue
      }
      guard var editor = editor(of: key, in: editors) else { throw .missing(edit) }
      inverses.append(try editor.apply(edit))
      guard !editor.isBroken else { throw .unproven(key: edit.key) }
      editors[key] = editor
    }
    for (key, editor) in editors { results[key] = .some(editor.bytes) }
    let splices = EntrySplices(tree, strings, layout: layout, order: order)
      .splices(nodes: nodes, results: results, added: added)
    let result = try EncodedResult(splices, text: text, bytes: bytes)
    return EditedCatalog(
      bytes: result.bytes, splices: result.splices, undo: result.undo,
      inverse: inverses.reversed().flatMap(\.self))
  }

  /// Finds the entries with the given keys.
  ///
  /// - Throws: a refusal if one of them is ambiguous.
  mutating func find(_ keys: Set<String>) throws(EditRefusal) {
    let keys = Dictionary(keys.map { (Array($0.utf8), $0) }, uniquingKeysWith: { $1 })
    for entry in tree.children(of: strings) {
      let bytes = tree.key(of: entry)
      guard let key = keys[bytes] else { continue }
      let (name, value) = (tree[entry].name, tree[entry].value)
      let token = String(decoding: tree.raw(name), as: UTF8.self)
      if let first = nodes[bytes] {
        let lines = [tree[first].name, name].map { file.location(of: $0.offset).line }
        throw .duplicate(
          key: key,
          file.problem(
            .jsonDuplicateKey, at: Int(name.offset),
            "duplicate key \(token), lines \(lines[0]) and \(lines[1])"))
      }
      if let field = tree.repeatedNames.first(where: { value.contains($0) }) {
        throw .duplicate(
          key: key,
          file.problem(
            .jsonDuplicateKey, at: Int(field.offset),
            "duplicate field \(String(decoding: tree.raw(field), as: UTF8.self)) in \(token), "
              + "line \(file.location(of: field.offset).line)"))
      }
      nodes[bytes] = entry
    }
  }

  private func editor(of key: [UInt8], in editors: [[UInt8]: EntryEditor]) -> EntryEditor? {
    if let known = editors[key] { return known }
    switch results[key] {
    case .some(nil): return nil
    case let value??: return EntryEditor(value, order: order, layout: layout)
    case nil:
      return nodes[key].flatMap {
        EntryEditor(tree.raw(tree[$0].value), order: order, layout: layout)
      }
    }
  }

  /// Adds, replaces, or removes a whole entry.
  private mutating func applyToEntry(
    _ edit: CatalogEdit, _ key: [UInt8], _ editors: inout [[UInt8]: EntryEditor]
  ) throws(EditRefusal) -> CatalogEdit {
    let now = editor(of: key, in: editors).map { String(decoding: $0.bytes, as: UTF8.self) }
    if let old = edit.old {
      guard let now, EntryEditor.meanSame(now, old) else { throw .changed(edit, now: now) }
    } else if edit.new != nil {
      guard now == nil else { throw .changed(edit, now: now) }
    } else if now == nil {
      throw .missing(edit)
    }
    editors[key] = nil
    if let new = edit.new {
      guard let read = try? JSONTree(ByteBuffer(Array(new.utf8))), read.repeatedNames.isEmpty,
        read[read.root].kind == .object
      else { throw .notInFormat(edit) }
      let writer = NewValueWriter(layout: layout, tree: tree)
      var value: [UInt8] = []
      writer.write(NewValue(read.root, of: read), level: EntryEditor.level, like: nil, to: &value)
      results[key] = .some(value)
      if nodes[key] == nil, !added.contains(key) { added.append(key) }
    } else {
      results[key] = .some(nil)
      added.removeAll { $0 == key }
    }
    return CatalogEdit(key: edit.key, .entry, from: edit.new, to: now)
  }
}

extension SourceFile {
  /// Returns the problem of a file that cannot be edited.
  fileprivate func problem(_ rule: RuleID, at offset: Int, _ message: String) -> Diagnostic {
    Diagnostic(
      rule, path: path, location: location(of: UInt32(truncatingIfNeeded: offset)),
      message: message, skipsBytes: true)
  }
}

extension TextRange {
  /// Whether another range lies inside this one.
  fileprivate func contains(_ other: TextRange) -> Bool {
    offset <= other.offset && other.end <= end
  }
}
