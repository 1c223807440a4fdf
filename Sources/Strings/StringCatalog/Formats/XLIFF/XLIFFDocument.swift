package import SourceText

/// An XLIFF 1.2 file, such as Xcode exports for translators, as ranges of its text.
///
/// ```swift
/// let document = XLIFFDocument.read(bytes, path: "fr.xliff")
/// for unit in document.units { print(document.id(of: unit), document.target(of: unit)) }
/// ```
package struct XLIFFDocument: Sendable {
  /// The strings of one file of a project: a `<file>` element.
  package struct File: Sendable {
    /// The path of the file from the project's folder; nil if a program has lost it.
    package let original: String?
    /// The format of that file, which decides how identifiers name forms.
    let format: CatalogFormat
    package var sourceLanguage: String?
    package var targetLanguage: String?
    /// The range of `sourceLanguage` in the file.
    var sourceLanguageRange = TextRange.none
    /// The program that wrote the strings: `com.apple.dt.xcode`.
    package var tool: String?
    /// The range of the opening tag.
    package var tag: TextRange
    /// The offset of the element.
    package var offset: UInt32 { tag.offset }
    /// The indices of its units.
    package var units: Range<Int>

    init(
      original: String?, sourceLanguage: String?, targetLanguage: String?,
      sourceLanguageRange: TextRange, tag: TextRange, units: Range<Int>
    ) {
      self.original = original
      format = original.flatMap { CatalogFormat(path: $0) } ?? .standard
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.sourceLanguageRange = sourceLanguageRange
      self.tag = tag
      self.units = units
    }
  }

  /// One string with its translation: a `<trans-unit>` element.
  package struct Unit: Sendable {
    /// The offset of the element.
    package var offset: UInt32
    /// The offset after the element.
    package var end: UInt32 = 0
    package var id = TextRange.none
    package var source = TextRange.none
    /// The content of `<target>`; missing if there is no such element.
    package var target = TextRange.none
    package var state = TextRange.none
    package var qualifier = TextRange.none
    package var note = TextRange.none
    /// Whether a tool generated the note.
    package var isNoteGenerated = false
    /// The inline elements in the target, whose tags are dropped.
    package var inline = Inline()
  }

  /// Losses from inline elements, whose tags are dropped.
  package struct Inline: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Tags around text, which stays.
    package static let tags = Inline(rawValue: 1)
    /// An element without text, which may stand for a placeholder.
    package static let empty = Inline(rawValue: 2)
  }

  package let source: SourceFile
  package internal(set) var files: [File] = []
  package internal(set) var units: [Unit] = []
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The namespace prefix of the elements, which Xcode does not understand; nil if there is none.
  package internal(set) var prefix: String?
  /// The range of the opening tag of the root element.
  package internal(set) var root = TextRange.none
  /// Whether lines end with CR LF, so that CR LF in a text is one line end.
  var hasWindowsLines = false

  private init(source: SourceFile) { self.source = source }

  /// Reads a file as far as possible.
  package static func read(_ file: ByteBuffer, path: String) -> XLIFFDocument {
    var log = DiagnosticLog()
    let text = DecodedText(file, reportingTo: &log)
    let source = SourceFile(path: path, bytes: text.bytes, encoding: text.encoding)
    var reader = XLIFFReader(
      document: XLIFFDocument(source: source),
      cursor: XMLCursor(at: text.start, rule: .unreadable, log: log))
    return source.bytes.withBytes(0..<source.bytes.count) { reader.read($0) }
  }

  /// Whether all of the file could be read.
  package var isSound: Bool { !diagnostics.contains { $0.isLoss || $0.rejectsFile } }
}

extension XLIFFDocument {
  package func id(of unit: Unit) -> String { attribute(unit.id) ?? "" }

  /// The string that a unit of a part translates.
  package func name(of unit: Unit, in file: File) -> XLIFFName {
    source.bytes.withBytes(0..<source.bytes.count) {
      XLIFFName(unit.id, in: $0, of: file.format)
    }
  }

  /// The source text of a unit; nil if it has none.
  package func source(of unit: Unit) -> String? { text(unit.source) }

  /// The translation of a unit; nil if it has none.
  package func target(of unit: Unit) -> XLIFFTarget? {
    text(unit.target).map {
      XLIFFTarget(text: $0, state: attribute(unit.state), qualifier: attribute(unit.qualifier))
    }
  }

  /// The comment of a unit; nil if it is empty.
  package func note(of unit: Unit) -> String? {
    text(unit.note).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The line and column of an offset.
  package func location(of offset: UInt32) -> SourceLocation { source.location(of: offset) }

  private func text(_ range: TextRange) -> String? {
    guard !range.isNone else { return nil }
    return source.bytes.withBytes(Int(range.offset)..<range.end) {
      XLIFFText.decode($0, joinsWindowsLines: hasWindowsLines)
    }
  }

  package func attribute(_ range: TextRange) -> String? {
    guard !range.isNone else { return nil }
    return source.bytes.withBytes(Int(range.offset)..<range.end) { XMLText.decode($0) }
  }
}

/// A translation as XLIFF has it.
package struct XLIFFTarget: Hashable, Sendable {
  package var text: String
  /// The state, such as `translated`; nil if there is none.
  package var state: String?
  /// The basis of the state, such as `leveraged-mt` for a machine translation.
  package var qualifier: String?

  package init(text: String, state: String? = nil, qualifier: String? = nil) {
    self.text = text
    self.state = state
    self.qualifier = qualifier
  }
}
