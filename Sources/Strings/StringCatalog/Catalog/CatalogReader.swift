public import SourceText

/// An incremental parser that turns the bytes of one file into a ``CatalogFile``.
///
/// The caller appends bytes as they arrive; the reader does not open files. You can show the
/// entries read so far while the rest is still arriving:
///
///     var reader = CatalogReader(path: "Travel.xcstrings", format: .xcstrings, expectedSize: size)
///     while reader.append(upTo: 1 << 20, { read(file, $0.baseAddress, $0.count) }) > 0 {
///       show(reader.entriesSoFar())
///     }
///     let file = reader.finish()
public struct CatalogReader: ~Copyable {
  private let path: String
  private let format: CatalogFormat
  /// The buffer that holds the file.
  private var bytes: ByteBuffer
  private var pieces: (any PieceReader)?
  /// Whether parsing waits until the file is complete.
  ///
  /// True for formats with small files, and for files that are not UTF-8. Nil until enough bytes
  /// have arrived to detect the encoding.
  private var isReadWhole: Bool?
  /// The number of bytes needed to detect the encoding.
  private static let tellingLength = 512
  /// The maximum size of the buffer in bytes.
  private let sizeLimit: Int
  private var isTooLarge = false

  /// Creates a reader for a file of about `expectedSize` bytes; the file may grow up to
  /// `sizeLimit`.
  public init(path: String, format: CatalogFormat, expectedSize: Int, sizeLimit: Int = .max) {
    self.path = path
    self.sizeLimit = min(sizeLimit, ByteBuffer.limit)
    self.format = format
    bytes = ByteBuffer(capacity: max(0, min(expectedSize, ByteBuffer.limit)))
    if case .whole = format.traits.reading { isReadWhole = true }
  }

  /// Appends up to `limit` bytes by calling `fill`, and parses them.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of bytes.
  ///   - fill: writes bytes and returns their number.
  /// - Returns: the number of bytes written; 0 ends the file.
  /// - Throws: any error thrown by `fill`; the bytes already appended are kept.
  public mutating func append<E>(
    upTo limit: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    if bytes.count == bytes.capacity {
      let capacity = bytes.capacity
      guard capacity < sizeLimit else {
        isTooLarge = true
        return 0
      }
      bytes = bytes.grown(to: min(sizeLimit, max(1 << 16, capacity * 2)))
    }
    let written = unsafe try bytes.append(upTo: limit, fill)
    if isReadWhole == nil, bytes.count >= Self.tellingLength { isReadWhole = !isUTF8 }
    if isReadWhole == false { advance() }
    return written
  }

  /// The number of entries read so far.
  public var entryCount: Int { pieces?.entryCount ?? 0 }

  /// The number of bytes received so far.
  public var byteCount: Int { bytes.count }

  private var isUTF8: Bool {
    bytes.withBytes(0..<Self.tellingLength) {
      FileEncoding(detecting: $0).encoding == .utf8
    }
  }

  /// Returns the file as parsed so far, or nil if its format is parsed only when complete.
  ///
  /// The reader copies its index before it goes on, so call this occasionally, not after every
  /// append.
  public func entriesSoFar() -> CatalogFile? { pieces?.file }

  /// Returns the complete file.
  public consuming func finish() -> CatalogFile {
    var file =
      switch format.traits.reading {
      case .whole(let read): read(bytes, path)
      case .inPieces(let open): finish(open)
      }
    if isTooLarge {
      file.diagnostics.append(
        Diagnostic(
          .unreadable, path: path, message: "larger than 4 GB; the rest of the file is not read",
          skipsBytes: true))
    }
    return file
  }

  private mutating func finish(_ open: Opener) -> CatalogFile {
    var log = DiagnosticLog()
    var bytes = bytes
    var reader: any PieceReader
    if isReadWhole ?? !isUTF8 {
      let text = DecodedText(bytes, reportingTo: &log)
      bytes = text.bytes
      reader = open(SourceFile(path: path, bytes: bytes, encoding: text.encoding), log)
    } else {
      reader = pieces.take() ?? self.reader(open)
    }
    reader.advance(in: bytes, isWhole: true)
    return reader.file
  }

  private mutating func advance() {
    guard case .inPieces(let open) = format.traits.reading else { return }
    if pieces == nil { pieces = reader(open) }
    pieces?.advance(in: bytes, isWhole: false)
  }

  private typealias Opener = (SourceFile, DiagnosticLog) -> any PieceReader

  private func reader(_ open: Opener) -> any PieceReader {
    let encoding = bytes.withBytes(0..<Self.tellingLength) { FileEncoding(detecting: $0) }
    return open(SourceFile(path: path, bytes: bytes, encoding: encoding), DiagnosticLog())
  }
}

extension CatalogFile {
  /// Parses a file in memory; the extension of the path determines the format.
  ///
  /// ```swift
  /// let table = Table(catalog: CatalogFile(path: "App.xcstrings", bytes: bytes))
  /// ```
  public init(path: String, bytes: some Collection<UInt8>) {
    let format = CatalogFormat(path: path) ?? .standard
    var reader = CatalogReader(path: path, format: format, expectedSize: bytes.count)
    _ = unsafe reader.append(upTo: bytes.count) { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
    self = reader.finish()
  }
}

extension RuleID {
  /// A file that cannot be opened or read.
  public static let unreadable = RuleID("unreadable", .error)
}

extension Diagnostic {
  /// Whether the problem causes content of a file to be lost.
  public var isLoss: Bool { rule == .unreadable || skipsBytes }

  /// Whether the problem prevents galley, Foundation, or Xcode from reading all of a file.
  public var isFailure: Bool { isLoss || rejectsFile }
}
