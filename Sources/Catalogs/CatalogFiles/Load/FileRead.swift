public import FileAccess
public import StringCatalog

/// Opens catalog files and standard input for reading, within memory limits.
///
/// Files are read into memory, never mapped: if another program truncated a mapped file, accessing
/// it would crash the process.
public struct FileReader: Sendable {
  /// The maximum number of bytes per file.
  public let limit: Int
  /// The descriptor to read for the path `-`.
  public let standardInput: Int32

  /// The size of the largest readable file, which is limited by 32-bit offsets, and because the
  /// index takes about as much memory as the file.
  public static var memoryLimit: Int { min(ProcessEnvironment.memory / 2, Int(UInt32.max) - 4096) }

  /// The maximum number of bytes read from standard input.
  ///
  /// Its size is unknown, and the old and new buffers coexist while growing.
  var streamLimit: Int { limit / 2 }

  /// Creates a reader.
  ///
  /// Only tests need values other than the defaults.
  public init(limit: Int = Self.memoryLimit, standardInput: Int32 = 0) {
    self.limit = min(limit, Self.memoryLimit)
    self.standardInput = standardInput
  }

  /// Reads a whole file.
  ///
  /// - Parameter file: the file, or standard input.
  /// - Returns: the parsed file with its diagnostics.
  /// - Throws: a fault if the file cannot be read.
  public func read(_ file: FoundFile) throws(FileFault) -> CatalogFile {
    var read = try open(file)
    while try read.next() {}
    return try read.finish()
  }

  /// Opens a file to read it piece by piece.
  ///
  /// - Parameter file: the file, or standard input.
  /// - Returns: a read that has not read any bytes.
  /// - Throws: a fault if the file cannot be opened.
  public func open(_ file: FoundFile) throws(FileFault) -> FileRead { try FileRead(file, self) }
}

/// A read of one file in pieces, between which the caller can stop; the whole file is then parsed at
/// once.
///
/// ```swift
/// var read = try FileReader().open(FoundFile(path: "Travel.xcstrings", format: .xcstrings))
/// while try read.next() {}
/// let file = try read.finish()
/// ```
public struct FileRead: ~Copyable {
  /// The size of a piece.
  private static let piece = 1 << 18

  private let file: FoundFile
  private let limit: Int
  /// The status of the file before reading.
  private let status: FileStatus
  /// The size of the file plus one byte, so that reading detects the end without growing the
  /// buffer.
  ///
  /// If the file grows meanwhile, the rest is not read, because it could grow forever.
  private let end: Int
  private let input: OpenFile
  private var reader: CatalogReader
  private var isAtEnd = false

  fileprivate init(_ file: FoundFile, _ settings: FileReader) throws(FileFault) {
    let isStream = file.isStandardInput
    let input =
      try isStream ? OpenFile(borrowing: settings.standardInput) : OpenFile(path: file.path)
    let status = try input.status()
    guard status.isRegular || isStream else { throw status.isFolder ? .folder : .notRegular }
    guard status.size <= settings.limit else { throw .tooLarge }
    self.file = file
    self.input = input
    self.status = status
    limit = status.isRegular ? settings.limit : settings.streamLimit
    end = status.isRegular ? status.size + 1 : limit + 1
    reader = CatalogReader(
      path: file.path, format: file.format,
      expectedSize: status.isRegular ? end : min(end, Self.piece), sizeLimit: end)
    // No bytes are read yet.
    _ = reader.append(upTo: end) { room in
      OpenFile.prepare(room)
      return 0
    }
  }

  /// The fraction of the file read, from 0 to 1; nil for standard input.
  package var fraction: Double? {
    file.isStandardInput ? nil : min(1, Double(reader.byteCount) / Double(max(1, status.size)))
  }

  /// Reads the next piece.
  ///
  /// - Parameter flag: a flag that another thread can set to interrupt waiting for standard input.
  ///   In that case, and after a tenth of a second, the flag is cleared and nothing is read.
  /// - Returns: false if the whole file had been read already.
  /// - Throws: a fault if the file cannot be read.
  public mutating func next(orWhen flag: WakeFlag? = nil) throws(FileFault) -> Bool {
    guard !isAtEnd else { return false }
    if let flag, file.isStandardInput, !flag.wait(orReadable: input.descriptor, for: 100) {
      flag.clear()
      return true
    }
    let total = reader.byteCount
    // A closure cannot borrow a part of the value that it changes.
    let input = OpenFile(borrowing: input.descriptor)
    let count = try reader.append(upTo: min(Self.piece, end - total)) { room throws(FileFault) in
      try input.read(into: room)
    }
    if count == 0 || total + count >= end { isAtEnd = true }
    return count > 0
  }

  /// Parses the file.
  ///
  /// - Returns: the parsed file with its diagnostics.
  /// - Throws: a fault if the file could not be read consistently.
  public consuming func finish() throws(FileFault) -> CatalogFile {
    let count = reader.byteCount
    guard count <= limit else { throw .tooLarge }
    let now = try input.status()
    let hasChanged =
      status.isRegular
      && (now.differs(from: status) || count < now.size && !file.isStandardInput)
    let path = file.path
    var result = reader.finish()
    if hasChanged { result.diagnostics.append(FileFault.changed.diagnostic(at: path)) }
    return result
  }
}
