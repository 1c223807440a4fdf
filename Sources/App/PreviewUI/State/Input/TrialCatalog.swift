internal import CatalogEditing
internal import JSONDocuments
internal import SourceText
internal import StringCatalog

/// A single entry in files of its own, for previewing a string before it is written.
struct TrialCatalog: Sendable {
  private struct File {
    let path: String
    let bytes: [UInt8]
  }

  /// The file for the string.
  private let own: File
  /// The file of the source language, if it is a different one.
  private let source: File?
  private let sourceLanguage: String?
  /// An entry in another language to use as a template in a .stringsdict file.
  private let template: StringsdictTemplate?

  /// Extracts an entry from its files.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - table: its table.
  ///   - path: the path of the file for the string.
  ///   - locale: the language of the string.
  /// - Throws: a refusal if the file cannot be edited.
  init(of entry: Entry, in table: Table, at path: String, locale: String) throws(EditRefusal) {
    sourceLanguage = table.sourceLanguage
    if let member = entry.member {
      let head = JSONWriter.text { $0.member("sourceLanguage", table.sourceLanguage ?? "en") }
      own = File(
        path: path,
        bytes: Array(head.utf8.dropLast()) + Array(#","strings":{"#.utf8) + member
          + Array(#"},"version":"1.0"}"#.utf8))
      source = nil
      template = nil
      return
    }
    if let bytes = try XLIFFExcerpt.bytes(of: entry, in: table) {
      own = File(path: path, bytes: bytes)
      source = nil
      template = nil
      return
    }
    own = try Self.file(
      of: entry, in: table, at: path, locale: locale,
      isMissing: entry.localization(locale)?.path != path)
    let translated = entry.source(in: table.sourceLanguage)
    let isMissing = entry.localization(locale) == nil
    template = isMissing ? translated.flatMap { StringsdictTemplate($0, of: table) } : nil
    // Without it, the text is shown as if it translated the key.
    source = translated.flatMap { translated in
      translated.path == path
        ? nil
        : try? Self.file(
          of: entry, in: table, at: translated.path, locale: translated.locale, isMissing: false)
    }
  }

  /// Returns the file of one language with only this entry.
  private static func file(
    of entry: Entry, in table: Table, at path: String, locale: String, isMissing: Bool
  ) throws(EditRefusal) -> File {
    let all = table.files.first { $0.path == path }?.bytes ?? ByteBuffer([])
    let bytes = all.array
    let editor = editor(of: path)
    let empty = bytes.isXML ? StringsdictTemplate.emptyFile : []
    if isMissing {
      // Says whether the file can be edited.
      let edit = CatalogEdit(
        key: entry.key, .text(locale: locale, path: LeafPath()), from: nil, to: "")
      _ = try editor.apply([edit], to: bytes)
      return File(path: path, bytes: empty)
    }
    let removal = CatalogEdit(key: entry.key, .localization(locale), from: nil, to: nil)
    var additions = try editor.apply([removal], to: bytes).inverse
    for index in additions.indices { additions[index].place = .sorted }
    return File(path: path, bytes: try editor.apply(additions, to: empty).bytes)
  }

  /// Returns an editor with an arbitrary order of members, which is not visible.
  private static func editor(of path: String) -> CatalogEditor {
    CatalogEditor(path: path, order: KeyOrder { _, _ in 0 })
  }

  /// Returns the table after an edit; nil if the entry cannot have the string.
  func table(with edit: CatalogEdit) -> Table? {
    var edit = edit
    if let template, case .text(let locale, let path) = edit.part, !path.steps.isEmpty {
      let texts = [(path: path, text: edit.new ?? "")]
      guard let addition = try? template.entry(with: texts, in: own.path, of: locale) else {
        return nil
      }
      edit = addition
    }
    guard let edited = try? Self.editor(of: own.path).preview(edit, of: own.bytes) else {
      return nil
    }
    let file = CatalogFile(path: own.path, bytes: edited)
    let others = source.map { [CatalogFile(path: $0.path, bytes: $0.bytes)] } ?? []
    return Catalog(files: others + [file], sourceLanguage: sourceLanguage).tables.first
  }
}

extension [UInt8] {
  /// Whether the bytes are an XML document rather than another kind of property list.
  fileprivate var isXML: Bool {
    var rest = self[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    return rest.first { $0 > 0x20 } == UInt8(ascii: "<")
  }
}
