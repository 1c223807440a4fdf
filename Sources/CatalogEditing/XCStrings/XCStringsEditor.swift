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
    let file = SourceFile(path: path, bytes: text.bytes, encoding: text.encoding)
    if let fault = log.diagnostics(in: file, text: { _ in "" }).first { throw .unreadable(fault) }
    func fault(_ rule: RuleID, _ offset: Int, _ message: String) -> EditRefusal {
      .unreadable(
        Diagnostic(
          rule, path: path, location: file.location(of: UInt32(truncatingIfNeeded: offset)),
          message: message, skipsBytes: true))
    }
    do throws(JSONTree.Fault) { tree = try JSONTree(text.bytes, depth: 2) } catch {
      throw fault(.jsonSyntax, error.offset, error.message)
    }
    if let name = tree.repeatedNames.first {
      let token = String(decoding: tree.raw(name), as: UTF8.self)
      throw fault(.jsonDuplicateKey, Int(name.offset), "duplicate key \(token)")
    }
    guard let strings = tree.member("strings", of: tree.root), tree[strings].kind == .object else {
      throw fault(.jsonSyntax, Int(tree[tree.root].value.offset), "not a String Catalog")
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
    find(Set(edits.map { Array($0.key.utf8) }))
    var editors: [[UInt8]: EntryEditor] = [:]
    var inverse: [CatalogEdit] = []
    for edit in edits {
      let key = Array(edit.key.utf8)
      if edit.part == .entry {
        inverse.insert(try applyToEntry(edit, key, &editors), at: 0)
        continue
      }
      guard var editor = editor(of: key, in: editors) else { throw .missing(edit) }
      inverse.insert(contentsOf: try editor.apply(edit), at: 0)
      guard !editor.isBroken else { throw .unproven(key: edit.key) }
      editors[key] = editor
    }
    for (key, editor) in editors { results[key] = .some(editor.bytes) }
    let splices = EntrySplices(tree, strings, layout: layout, order: order)
      .splices(nodes: nodes, results: results, added: added)
    let result = try EncodedResult(splices, text: text, bytes: bytes)
    return EditedCatalog(
      bytes: result.bytes, splices: result.splices, undo: result.undo, inverse: inverse)
  }

  /// Finds the entries with the given keys.
  private mutating func find(_ keys: Set<[UInt8]>) {
    for entry in tree.children(of: strings) {
      let key = tree.key(of: entry)
      if keys.contains(key) { nodes[key] = entry }
    }
  }

  private func editor(of key: [UInt8], in editors: [[UInt8]: EntryEditor]) -> EntryEditor? {
    if let known = editors[key] { return known }
    switch results[key] {
    case .some(nil): return nil
    case let value??:
      return EntryEditor(valueAt: 0, of: ByteBuffer(value), order: order, layout: layout)
    case nil:
      return nodes[key].flatMap {
        EntryEditor(
          valueAt: Int(tree[$0].value.offset), of: text.bytes, order: order, layout: layout)
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
