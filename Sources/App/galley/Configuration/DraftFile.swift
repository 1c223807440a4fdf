import CatalogEditing
import CatalogFiles
import JSONDocuments
import PreviewUI
import SourceText
import StringCatalog

/// The texts that the user has typed and that are in no catalog, for the start after a crash.
///
///     {"drafts":[{"file":"/app/Main.xcstrings","key":"Sign out","locale":"de","path":[],"new":"Ab"}]}
struct DraftFile: Sendable {
  /// The most texts that the file keeps.
  static let limit = 100
  /// The most bytes of all texts.
  static let sizeLimit = 1 << 22

  private let path: String
  /// The texts in the file that this run has typed or offered.
  private(set) var kept: [TextRequest] = []
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
  mutating func take(for tables: [Table]) -> [TextRequest] {
    guard let drafts = try? drafts(), !drafts.isEmpty else { return [] }
    // A file for translators has several tables.
    var tablesByPath: [String: [(path: String, table: Table)]] = [:]
    for table in tables {
      for path in table.paths {
        path.realPath.map { tablesByPath[$0, default: []].append((path, table)) }
      }
    }
    var offered: [TextRequest] = []
    for draft in drafts {
      let own = tablesByPath[draft.file ?? ""]?.first { $0.table.original == draft.original }
      // On another branch, a file may lack the key.
      guard let (path, table) = own, let entry = table.entry(forKey: draft.key) else { continue }
      var change = draft
      change.file = path
      kept.append(change)
      let now = entry.localization(draft.locale)?.leaf(at: draft.path)?.text
      if now != draft.text { offered.append(change) }
    }
    return offered
  }

  /// Whether other texts are to be kept, or the same ones more durably.
  func lacks(_ changes: [TextRequest]) -> Bool { changes != kept || !isDurable }

  /// Keeps texts in place of those that this run has kept before; reports if that fails.
  ///
  /// - Parameters:
  ///   - changes: The texts.
  ///   - durably: Whether to wait for the disk. Without that, they outlast a crash of galley alone.
  mutating func keep(_ changes: [TextRequest], durably: Bool = true) {
    guard changes != kept || durably && !isDurable else { return }
    isDurable = durably
    let old = Set((kept + changes).compactMap { $0.draft?.draftName })
    kept = changes
    do throws(FileFault) {
      let written = try drafts()
      // A file that galley has not written stays, under another name.
      if written == nil {
        try OpenFolder.working.rename(path, to: path + "~")
        StandardError.report("\(path): unsaved edits in it cannot be read; it is kept as \(path)~")
      }
      let others = (written ?? []).filter { !old.contains($0.draftName) }
      var size = 0
      let drafts = (changes.compactMap(\.draft) + others).prefix(Self.limit)
      let texts = drafts.map(\.draftJSON).prefix {
        size += $0.utf8.count
        return size <= Self.sizeLimit
      }
      let text = #"{"drafts":["# + texts.joined(separator: ",\n") + "]}\n"
      try UserFile.write(Array(text.utf8), to: path, durably: durably)
    } catch {
      // While the user types on, each letter would report it again; the next pause does.
      guard durably else { return }
      StandardError.report("\(path): \(error); unsaved edits will be lost")
    }
  }

  /// The texts in the file; none without a file, and nil if galley has not written it.
  private func drafts() throws(FileFault) -> [TextRequest]? {
    guard let bytes = try SmallFile.bytes(at: path) else { return [] }
    guard let file = try? JSONValue(parsing: bytes, path: path),
      case .array(let drafts)? = file["drafts"]?.content
    else { return nil }
    return drafts.compactMap(TextRequest.init(draft:))
  }
}

extension TextRequest {
  /// The request as the file has it, with the absolute path of the catalog, which may be gone for now;
  /// nil if it gives no text, or the folder is gone.
  fileprivate var draft: TextRequest? {
    guard text != nil, let file else { return nil }
    let (folder, name) = file.folderAndName
    let place = (folder.isEmpty ? "." : folder).realPath
    guard let path = file.realPath ?? place.map({ "\($0)/\(name)" }) else { return nil }
    var draft = self
    draft.file = path
    return draft
  }

  /// Reads an element of the file; nil if it is malformed.
  fileprivate init?(draft json: JSONValue) {
    guard let file = json["file"]?.string, let key = json["key"]?.string,
      let locale = json["locale"]?.string, let new = json["new"]?.string,
      case .array(let path)? = json["path"]?.content
    else { return nil }
    let steps = path.compactMap(LeafPath.Step.init)
    guard steps.count == path.count else { return nil }
    self.init(
      EntryName(file: file, key: key, original: json["original"]?.string), locale: locale,
      path: LeafPath(steps), from: json["old"]?.string, to: new)
  }

  /// The element of the file.
  fileprivate var draftJSON: String {
    JSONWriter.text {
      $0.member("file", file ?? "")
      if let original { $0.member("original", original) }
      $0.member("key", key)
      $0.member("locale", locale)
      $0.array("path", path.steps) { json, step in json.object { step.write(to: &$0) } }
      if let old { $0.member("old", old) }
      $0.member("new", text ?? "")
    }
  }

  /// The place of the text, whatever is in it.
  fileprivate var draftName: [String] {
    [file ?? "", original ?? "", key, locale, path.description]
  }
}

extension LeafPath.Step {
  fileprivate init?(_ json: JSONValue) {
    if let axis = json["variation"]?.string, let name = json["name"]?.string {
      self = .variation(axis: axis, name: name)
    } else if let name = json["substitution"]?.string {
      self = .substitution(name)
    } else if let index = json["value"]?.number.flatMap(Int.init(exactly:)) {
      self = .value(index)
    } else {
      return nil
    }
  }

  fileprivate func write(to json: inout JSONWriter<String>) {
    switch self {
    case .variation(let axis, let name):
      json.member("variation", axis)
      json.member("name", name)
    case .substitution(let name): json.member("substitution", name)
    case .value(let index): json.member("value", index)
    }
  }
}
