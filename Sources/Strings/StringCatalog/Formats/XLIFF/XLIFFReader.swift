internal import SourceText

/// Reads the units of an XLIFF file.
///
/// Elements that galley has no use for, such as `<alt-trans>`, are skipped with all they contain.
/// Open elements are kept on an explicit stack of limited depth.
struct XLIFFReader {
  private enum Kind {
    case xliff, file, header, body, unit, skipped
  }

  private struct Element {
    let name: String
    let start: Int
    let kind: Kind
  }

  /// The maximum nesting depth of elements.
  private static let depthLimit = 100

  private var document: XLIFFDocument
  private var cursor: XMLCursor
  private var stack: [Element] = []
  private var unit: XLIFFDocument.Unit?
  /// The namespace prefix of the elements, with its colon.
  private var prefix = ""
  private var hasRoot = false
  /// Whether the rest of the file is not worth reading.
  private var isStopped = false

  init(document: XLIFFDocument, cursor: XMLCursor) {
    self.document = document
    self.cursor = cursor
  }

  /// Reads all units.
  mutating func read(_ bytes: Span<UInt8>) -> XLIFFDocument {
    if let end = bytes.nextIndex(of: UInt8(ascii: "\n"), from: 0) {
      document.hasWindowsLines = end > 0 && bytes[end - 1] == UInt8(ascii: "\r")
    }
    while !isStopped, let part = cursor.next(in: bytes) {
      switch part {
      case .opening(let tag): open(tag, in: bytes)
      case .closing(let tag): close(tag)
      case .stray(let offset):
        if stack.last?.kind != .skipped { stop(at: offset, "text between elements") }
      }
    }
    if !isStopped {
      if let open = stack.last {
        fail(at: open.start, "unterminated <\(open.name)>")
      } else if !hasRoot {
        fail(at: 0, "not an XLIFF file: there is no <xliff> element")
      }
    }
    while !stack.isEmpty { closeLast() }
    let source = document.source
    document.diagnostics = cursor.log.diagnostics(in: source) { range in
      source.bytes.withBytes(Int(range.offset)..<range.end) { XMLText.decode($0) }
    }
    return document
  }

  private mutating func fail(at offset: Int, _ message: @autoclosure () -> String) {
    cursor.log.report(.unreadable, at: offset, skipsBytes: true, rejectsFile: true, message())
  }

  private mutating func stop(at offset: Int, _ message: @autoclosure () -> String) {
    fail(at: offset, message())
    isStopped = true
  }

  // MARK: Elements

  /// The name of an element without the namespace prefix of the file; nil if it has another one.
  private func localName(_ name: String) -> Substring? {
    if prefix.isEmpty { return name.contains(":") ? nil : name[...] }
    return name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : nil
  }

  private mutating func open(_ tag: XMLCursor.Tag, in bytes: Span<UInt8>) {
    guard stack.count < Self.depthLimit else {
      return stop(at: tag.start, "elements nested more than \(Self.depthLimit) deep")
    }
    if stack.isEmpty { return openRoot(tag, in: bytes) }
    let kind: Kind
    switch (stack.last?.kind, localName(tag.name)) {
    case (.xliff, "file"):
      kind = .file
      openFile(tag, in: bytes)
    case (.file, "header"): kind = .header
    case (.file, "body"), (.body, "group"): kind = .body
    case (.header, "tool"):
      kind = .skipped
      document.files[document.files.count - 1].tool = Self.attribute("tool-id", of: tag, in: bytes)
        .flatMap(document.attribute)
    case (.body, "trans-unit"):
      kind = .unit
      unit = XLIFFDocument.Unit(offset: UInt32(tag.start))
      unit?.id = Self.attribute("id", of: tag, in: bytes) ?? .none
      if unit?.id.isNone == true { fail(at: tag.start, "<trans-unit> without an id") }
    case (.unit, "source"): return read(\.source, of: tag, in: bytes)
    case (.unit, "target"):
      unit?.state = Self.attribute("state", of: tag, in: bytes) ?? .none
      unit?.qualifier = Self.attribute("state-qualifier", of: tag, in: bytes) ?? .none
      return read(\.target, of: tag, in: bytes)
    case (.unit, "note") where unit?.note.isNone == true:
      unit?.isNoteGenerated =
        Self.attribute("from", of: tag, in: bytes).flatMap(document.attribute) == "auto-generated"
      return read(\.note, of: tag, in: bytes)
    default: kind = .skipped
    }
    stack.append(Element(name: tag.name, start: tag.start, kind: kind))
    if tag.isClosed { closeLast() }
  }

  private mutating func openRoot(_ tag: XMLCursor.Tag, in bytes: Span<UInt8>) {
    let parts = tag.name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.last == "xliff", parts.count <= 2 else {
      return stop(at: tag.start, "not an XLIFF file: the root element is <\(tag.name)>")
    }
    guard !hasRoot else { return stop(at: tag.start, "a second <xliff> element") }
    guard !cursor.hasInternalSubset else {
      return stop(at: tag.start, "the file declares entities of its own, which are not read")
    }
    hasRoot = true
    if parts.count == 2 {
      document.prefix = String(parts[0])
      prefix = parts[0] + ":"
      cursor.log.report(
        .xliffPrefix, at: tag.start,
        "the elements have the namespace prefix '\(parts[0])'; Xcode ignores the whole file")
    }
    document.root = TextRange(tag.start, cursor.index)
    let version = Self.attribute("version", of: tag, in: bytes).flatMap(document.attribute)
    if let version, !version.hasPrefix("1.") {
      return stop(at: tag.start, "XLIFF \(version); only version 1.2 is supported")
    }
    stack.append(Element(name: tag.name, start: tag.start, kind: .xliff))
    if tag.isClosed { closeLast() }
  }

