internal import SourceText

/// Turns edits of a .strings file in the text form into splices.
struct StringsEditor {
  /// What an entry says.
  struct Content: Equatable {
    var text: [UInt8]
    var comment: [UInt8]?
    /// The bytes of the entry with its comment, if an edit brings them.
    var raw: [UInt8]?
    /// Where it goes if it is new.
    var place = CatalogEdit.Place.sorted
  }

  private let file: SoundPropertyList
  private let document: StringsDocument
  private let order: KeyOrder
  /// The entries as the reader has them.
  private let read: [[UInt8]: Content]
  /// The last entry of each key in the document.
  private let places: [[UInt8]: Int]
  /// What becomes of entries.
  private var changes: [[UInt8]: Content?] = [:]
  /// The keys of new entries, in the order of the edits.
  private var added: [[UInt8]] = []

  /// The editor of a file.
  init(_ file: SoundPropertyList, order: KeyOrder) throws(EditRefusal) {
    self.file = file
    self.order = order
    document = StringsDocument(file.text)
    read = Self.contents(of: file.table)
    var places: [[UInt8]: Int] = [:]
    for (index, entry) in document.entries.enumerated() {
      places[Array(document.text(entry.key).utf8)] = index
    }
    self.places = places
  }

  /// What the reader of the format finds, by key.
  static func contents(of table: Table) -> [[UInt8]: Content] {
    Dictionary(
      table.entries.map { entry in
        (
          Array(entry.key.utf8),
          Content(
            text: Array((entry.localizations.first?.text ?? "").utf8),
            comment: entry.comment.map { Array($0.utf8) })
        )
      }, uniquingKeysWith: { $1 })
  }

  /// Applies edits one after another, and proves the result.
  mutating func apply(_ edits: [CatalogEdit]) throws(EditRefusal) -> EditedCatalog {
    var inverse: [CatalogEdit] = []
    for edit in edits { inverse.insert(contentsOf: try apply(edit), at: 0) }
    let splices = try StringsSplices(document, read: read, places: places, order: order)
      .splices(changes: changes, added: added, edits: edits)
    let result = try EncodedResult(splices, text: file.text, bytes: file.bytes)
    try StringsProof(edits, old: file, new: result.bytes).check()
    return EditedCatalog(
      bytes: result.bytes, splices: result.splices, undo: result.undo, inverse: inverse)
  }

  /// Notes what becomes of the entry of an edit; returns the edits that take it back.
  private mutating func apply(_ edit: CatalogEdit) throws(EditRefusal) -> [CatalogEdit] {
    let key = Array(edit.key.utf8)
    if let place = places[key], !document.entries[place].isText { throw .otherShape(edit) }
    let now = changes[key] ?? read[key]
    switch edit.part {
    case .text(let locale, let path):
      guard file.has(locale), path.steps.isEmpty else { throw .notInFormat(edit) }
      try check(edit, now?.text)
      guard let new = edit.new.map({ Array($0.utf8) }) else {
        return now == nil ? [] : remove(key, edit)
      }
      if new == now?.text { return [] }
      var content = now ?? Content(text: new, place: edit.place)
      content.text = new
      content.raw = nil
      set(content, for: key)
      return [edit.inverse]
    case .comment:
      guard var content = now else { throw .missing(edit) }
      try check(edit, content.comment)
      content.comment = edit.new.map { Array($0.utf8) }
      if content.comment == now?.comment { return [] }
      content.raw = nil
      set(content, for: key)
      return [edit.inverse]
    case .entry: return try setEntry(key, edit)
    case .localization(let locale):
      guard file.has(locale), edit.new == nil, edit.old == nil else { throw .notInFormat(edit) }
      guard now != nil else { throw .missing(edit) }
      return remove(key, edit)
    case .extractionState, .shouldTranslate, .state: throw .notInFormat(edit)
    }
  }

  private func check(_ edit: CatalogEdit, _ now: [UInt8]?) throws(EditRefusal) {
    guard edit.old.map({ Array($0.utf8) }) == now else {
      throw .changed(edit, now: now.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  private mutating func setEntry(
    _ key: [UInt8], _ edit: CatalogEdit
  ) throws(EditRefusal) -> [CatalogEdit] {
    let now = raw(key)
    if edit.old != nil || edit.new != nil {
      try check(edit, now)
    } else if now == nil {
      throw .missing(edit)
    }
    guard let new = edit.new.map({ Array($0.utf8) }) else {
      return now == nil ? [] : remove(key, edit)
    }
    let snippet = try SoundPropertyList(new, path: "new.strings")
    guard snippet.syntax == .oldStyle, snippet.text.start == 0, snippet.table.entries.count == 1,
      var content = Self.contents(of: snippet.table)[key]
    else { throw .notInFormat(edit) }
    content.raw = new
    content.place = edit.place
    set(content, for: key)
    return [CatalogEdit(key: edit.key, .entry, from: edit.new, to: edit.old)]
  }

  private mutating func set(_ content: Content, for key: [UInt8]) {
    if places[key] == nil, !added.contains(key) { added.append(key) }
    changes[key] = .some(content)
  }

  /// Removes an entry that is there.
  private mutating func remove(_ key: [UInt8], _ edit: CatalogEdit) -> [CatalogEdit] {
    var inverse = CatalogEdit(
      key: edit.key, .entry, from: nil,
      to: raw(key).map { String(decoding: $0, as: UTF8.self) })
    if let place = places[key] {
      inverse.place =
        place > 0 ? .behind(document.text(document.entries[place - 1].key)) : .first
    }
    changes[key] = .some(nil)
    added.removeAll { $0 == key }
    return [inverse]
  }

  /// The bytes of an entry with its comment; nil if it does not exist.
  private func raw(_ key: [UInt8]) -> [UInt8]? {
    guard let content = changes[key] ?? read[key] else { return nil }
    if let raw = content.raw { return raw }
    if changes[key] == nil, let place = places[key] {
      return document.raw(document.entries[place].start..<document.entries[place].end)
    }
    return StringsSplices(document, read: read, places: places, order: order)
      .entry(key, content, near: places[key])
  }
}
