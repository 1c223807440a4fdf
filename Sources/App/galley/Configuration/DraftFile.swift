import CatalogFiles
import PreviewUI
import SourceText
import StringCatalog

/// The texts that the user has typed and that are in no catalog, for the start after a crash.
///
/// The file begins with ``heading`` and has a line for each text: its file, key, language, the text that
/// the catalog had, the new one, and the steps of its path, with tabs between them.
struct DraftFile: Sendable {
  /// The first line of the file, by which galley knows its own.
  static let heading = "galley drafts 1"
  /// The most texts that the file keeps.
  static let limit = 100
  /// The most bytes of all texts.
  static let sizeLimit = 1 << 22

  private let path: String
  /// Those of the texts in the file that this run has typed or offered.
  private(set) var kept: [TextChange] = []
  /// Whether the file outlasts a crash of the system, too.
  private var isDurable = true

  /// The file for the catalogs to browse; nil for scripts, without edits, and without a home.
  init?(for options: BrowseCommand, variables: [Variable: String] = Variable.current()) {
    guard !options.isScript, !options.isReadOnly,
      let path = UserFile.drafts.path(variables: variables)
    else { return nil }
    self.path = path
  }

  /// Takes the texts that an earlier run has left for some tables.
  ///
  /// - Returns: those that belong to an entry, and are not in the catalog by now. Others stay in the file.
  mutating func take(for tables: [Table]) -> [TextChange] {
    guard let lines = try? lines(), !lines.isEmpty else { return [] }
    var tablesByPath: [String: (path: String, table: Table)] = [:]
    for table in tables {
      for path in table.paths { path.realPath.map { tablesByPath[$0] = (path, table) } }
    }
    var offered: [TextChange] = []
    for line in lines {
      guard let draft = Draft(line: line), let (path, table) = tablesByPath[draft.file] else {
        continue
      }
      // On another branch, a file may lack the key.
      guard let entry = table.entry(forKey: draft.key) else { continue }
      let change = draft.change(inFile: path)
      kept.append(change)
      let now = entry.localization(draft.locale)?.leaf(at: draft.steps)?.text
      if now != draft.new { offered.append(change) }
    }
    return offered
  }

  /// Whether other texts are to be kept, or the same ones more durably.
  func lacks(_ changes: [TextChange]) -> Bool { changes != kept || !isDurable }

  /// Keeps texts in place of those that this run has kept before; reports if that fails.
  ///
  /// - Parameters:
  ///   - changes: The texts.
  ///   - durably: Whether to wait for the disk. Without that, they outlast a crash of galley alone.
  mutating func keep(_ changes: [TextChange], durably: Bool = true) {
    guard changes != kept || durably && !isDurable else { return }
    isDurable = durably
    let old = Set((kept + changes).compactMap { Draft($0)?.name })
    kept = changes
    do throws(FileFault) {
      // A file that galley has not written stays.
      guard let lines = try lines() else { return }
      let others = lines.filter { line in Draft(line: line).map { !old.contains($0.name) } ?? false
      }
      var size = 0
      let texts = (changes.compactMap { Draft($0)?.line } + others).prefix(Self.limit).prefix {
        size += $0.utf8.count
        return size <= Self.sizeLimit
      }
      let text = ([Self.heading] + texts).joined(separator: "\n") + "\n"
      try UserFile.write(Array(text.utf8), to: path, durably: durably)
    } catch {
      // While the user types on, each letter would report it again; the next pause does.
      guard durably else { return }
      StandardError.report("\(path): \(error); unsaved edits will be lost")
    }
  }

  /// The lines after the heading; none without a file, and nil if galley has not written it.
  private func lines() throws(FileFault) -> [String]? {
    guard let bytes = try SmallFile.bytes(at: path) else { return [] }
    // By bytes: a carriage return at the end of a line would be one character with the line end.
    let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    return lines.first == Self.heading ? Array(lines.dropFirst()) : nil
  }
}

/// One text of a ``DraftFile``.
private struct Draft {
  /// The absolute path of the file.
  let file: String
  let key: String
  let locale: String
  let old: String?
  let new: String
  let steps: LeafPath

  /// The text that a change gives; nil if it gives none, or its file is gone.
  init?(_ change: TextChange) {
    guard let new = change.new, let file = change.file.realPath else { return nil }
    self.file = file
    self.new = new
    key = change.key
    locale = change.locale
    old = change.old
    steps = change.path
  }

  /// Reads a line; nil if it is malformed.
  init?(line: String) {
    var fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { String($0).unescapedField }[...]
    guard fields.count >= 5 else { return nil }
    file = fields.removeFirst()
    key = fields.removeFirst()
    locale = fields.removeFirst()
    let old = fields.removeFirst()
    self.old = old.isEmpty ? nil : String(old.dropFirst())
    new = fields.removeFirst()
    var steps: [LeafPath.Step] = []
    while let kind = fields.popFirst() {
      switch (kind, fields.popFirst()) {
      case ("variation", let axis?):
        guard let name = fields.popFirst() else { return nil }
        steps.append(.variation(axis: axis, name: name))
      case ("substitution", let name?): steps.append(.substitution(name))
      case ("value", let number?):
        guard let index = Int(number) else { return nil }
        steps.append(.value(index))
      default: return nil
      }
    }
    self.steps = LeafPath(steps)
  }

  var line: String {
    let path = steps.steps.flatMap { step in
      switch step {
      case .variation(let axis, let name): ["variation", axis, name]
      case .substitution(let name): ["substitution", name]
      case .value(let index): ["value", "\(index)"]
      }
    }
    // An empty text is not the same as none.
    let fields = [file, key, locale, old.map { "=" + $0 } ?? "", new] + path
    return fields.map(\.escapedField).joined(separator: "\t")
  }

  /// What names the text, whatever is in it.
  var name: [String] { [file, key, locale, steps.description] }

  func change(inFile path: String) -> TextChange {
    TextChange(file: path, key: key, locale: locale, path: steps, old: old, new: new)
  }
}
