internal import SourceText

/// Edits the files of one language, which are property lists.
enum PropertyListEdits {
  /// Applies edits to a file in the syntax that it has.
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
    case .binary, .json: throw file.unsupported("a binary property list")
    }
  }
}

/// A .strings or .stringsdict file of which every byte was read.
struct SoundPropertyList {
  let path: String
  let bytes: [UInt8]
  /// What the reader of the format finds in the file.
  let table: Table
  let format: CatalogFormat
  let syntax: CatalogSource.Syntax
  /// The text in UTF-8, with the encoding of the file; that of a binary file is of no use.
  let text: DecodedText
  /// The language of the file, as texts in it name theirs.
  let locale: String

  /// Reads a file.
  ///
  /// - Throws: the first place at which it is not read, or would be read by galley alone.
  init(_ bytes: [UInt8], path: String) throws(EditRefusal) {
    let format = CatalogFormat(path: path) ?? .standard
    let buffer = ByteBuffer(bytes)
    var log = DiagnosticLog()
    text = DecodedText(buffer, reportingTo: &log)
    guard case .whole(let read) = format.traits.reading else {
      throw .unsupported(Diagnostic(.unreadable, path: path, message: "not a property list"))
    }
    let file = read(buffer, path)
    syntax = file.storage.sources.first?.syntax ?? .binary
    if syntax != .binary {
      // Without a byte order mark, or with two, a file is written as it was.
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

  /// The refusal of a file of a kind that is not written.
  func unsupported(_ kind: String) -> EditRefusal {
    .unsupported(
      Diagnostic(
        .unreadable, path: path, message: "cannot edit \(kind); convert the file to XML first"))
  }

  /// Whether an edit is about the text of the language of this file.
  func has(_ locale: String) -> Bool { locale == self.locale }
}

extension Diagnostic {
  /// Whether it is an error of syntax that belongs to no entry.
  fileprivate var isOfFile: Bool { severity == .error && key == nil && rule == .stringsSyntax }
}

extension DecodedText {
  /// The text without byte order marks.
  var string: String {
    bytes.withBytes(start..<bytes.count) { span in span.utf8String }
  }
}
