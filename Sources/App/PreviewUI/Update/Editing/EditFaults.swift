internal import CatalogEditing
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// Why something cannot be edited.
struct EditFault: Hashable, Sendable {
  let words: String
  /// Where to correct it in an editor; nil if that would not help.
  var place: FilePlace?
}

extension Model {
  /// Reports that an editor does not open, until Enter or Esc.
  ///
  /// Text typed for the editor must not run as commands.
  func refuseEdit(_ fault: EditFault) {
    open(RefusalNotice(fault, in: geometry))
  }

  /// Reports that an editor does not open, for a reason that no other program can remove.
  func refuseEdit(_ words: String) { refuseEdit(EditFault(words: words)) }

  /// Returns whether editing is disabled, and reports it if so.
  func refusesEdits() -> Bool {
    if screen.isReadOnly { refuseEdit("read-only: galley was started with --read-only") }
    return screen.isReadOnly
  }

  /// Returns whether the strings of some entries cannot be edited, and reports why.
  func refusesEdits(of names: [EntryName]) -> Bool {
    let files = Dictionary(grouping: names, by: \.file)
    for (path, names) in files.sorted(by: { $0.key < $1.key }) {
      guard let fault = editFault(of: path, Set(names.map(\.key))) else { continue }
      refuseEdit(fault)
      return true
    }
    return false
  }

  /// Returns whether an entry's string in a language cannot be edited, and reports why.
  func refusesEdits(of entry: Entry, in table: Table, _ locale: String) -> Bool {
    guard let path = table.path(ofKey: entry.key, locale: locale) else { return false }
    return refusesEdits(of: [EntryName(file: path, key: entry.key)])
  }

  /// Returns a known reason why a file, or some of its entries, cannot be edited, if any.
  func editFault(of path: String, _ keys: Set<String> = []) -> EditFault? {
    guard path != "-" else {
      return EditFault(words: "standard input cannot be edited; open the file by its name")
    }
    return editing.unwritable[path].map {
      EditFault(words: "cannot write \(path.lastNames): \($0)")
    }
      ?? catalog.damage(of: path, keys)
  }

  /// Records which files cannot be edited, for the header.
  func updateLocks() {
    let paths = Set(catalog.tables.flatMap(\.table.paths))
    let faulty = paths.filter { editFault(of: $0) != nil }
    editing.lock(faulty, of: paths.count)
  }
}

extension CatalogState {
  /// Returns the reason a damaged file, or some of its entries, cannot be edited; nil if they can.
  func damage(of path: String, _ keys: Set<String>) -> EditFault? {
    // Most files have none, and need not be read again.
    guard let bytes = tables.lazy.flatMap(\.table.files).first(where: { $0.path == path })?.bytes,
      bytes.isBinaryPropertyList
        || problems.contains(where: { $0.path == path && ($0.isLoss || $0.severity == .error) })
    else { return nil }
    do throws(EditRefusal) {
      try CatalogEditor(path: path, order: KeyOrder { _, _ in 0 }).check(keys, of: bytes.array)
      return nil
    } catch {
      return EditFault(error, in: path)
    }
  }
}

extension EditFault {
  fileprivate init(_ refusal: EditRefusal, in path: String) {
    switch refusal {
    case .unreadable(let problem):
      let line = problem.location.map { ", line \($0.line)" } ?? ""
      self.init(
        words: "cannot edit \(path.fileName): \(problem.message)\(line)",
        place: problem.filePlace)
    case .duplicate(_, let problem):
      self.init(words: "cannot edit this string: \(problem.message)", place: problem.filePlace)
    default: self.init(words: refusal.reason)
    }
  }
}

extension ByteBuffer {
  fileprivate var isBinaryPropertyList: Bool {
    count > 6 && array(0..<6) == Array("bplist".utf8)
  }
}
