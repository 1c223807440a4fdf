internal import SourceText
internal import StringCatalog

/// Edits property lists, the files that hold a single language.
enum PropertyListEdits {
  /// Applies edits to a file, keeping its syntax.
  static func apply(
    _ edits: [CatalogEdit], to bytes: [UInt8], path: String, order: KeyOrder
  ) throws(EditRefusal) -> EditedCatalog {
    let file = try SoundPropertyList(bytes, path: path)
    switch file.syntax {
    case .oldStyle:
      guard file.format == .strings else { throw file.unsupported("an old-style property list") }
      var editor = try StringsEditor(file, order: order)
      return try editor.apply(edits)
    case .xml:
      var editor = try PropertyListEditor(file, order: order)
      return try editor.apply(edits)
    case .binary, .json, .xliff: throw file.unsupported("a binary property list")
    }
  }
}

/// A .strings or .stringsdict file that was read completely.
struct SoundPropertyList {
  let path: String
  let bytes: [UInt8]
  /// The table as the format's reader parses it.
  let table: Table
  let format: CatalogFormat
  let syntax: CatalogSource.Syntax
  /// The decoded text with the file's encoding; meaningless for a binary file.
  let text: DecodedText
  /// The language of the file, as its table spells it.
  let locale: String

  /// Parses a file.
  ///
  /// - Throws: a refusal if galley or Foundation cannot read part of the file.
  init(_ bytes: [UInt8], path: String) throws(EditRefusal) {
    let format = CatalogFormat(path: path) ?? .standard
    var log = DiagnosticLog()
    text = DecodedText(ByteBuffer(bytes), reportingTo: &log)
    let file = CatalogFile(path: path, bytes: bytes)
    syntax = file.syntax
    if syntax != .binary {
      // A file with no byte order mark, or with two, is written back the same way.
      let isExact = text.encoding.encode(text.string) == bytes
      let fault = file.diagnostics.first { diagnostic in
        diagnostic.rule == .encoding
          ? !isExact : diagnostic.skipsBytes || diagnostic.rejectsFile || diagnostic.isOfFile
      }
      if let fault { throw .unreadable(fault) }
    }
    self.path = path
    self.bytes = bytes
    self.format = format
    table = Table(catalog: file)
    locale = CatalogFile.Place(path).locale ?? ""
  }

  /// Returns the refusal for a file of a kind that cannot be written.
  func unsupported(_ kind: String) -> EditRefusal {
    .unsupported(
      Diagnostic(
        .unreadable, path: path, message: "cannot edit \(kind); convert the file to XML first"))
  }

  /// Whether a locale is the language of this file.
  func has(_ locale: String) -> Bool { locale == self.locale }
}

extension Diagnostic {
  /// Whether this is a syntax error outside of any entry.
  fileprivate var isOfFile: Bool { severity == .error && key == nil && rule == .stringsSyntax }
}

extension DecodedText {
  /// The text without byte order marks.
  var string: String {
    bytes.withBytes(start..<bytes.count) { span in span.utf8String }
  }
}
