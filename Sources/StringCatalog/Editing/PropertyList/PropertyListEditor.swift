internal import SourceText

/// Turns edits of a .strings or .stringsdict file in XML into splices.
struct PropertyListEditor {
  /// What becomes of a member of the top dictionary.
  struct Change {
    /// The bytes of its value; nil if it goes.
    var value: [UInt8]?
    /// Where it goes if it is new.
    var place = CatalogEdit.Place.sorted
  }

  private let file: SoundPropertyList
  private let order: KeyOrder
  private let root: XMLElement
  private let layout: XMLLayout
  /// The last member of each key.
  private var places: [[UInt8]: Int] = [:]
  private var changes: [[UInt8]: Change] = [:]
  /// The keys of new entries, in the order of the edits.
  private var added: [[UInt8]] = []

  /// The editor of a file.
  init(_ file: SoundPropertyList, order: KeyOrder) throws(EditRefusal) {
    self.file = file
    self.order = order
    layout = XMLLayout(file.text.bytes)
    let bytes = file.text.bytes
    let root = bytes.withBytes(0..<bytes.count) {
      XMLElement.first(in: $0, from: file.text.start)
    }
    guard let root, root.name == "dict" else {
      throw .unsupported(
        Diagnostic(.unreadable, path: file.path, message: "the file holds no dictionary"))
    }
    self.root = root
    for (index, member) in root.members.enumerated() {
      places[Array(layout.text(of: member.key).utf8)] = index
    }
  }

  /// Applies edits one after another, and proves the result.
  mutating func apply(_ edits: [CatalogEdit]) throws(EditRefusal) -> EditedCatalog {
    var inverse: [CatalogEdit] = []
    for edit in edits { inverse.insert(contentsOf: try apply(edit), at: 0) }
    let splices = XMLMemberSplices(root, layout: layout, places: places, order: order)
      .splices(changes: changes, added: added)
    let result = try EncodedResult(splices, text: file.text, bytes: file.bytes)
    try PropertyListProof(edits, old: file, new: result.bytes).check()
    return EditedCatalog(
      bytes: result.bytes, splices: result.splices, undo: result.undo, inverse: inverse)
  }

  private mutating func apply(_ edit: CatalogEdit) throws(EditRefusal) -> [CatalogEdit] {
    let key = Array(edit.key.utf8)
    switch edit.part {
    case .text(let locale, let path):
      guard file.has(locale) else { throw .notInFormat(edit) }
      return try setText(key, path, edit)
    case .entry: return try setEntry(key, edit)
    case .localization(let locale):
      guard file.has(locale), edit.new == nil, edit.old == nil else { throw .notInFormat(edit) }
      guard value(key) != nil else { throw .missing(edit) }
      return remove(key, edit)
    case .comment, .extractionState, .shouldTranslate, .state: throw .notInFormat(edit)
    }
  }

  /// The bytes of the value of a key; nil if it does not exist.
  private func value(_ key: [UInt8]) -> [UInt8]? {
    if let change = changes[key] { return change.value }
    return places[key].map { layout.raw(root.members[$0].value.range) }
  }

  private mutating func set(_ value: [UInt8], for key: [UInt8], at place: CatalogEdit.Place) {
    if places[key] == nil, !added.contains(key) { added.append(key) }
    changes[key] = Change(value: value, place: place)
  }

  /// Removes an entry that is there.
  private mutating func remove(_ key: [UInt8], _ edit: CatalogEdit) -> [CatalogEdit] {
    var inverse = CatalogEdit(
      key: edit.key, .entry, from: nil, to: value(key).map { String(decoding: $0, as: UTF8.self) })
    if let place = places[key] {
      inverse.place =
        place > 0 ? .behind(layout.text(of: root.members[place - 1].key)) : .first
    }
    changes[key] = Change(value: nil)
    added.removeAll { $0 == key }
    return [inverse]
  }

  private mutating func setEntry(
    _ key: [UInt8], _ edit: CatalogEdit
  ) throws(EditRefusal) -> [CatalogEdit] {
    let now = value(key)
    if edit.old != nil || edit.new != nil {
      guard edit.old.map({ Array($0.utf8) }) == now else {
        throw .changed(edit, now: now.map { String(decoding: $0, as: UTF8.self) })
      }
    } else if now == nil {
      throw .missing(edit)
    }
    guard let new = edit.new else { return now == nil ? [] : remove(key, edit) }
    guard let entry = XMLEntry(Array(new.utf8), layout: layout), entry.isWhole else {
      throw .notInFormat(edit)
    }
    try check(key, edit)
    set(Array(new.utf8), for: key, at: edit.place)
    return [CatalogEdit(key: edit.key, .entry, from: edit.new, to: edit.old)]
  }

  private mutating func setText(
    _ key: [UInt8], _ path: LeafPath, _ edit: CatalogEdit
  ) throws(EditRefusal) -> [CatalogEdit] {
    guard let now = value(key) else {
      guard edit.old == nil else { throw .changed(edit, now: nil) }
      guard let new = edit.new else { return [] }
      guard path.steps.isEmpty else { throw .missing(edit) }
      try check(key, edit)
      guard let content = layout.spelling.content(new) else {
        throw .notInFormat(edit)
      }
      set(Array("<string>\(content)</string>".utf8), for: key, at: edit.place)
      return [edit.inverse]
    }
    guard var entry = XMLEntry(now, layout: layout) else { throw .otherShape(edit) }
    let text = try entry.text(at: path, edit)
    guard edit.old.map({ Array($0.utf8) }) == text.map({ Array($0.utf8) }) else {
      throw .changed(edit, now: text)
    }
    if isSame(text, edit.new) { return [] }
    if edit.new == nil, path.steps.isEmpty, entry.isString { return remove(key, edit) }
    try entry.set(edit.new, at: path, edit)
    set(entry.bytes, for: key, at: changes[key]?.place ?? .sorted)
    return [edit.inverse]
  }

  private func check(_ key: [UInt8], _ edit: CatalogEdit) throws(EditRefusal) {
    guard XMLText.unwritable(in: String(decoding: key, as: UTF8.self)) == nil else {
      throw .notInFormat(edit)
    }
  }
}
