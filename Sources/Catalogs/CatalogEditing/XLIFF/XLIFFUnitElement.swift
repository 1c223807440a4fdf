internal import SourceText
internal import StringCatalog

/// The places of the parts of a `<trans-unit>` element that an edit touches.
struct XLIFFUnitElement {
  /// The range after the opening tag of the unit.
  private(set) var start = 0
  /// The range of the `<source>` element; nil if there is none.
  private(set) var source: Range<Int>?
  /// The range of the `<target>` element; nil if there is none.
  private(set) var target: Range<Int>?
  /// The range of its opening tag.
  private(set) var targetTag = 0..<0

  /// Finds the parts of a unit.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - document: its file, which was read completely.
  init(_ unit: XLIFFDocument.Unit, of document: XLIFFDocument) {
    let bytes = document.source.bytes
    let prefix = document.prefix.map { $0 + ":" } ?? ""
    bytes.withBytes(0..<Int(unit.end)) { bytes in
      var cursor = XMLCursor(at: Int(unit.offset), rule: .unreadable, log: DiagnosticLog())
      var depth = 0
      var child = (name: "", start: 0, tagEnd: 0)
      while let part = cursor.next(in: bytes) {
        switch part {
        case .opening(let tag):
          if depth == 0 { start = cursor.index }
          if depth == 1 { child = (tag.name(in: bytes), tag.start, cursor.index) }
          if tag.isClosed {
            if depth == 1 { end(child, at: cursor.index, prefix) }
          } else {
            depth += 1
          }
        case .closing:
          depth -= 1
          if depth == 1 { end(child, at: cursor.index, prefix) }
        case .stray: break
        }
      }
    }
  }

  private mutating func end(
    _ child: (name: String, start: Int, tagEnd: Int), at end: Int, _ prefix: String
  ) {
    switch child.name {
    case prefix + "source": source = child.start..<end
    case prefix + "target":
      target = child.start..<end
      targetTag = child.start..<child.tagEnd
    default: break
    }
  }
}
