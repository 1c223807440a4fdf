internal import SourceText

/// Proves that exactly the parts that edits name differ between two versions of a .strings file.
///
/// It reads the result with the reader of the format and knows nothing of how it was written.
struct StringsProof {
  private typealias Content = StringsEditor.Content

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
    guard let result = try? SoundPropertyList(new, path: old.path), result.syntax == old.syntax,
      result.text.encoding == old.text.encoding
    else { throw .unproven(key: edits.first?.key ?? "") }
    let edited = Set(edits.map { Array($0.key.utf8) })
    var others = result.table.entries.lazy.filter { !edited.contains(Array($0.key.utf8)) }
      .makeIterator()
    for entry in old.table.entries where !edited.contains(Array(entry.key.utf8)) {
      guard let twin = others.next(), isSame(twin.key, entry.key), twin.hasSameContent(as: entry)
      else { throw .unproven(key: entry.key) }
    }
    guard others.next() == nil else { throw .unproven(key: edits.first?.key ?? "") }
    let found = StringsEditor.contents(of: result.table)
    for (key, content) in expected {
      guard found[key] == content else {
        throw .unproven(key: String(decoding: key, as: UTF8.self))
      }
    }
  }

  /// What the edits make of the entries that they name.
  private var expected: [[UInt8]: StringsEditor.Content?] {
    var contents: [[UInt8]: Content?] = [:]
    let before = StringsEditor.contents(of: old.table)
    for edit in edits {
      let key = Array(edit.key.utf8)
      var content = contents[key] ?? before[key]
      switch edit.part {
      case .text:
        guard let new = edit.new else {
          content = nil
          break
        }
        content = Content(text: Array(new.utf8), comment: content?.comment)
      case .comment: content?.comment = edit.new.map { Array($0.utf8) }
      case .entry, .localization:
        content = nil
        if let new = edit.new, let read = try? SoundPropertyList(Array(new.utf8), path: old.path) {
          content = StringsEditor.contents(of: read.table)[key]
        }
      case .extractionState, .shouldTranslate, .state: break
      }
      contents[key] = .some(content)
    }
    return contents
  }
}
