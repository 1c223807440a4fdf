public import Programs
public import StringCatalog

/// Opens catalog files and standard input for reading, with limits that keep the process alive.
///
/// A file is read into memory and never mapped: if another program truncated a mapped file, the
/// process would die.
public struct FileReader: Sendable {
  /// The most bytes that are read of one file.
  public let limit: Int
  /// The descriptor that is read for the path `-`.
  public let standardInput: Int32

  /// The largest file that can be read: offsets have 32 bits, and the index of a file needs about as
  /// much memory as its bytes.
  public static var memoryLimit: Int {
    min(ProcessEnvironment.memory / 2, Int(UInt32.max) - 4096)
  }

  /// The most bytes that are read of standard input, whose size nobody knows beforehand: while its memory
  /// grows, the old one exists beside the new one.
  var streamLimit: Int { limit / 2 }

  /// Creates a reader, for which only tests need other values than the default ones.
  public init(limit: Int = Self.memoryLimit, standardInput: Int32 = 0) {
    self.limit = min(limit, Self.memoryLimit)
    self.standardInput = standardInput
  }

  /// Reads a whole file.
  ///
  /// - Parameter file: the file, or standard input.
  /// - Returns: its entries, and what is wrong in it.
  /// - Throws: the reason why the file cannot be read.
  public func read(_ file: FoundFile) throws(FileFault) -> CatalogFile {
    var read = try open(file)
    while try read.next() {}
    return try read.finish()
  }

  /// Opens a file, so that the caller can read it a piece at a time.
  ///
  /// - Parameter file: the file, or standard input.
  /// - Returns: the file, of which no byte has been read yet.
  /// - Throws: the reason why the file cannot be opened.
  public func open(_ file: FoundFile) throws(FileFault) -> FileRead { try FileRead(file, self) }
}

/// One file that the caller reads a piece at a time.
///
/// ```swift
/// var read = try FileReader().open(FoundFile(path: "Travel.xcstrings", format: .xcstrings))
/// while try read.next() { print("\(read.entryCount) entries so far") }
/// let file = try read.finish()
/// ```
public struct FileRead: ~Copyable {
  /// The size of the first pieces, which is small because the user waits for the first rows (start.py
  /// of the benchmark).
  private static let firstPiece = 1 << 16
  /// The number of bytes that are read in first pieces.
  private static let beginning = 1 << 19
  /// The size of all other pieces.
  private static let piece = 1 << 18
  /// The fewest remaining bytes for which a thread reads ahead: for fewer, starting a thread costs
  /// more time than it saves.
  private static let leastAhead = 8 << 20

  private let file: FoundFile
  private let limit: Int
  /// The status of the file before its first byte was read.
  private let status: FileStatus
  /// One byte more than the file has, so that reading reaches the end without a larger buffer.
  ///
  /// More is not read even if the file grows meanwhile: it could grow forever.
  private let end: Int
  private let input: OpenFile
  private var reader: CatalogReader
  private var ahead: ReadAhead?
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
      expectedSize: status.isRegular ? end : min(end, Self.beginning), sizeLimit: end)
  }

  /// The number of entries that have been read.
  public var entryCount: Int { reader.entryCount }

  /// How much of the file has been read, from 0 to 1; nil for standard input.
  var fraction: Double? {
    file.isStandardInput ? nil : min(1, Double(reader.byteCount) / Double(max(1, status.size)))
  }

  /// The entries that have been read, or nil if the format is indexed only as a whole.
  ///
  /// This copies where each key is, so do not ask for it after every piece.
  public func entriesSoFar() -> CatalogFile? { reader.entriesSoFar() }

  /// Reads the next piece.
  ///
  /// - Parameter flag: ends the wait for standard input if another thread sets it; then it is
  ///   cleared, and nothing has been read.
  /// - Returns: false if the whole file had been read before.
  /// - Throws: the reason why the file cannot be read.
  public mutating func next(orWhen flag: WakeFlag? = nil) throws(FileFault) -> Bool {
    guard !isAtEnd else { return false }
    if ahead != nil { return try takeArrived() }
    if let flag, file.isStandardInput, !flag.wait(orReadable: input.descriptor) {
      flag.clear()
      return true
    }
    let total = reader.byteCount
    let piece = total < Self.beginning ? Self.firstPiece : Self.piece
    // A closure cannot borrow a part of the value that it changes.
    let input = OpenFile(borrowing: input.descriptor)
    let count = try reader.append(upTo: min(piece, end - total)) { room throws(FileFault) in
      try input.read(into: room)
    }
    if count == 0 || total + count >= end { isAtEnd = true }
    startAhead()
    return count > 0
  }

  /// Starts to read the rest of a large file ahead, once its beginning has been read.
  private mutating func startAhead() {
    let total = reader.byteCount
    guard !isAtEnd, total >= Self.beginning, end - total >= Self.leastAhead,
      end <= reader.input.storage.count
    else { return }
    ahead = ReadAhead(input, into: reader.input, atMost: end - total, piece: Self.piece)
  }

  private mutating func takeArrived() throws(FileFault) -> Bool {
    isAtEnd = try !(ahead?.wait() ?? false)
    reader.read()
    return true
  }

  /// Ends the reading.
  ///
  /// - Returns: the entries of the file, and what is wrong in it.
  /// - Throws: the reason why the file cannot be read.
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
