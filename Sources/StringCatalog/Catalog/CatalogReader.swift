public import SourceText

/// Turns the bytes of one file into a ``CatalogFile``, piece by piece.
///
/// The caller hands the bytes over as they arrive; the reader opens no files. The entries that have
/// arrived can be shown while the rest is still being read:
///
///     var reader = CatalogReader(path: "Travel.xcstrings", format: .xcstrings, expectedSize: size)
///     while reader.append(upTo: 1 << 20, { read(file, $0.baseAddress, $0.count) }) > 0 {
///       show(reader.entriesSoFar())
///     }
///     let file = reader.finish()
public struct CatalogReader: ~Copyable {
  private let path: String
  private let format: CatalogFormat
  /// The memory for the bytes.
  ///
  /// Another thread may fill it; ``read()`` reads the bytes that have arrived.
  public private(set) var input: CatalogInput
  private var pieces: (any PieceReader)?
  /// Whether the file is read only when it is complete.
  ///
  /// This is true for formats whose files are small, and for a file that is not UTF-8. Nil until enough
  /// bytes show the encoding.
  private var isReadWhole: Bool?
  /// How many bytes show the encoding.
  private static let tellingLength = 512
  /// The most bytes for which the memory grows.
  private let sizeLimit: Int
  private var isTooLarge = false

  /// A reader for a file of about `expectedSize` bytes; more bytes are allowed, up to `sizeLimit`.
  public init(path: String, format: CatalogFormat, expectedSize: Int, sizeLimit: Int = .max) {
    self.path = path
    self.sizeLimit = min(sizeLimit, ByteBuffer.limit)
    self.format = format
    input = CatalogInput(capacity: expectedSize)
    if case .whole = format.traits.reading { isReadWhole = true }
  }

  /// Lets `fill` write up to `limit` bytes after those that have arrived, and reads them.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of bytes.
  ///   - fill: writes bytes and returns how many.
  /// - Returns: how many bytes `fill` wrote; 0 ends the file.
  /// - Throws: what `fill` throws; the bytes that have arrived stay.
  public mutating func append<E>(
    upTo limit: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    if input.isFull {
      let capacity = input.bytes.capacity
      guard capacity < sizeLimit else {
        isTooLarge = true
        return 0
      }
      let larger = min(sizeLimit, max(1 << 16, capacity * 2))
      input = CatalogInput(input.bytes.grown(to: larger))
    }
    let written = unsafe try input.append(upTo: limit, fill)
    readArrived(isGrowing: false)
    return written
  }

  /// Reads the bytes that another thread has written into ``input`` so far, except for the last few
  /// bytes.
  public mutating func read() { readArrived(isGrowing: true) }

  private mutating func readArrived(isGrowing: Bool) {
    if isReadWhole == nil, input.bytes.count >= Self.tellingLength { isReadWhole = !isUTF8 }
    if isReadWhole == false { advance(isGrowing: isGrowing) }
  }

  /// How many entries have been read so far.
  public var entryCount: Int { pieces?.entryCount ?? 0 }

  /// How many bytes have arrived.
  public var byteCount: Int { input.bytes.count }

  private var isUTF8: Bool {
    input.bytes.withBytes(0..<Self.tellingLength) {
      FileEncoding(detecting: $0).encoding == .utf8
    }
  }

  /// The file as far as it has been read; nil if it is read only when it is complete.
  ///
  /// The result shares the index that the reader goes on filling; only the table of keys is copied.
  /// So call this from time to time, and not after every piece.
  public func entriesSoFar() -> CatalogFile? { pieces?.file }

  /// The complete file.
  public consuming func finish() -> CatalogFile {
    var file =
      switch format.traits.reading {
      case .whole(let read): read(input.bytes, path)
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
    var bytes = input.bytes
    var reader: any PieceReader
    if isReadWhole ?? !isUTF8 {
      let text = DecodedText(bytes, reportingTo: &log)
      bytes = text.bytes
      reader = open(SourceFile(path: path, bytes: bytes, encoding: text.encoding), log)
    } else {
      reader = pieces.take() ?? self.reader(open)
    }
    reader.advance(in: bytes, isWhole: true, isGrowing: false)
    return reader.file
  }

  private mutating func advance(isGrowing: Bool) {
    guard case .inPieces(let open) = format.traits.reading else { return }
    if pieces == nil { pieces = reader(open) }
    pieces?.advance(in: input.bytes, isWhole: false, isGrowing: isGrowing)
  }

  private typealias Opener = (SourceFile, DiagnosticLog) -> any PieceReader

  private func reader(_ open: Opener) -> any PieceReader {
    let encoding = input.bytes.withBytes(0..<Self.tellingLength) { FileEncoding(detecting: $0) }
    return open(
      SourceFile(path: path, bytes: input.bytes, encoding: encoding), DiagnosticLog())
  }
}

extension CatalogFile {
  /// Reads a file that is already in memory; the ending of the path tells its format.
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
  /// Whether content of a file is missing because of the problem.
  public var isLoss: Bool { rule == .unreadable || skipsBytes }

  /// Whether galley, Foundation or Xcode cannot read all of a file because of the problem.
  public var isFailure: Bool { isLoss || rejectsFile }
}
