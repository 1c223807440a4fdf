public import SourceText

/// Collects the bytes of one file, and turns them into a ``CatalogFile``.
///
/// The caller appends bytes as they arrive; the reader does not open files.
///
///     var reader = CatalogReader(path: "Travel.xcstrings", format: .xcstrings, expectedSize: size)
///     while reader.append(upTo: 1 << 20, { read(file, $0.baseAddress, $0.count) }) > 0 {}
///     let file = reader.finish()
public struct CatalogReader: ~Copyable {
  private let path: String
  private let format: CatalogFormat
  /// The buffer that holds the file.
  private var bytes: ByteBuffer
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
  }

  /// Appends up to `limit` bytes by calling `fill`.
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
    return unsafe try bytes.append(upTo: limit, fill)
  }

  /// The number of bytes received so far.
  public var byteCount: Int { bytes.count }

  /// Parses the complete file.
  public consuming func finish() -> CatalogFile {
    var file = format.traits.read(bytes, path)
    if isTooLarge {
      file.diagnostics.append(
        Diagnostic(
          .unreadable, path: path, message: "larger than 4 GB; the rest of the file is not read",
          skipsBytes: true))
    }
    return file
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
