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
    let tag: XMLCursor.Tag
    let kind: Kind
  }

  /// The elements inside of `<xliff>` that have a meaning here.
  private enum Name: CaseIterable {
    case file, header, tool, body, group, unit, source, target, note

    var spelling: StaticString {
      switch self {
      case .file: "file"
      case .header: "header"
      case .tool: "tool"
      case .body: "body"
      case .group: "group"
      case .unit: "trans-unit"
      case .source: "source"
      case .target: "target"
      case .note: "note"
      }
    }
  }

  /// The maximum nesting depth of elements.
  private static let depthLimit = 100

  private var document: XLIFFDocument
  private var cursor: XMLCursor
  private var stack: [Element] = []
  private var unit: XLIFFDocument.Unit?
  /// The namespace prefix of the elements, with its colon, in the root element.
  private var prefix = 0..<0
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
      case .closing(let tag): close(tag, in: bytes)
      case .stray(let offset):
        if stack.last?.kind != .skipped { stop(at: offset, "text between elements") }
      }
    }
    if !isStopped {
      if let open = stack.last?.tag {
        fail(at: open.start, "unterminated <\(open.name(in: bytes))>")
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

  /// The element of a tag; nil if it has no meaning here, or another namespace prefix than the file.
  private func name(of tag: XMLCursor.Tag, in bytes: Span<UInt8>) -> Name? {
    let start = tag.name.lowerBound + prefix.count
    guard start <= tag.name.upperBound,
      bytes.extracting(tag.name.lowerBound..<start).isEqual(to: bytes.extracting(prefix))
    else { return nil }
    return Name.allCases.first { name in
      name.spelling.utf8CodeUnitCount == tag.name.upperBound - start
        && bytes.holds(name.spelling, at: start)
    }
  }

  private mutating func open(_ tag: XMLCursor.Tag, in bytes: Span<UInt8>) {
    guard stack.count < Self.depthLimit else {
      return stop(at: tag.start, "elements nested more than \(Self.depthLimit) deep")
    }
    if stack.isEmpty { return openRoot(tag, in: bytes) }
    let kind: Kind
    switch (stack.last?.kind, name(of: tag, in: bytes)) {
    case (.xliff, .file):
      kind = .file
      openFile(tag, in: bytes)
    case (.file, .header): kind = .header
    case (.file, .body), (.body, .group): kind = .body
    case (.header, .tool):
      kind = .skipped
      document.files[document.files.count - 1].tool = Self.attribute("tool-id", of: tag, in: bytes)
        .flatMap(document.attribute)
    case (.body, .unit):
      kind = .unit
      unit = XLIFFDocument.Unit(offset: UInt32(tag.start))
      unit?.id = Self.attribute("id", of: tag, in: bytes) ?? .none
      if unit?.id.isNone == true { fail(at: tag.start, "<trans-unit> without an id") }
    case (.unit, .source):
      reportSecond(tag, after: unit?.source, in: bytes)
      let text = content(of: tag, in: bytes)
      unit?.source = text
      return
    case (.unit, .target):
      reportSecond(tag, after: unit?.target, in: bytes)
      unit?.state = Self.attribute("state", of: tag, in: bytes) ?? .none
      unit?.qualifier = Self.attribute("state-qualifier", of: tag, in: bytes) ?? .none
      let text = content(of: tag, isTarget: true, in: bytes)
      unit?.target = text
      return
    case (.unit, .note) where unit?.note.isNone == true:
      unit?.isNoteGenerated =
        Self.attribute("from", of: tag, in: bytes).flatMap(document.attribute) == "auto-generated"
      let text = content(of: tag, in: bytes)
      unit?.note = text
      return
    default: kind = .skipped
    }
    stack.append(Element(tag: tag, kind: kind))
    if tag.isClosed { closeLast() }
  }

  private mutating func openRoot(_ tag: XMLCursor.Tag, in bytes: Span<UInt8>) {
    let name = tag.name(in: bytes)
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.last == "xliff", parts.count <= 2 else {
      return stop(at: tag.start, "not an XLIFF file: the root element is <\(name)>")
    }
    guard !hasRoot else { return stop(at: tag.start, "a second <xliff> element") }
    guard !cursor.hasInternalSubset else {
      return stop(at: tag.start, "the file declares entities of its own, which are not read")
    }
    hasRoot = true
    if parts.count == 2 {
      document.prefix = String(parts[0])
      prefix = tag.name.prefix(parts[0].utf8.count + 1)
      cursor.log.report(
        .xliffPrefix, at: tag.start,
        "the elements have the namespace prefix '\(parts[0])'; Xcode ignores the whole file")
    }
    document.root = TextRange(tag.start, cursor.index)
    let version = Self.attribute("version", of: tag, in: bytes).flatMap(document.attribute)
    if let version, !version.hasPrefix("1.") {
      return stop(at: tag.start, "XLIFF \(version); only version 1.2 is supported")
    }
    stack.append(Element(tag: tag, kind: .xliff))
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

  private mutating func close(_ tag: XMLCursor.Tag, in bytes: Span<UInt8>) {
    guard let last = stack.last?.tag else {
      return stop(at: tag.start, "</\(tag.name(in: bytes))> without an opening tag")
    }
    guard last.hasName(of: tag, in: bytes) else {
      return stop(
        at: tag.start, "</\(tag.name(in: bytes))> instead of </\(last.name(in: bytes))>")
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

  private mutating func reportSecond(
    _ tag: XMLCursor.Tag, after first: TextRange?, in bytes: Span<UInt8>
  ) {
    if first?.isNone == false { fail(at: tag.start, "a second <\(tag.name(in: bytes))>") }
  }

  /// Reads the content of an element up to its closing tag, with the inline elements in it; none if it
  /// does not end.
  private mutating func content(
    of tag: XMLCursor.Tag, isTarget: Bool = false, in bytes: Span<UInt8>
  ) -> TextRange {
    let start = cursor.index
    guard !tag.isClosed else { return TextRange(start, start) }
    var open: [XMLCursor.Tag] = []
    var inline = XLIFFDocument.Inline()
    while true {
      let text = cursor.text(in: bytes)
      let end = cursor.index
      guard end < bytes.count else {
        stop(at: tag.start, "unterminated <\(tag.name(in: bytes))>")
        return .none
      }
      guard let inner = cursor.tag(in: bytes) else {
        isStopped = true
        return .none
      }
      if bytes.holds("</", at: end) {
        if open.isEmpty, inner.hasName(of: tag, in: bytes) {
          if isTarget { note(inline, at: start) }
          return TextRange(start, end)
        }
        guard open.popLast()?.hasName(of: inner, in: bytes) == true else {
          stop(at: end, "</\(inner.name(in: bytes))> in <\(tag.name(in: bytes))>")
          return .none
        }
        if text.length == 0 { inline.insert(.empty) }
      } else {
        inline.insert(inner.isClosed ? .empty : .tags)
        if !inner.isClosed { open.append(inner) }
        guard stack.count + open.count < Self.depthLimit else {
          stop(at: end, "elements nested more than \(Self.depthLimit) deep")
          return .none
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