  private mutating func openFile(_ tag: XMLCursor.Tag, in bytes: Span<UInt8>) {
    func text(_ name: StaticString) -> String? {
      Self.attribute(name, of: tag, in: bytes).flatMap(document.attribute)
        .flatMap { $0.isEmpty ? nil : $0 }
    }
    let count = document.units.count
    document.files.append(
      XLIFFDocument.File(
        original: text("original"), sourceLanguage: text("source-language"),
        targetLanguage: text("target-language"),
        sourceLanguageRange: Self.attribute("source-language", of: tag, in: bytes) ?? .none,
        tag: TextRange(tag.start, cursor.index), units: count..<count))
    if text("original") == nil {
      cursor.log.report(
        .xliffOriginal, at: tag.start,
        "the path of the catalog (original) is lost; Xcode ignores these strings")
    }
    if text("target-language") == nil {
      cursor.log.report(.xliffLanguage, at: tag.start, "<file> without target-language")
    }
  }

  private mutating func closeLast() {
    guard stack.popLast()?.kind == .unit, var unit else { return }
    self.unit = nil
    unit.end = UInt32(cursor.index)
    guard !unit.id.isNone else { return }
    document.units.append(unit)
    let last = document.files.count - 1
    document.files[last].units = document.files[last].units.lowerBound..<document.units.count
  }

  private mutating func close(_ tag: XMLCursor.Tag) {
    guard let last = stack.last else {
      return stop(at: tag.start, "</\(tag.name)> without an opening tag")
    }
    guard last.name == tag.name else {
      return stop(at: tag.start, "</\(tag.name)> instead of </\(last.name)>")
    }
    closeLast()
  }

  private static func attribute(
    _ name: StaticString, of tag: XMLCursor.Tag, in bytes: Span<UInt8>
  ) -> TextRange? {
    XMLText.attribute(name, in: bytes, tag.attributes)
      .map { TextRange($0.lowerBound, $0.upperBound) }
  }

  // MARK: Texts

  /// Reads the content of an element up to its closing tag, with the inline elements in it.
  private mutating func read(
    _ part: WritableKeyPath<XLIFFDocument.Unit, TextRange>, of tag: XMLCursor.Tag,
    in bytes: Span<UInt8>
  ) {
    let start = cursor.index
    if unit?[keyPath: part].isNone == false { fail(at: tag.start, "a second <\(tag.name)>") }
    guard !tag.isClosed else {
      unit?[keyPath: part] = TextRange(start, start)
      return
    }
    var open: [String] = []
    var inline = XLIFFDocument.Inline()
    while true {
      let text = cursor.text(in: bytes)
      let end = cursor.index
      guard end < bytes.count else { return stop(at: tag.start, "unterminated <\(tag.name)>") }
      guard let inner = cursor.tag(in: bytes) else {
        isStopped = true
        return
      }
      if bytes.holds("</", at: end) {
        if open.isEmpty, inner.name == tag.name {
          unit?[keyPath: part] = TextRange(start, end)
          if part == \.target { note(inline, at: start) }
          return
        }
        guard open.popLast() == inner.name else {
          return stop(at: end, "</\(inner.name)> in <\(tag.name)>")
        }
        if text.length == 0 { inline.insert(.empty) }
      } else {
        inline.insert(inner.isClosed ? .empty : .tags)
        if !inner.isClosed { open.append(inner.name) }
        guard stack.count + open.count < Self.depthLimit else {
          return stop(at: end, "elements nested more than \(Self.depthLimit) deep")
        }
      }
    }
  }

  /// Reports inline elements in a translation.
  private mutating func note(_ inline: XLIFFDocument.Inline, at offset: Int) {
    guard !inline.isEmpty else { return }
    unit?.inline = inline
    let key = unit?.id ?? .none
    if inline.contains(.empty) {
      cursor.log.report(
        .xliffInline, severity: .error, at: offset, key: key,
        "an inline element without text, which may be a lost placeholder; Xcode drops it")
    } else {
      cursor.log.report(
        .xliffInline, at: offset, key: key, "the tags of inline elements are dropped on import")
    }
  }
}

extension RuleID {
  /// A namespace prefix of the elements of an XLIFF file.
  public static let xliffPrefix = RuleID("xliff-prefix", .error)
  /// A `<file>` of an XLIFF file that does not name the catalog.
  public static let xliffOriginal = RuleID("xliff-original", .error)
  /// A `<file>` of an XLIFF file that does not name its languages.
  public static let xliffLanguage = RuleID("xliff-language", .error)
  /// Inline elements in a translation.
  public static let xliffInline = RuleID("xliff-inline", .warning)
  /// A plain space in a translation in place of a no-break space.
  public static let xliffSpace = RuleID("xliff-space", .warning)
  /// Two units for one string in an XLIFF file.
  public static let xliffDuplicate = RuleID("xliff-duplicate", .warning)
}
