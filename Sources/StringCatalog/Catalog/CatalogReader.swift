public import SourceText

/// Turns the bytes of one file into a `CatalogFile`, piece by piece.
///
/// Whoever has the bytes hands them over as they arrive; the reader knows no files. The entries
/// that the bytes reach so far can be shown while the rest is on its way:
///
///     var reader = CatalogReader(path: "Travel.xcstrings", kind: .catalog, expectedSize: size)
///     while reader.append(upTo: 1 << 20, { read(file, $0.baseAddress, $0.count) }) > 0 {
///       show(reader.entriesSoFar())
///     }
///     let file = reader.finish()
public struct CatalogReader: ~Copyable {
  private let path: String
  private let kind: CatalogFile.Kind
  /// Where the bytes go: a thread of its own may fill it while `read` looks at what is there.
  public private(set) var input: CatalogInput
  private var catalog: XCStringsReader?
  /// Whether the file is read only when it is whole: the old formats are, being small, and so is a
  /// catalog that is not in UTF-8; nil while too few bytes are there to tell.
  private var isReadWhole: Bool?
  /// How many bytes tell the encoding.
  private static let tellingLength = 512
  private var isTooLarge = false

  /// A reader of a file that is about `expectedSize` bytes long; more bytes are welcome.
  public init(path: String, kind: CatalogFile.Kind, expectedSize: Int) {
    self.path = path
    self.kind = kind
    input = CatalogInput(capacity: expectedSize)
    isReadWhole = kind == .catalog ? nil : true
  }

  /// Lets `fill` write up to `limit` bytes behind those that are there, and reads what they hold.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that are wanted now.
  ///   - fill: writes bytes and says how many.
  /// - Returns: how many bytes `fill` wrote; 0 ends the file.
  /// - Throws: what `fill` throws; the bytes that are there stay.
  public mutating func append<E>(
    upTo limit: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    if input.isFull {
      let capacity = input.bytes.capacity
      guard capacity < ByteBuffer.limit else {
        isTooLarge = true
        return 0
      }
      let larger = min(ByteBuffer.limit, max(1 << 16, capacity * 2))
      input = CatalogInput(input.bytes.grown(to: larger))
    }
    let written = unsafe try input.append(upTo: limit, fill)
    readArrived(margin: 0)
    return written
  }

  /// Reads as far as another thread has filled the input by now, less a little.
  public mutating func read() { readArrived(margin: JSONCursor.margin) }

  private mutating func readArrived(margin: Int) {
    if isReadWhole == nil, input.bytes.count >= Self.tellingLength { isReadWhole = !isUTF8 }
    if isReadWhole == false { advance(isWhole: false, margin: margin) }
  }

  /// How many entries have been read so far.
  public var entryCount: Int { catalog?.builder.records.entries.count ?? 0 }

  /// How many bytes are there to be read.
  public var byteCount: Int { input.bytes.count }

  private var isUTF8: Bool {
    input.bytes.withBytes(0..<Self.tellingLength) { FileEncoding(detecting: $0).encoding == .utf8 }
  }

  /// The file as far as it has been read; nil where a file is read only when it is whole.
  ///
  /// It looks at the beginning of the reader's index, which goes on behind it: all that is copied
  /// is where each key stands. So ask for it now and then, and not with every piece.
  public func entriesSoFar() -> CatalogFile? {
    guard let catalog else { return nil }
    return Self.file(from: catalog, path: path)
  }

  /// The whole file.
  public consuming func finish() -> CatalogFile {
    let locale = CatalogFile.Place(path).locale ?? ""
    var file: CatalogFile
    switch kind {
    case .catalog: file = finishCatalog()
    case .strings: file = StringsReader.read(input.bytes, path: path, locale: locale)
    case .stringsdict: file = StringsdictReader.read(input.bytes, path: path, locale: locale)
    }
    if isTooLarge {
      file.diagnostics.append(
        Diagnostic(
          .unreadable, path: path, message: "larger than 4 GB; what is behind that is not read",
          skipsBytes: true))
    }
    return file
  }

  private mutating func finishCatalog() -> CatalogFile {
    guard isReadWhole ?? !isUTF8 else {
      advance(isWhole: true)
      let source = CatalogSource(SourceFile(path: path, bytes: input.bytes), syntax: .json)
      return Self.file(from: catalog ?? XCStringsReader(source: source), path: path)
    }
    var log = DiagnosticLog()
    let text = DecodedText(input.bytes, reportingTo: &log)
    var reader = XCStringsReader(
      source: CatalogSource(
        SourceFile(path: path, bytes: text.bytes, encoding: text.encoding), syntax: .json))
    reader.builder.log = log
    reader.advance(isWhole: true)
    return Self.file(from: reader, path: path)
  }

  private mutating func advance(isWhole: Bool, margin: Int = 0) {
    let bytes = input.bytes
    if catalog == nil {
      catalog = XCStringsReader(
        source: CatalogSource(SourceFile(path: path, bytes: bytes), syntax: .json))
    } else if catalog?.source.bytes !== bytes {
      catalog?.move(to: CatalogSource(SourceFile(path: path, bytes: bytes), syntax: .json))
    }
    catalog?.advance(isWhole: isWhole, margin: margin)
  }

  private static func file(from reader: XCStringsReader, path: String) -> CatalogFile {
    let storage = TableStorage(
      records: reader.builder.records.frozen(), sources: [reader.source],
      keys: reader.builder.keys)
    return CatalogFile(
      path: path, kind: .catalog, storage: storage,
      diagnostics: reader.builder.log.diagnostics(
        in: reader.source.file, text: reader.source.text,
        localizationName: { reader.builder.records.locales[$0] }))
  }
}

extension RuleID {
  /// A file that cannot be opened or read.
  public static let unreadable = RuleID("unreadable", .error)
}

extension Diagnostic {
  /// Whether content of a file is missing because of the problem.
  public var isLoss: Bool { rule == .unreadable || skipsBytes }
}
