import Glibc
public import StringCatalog

/// Reads catalogs from the disk, or from standard input.
///
/// A file is read into memory and never mapped: where somebody cuts a mapped file short, the
/// process dies.
public struct FileReader: Sendable {
  /// The most bytes that are read of one file.
  public let limit: Int
  /// The descriptor behind the path `-`.
  public let standardInput: Int32
  /// How much is read at once while somebody may wait for the first rows, how far that goes, and
  /// how much is read at once behind that.
  private static let firstPiece = 1 << 16
  private static let beginning = 1 << 19
  private static let piece = 1 << 18
  /// From which size on a second thread reads ahead: below it the thread costs more than it saves.
  private static let aheadSize = 8 << 20

  /// What a file may have at most: offsets of 32 bits, and half of the memory that the process may
  /// have, since the index needs room too.
  public static var memoryLimit: Int {
    let memory = sysconf(Int32(_SC_PHYS_PAGES)).multipliedReportingOverflow(
      by: sysconf(Int32(_SC_PAGESIZE)))
    let there = memory.overflow || memory.partialValue <= 0 ? .max : memory.partialValue
    var allowed = rlimit()
    let isLimited = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &allowed) == 0
    let most = isLimited ? Int(clamping: allowed.rlim_cur) : .max
    return min(there / 2, most / 2, Int(UInt32.max) - 4096)
  }

  /// Makes a reader; the limits of the machine and descriptor 0 are what is wanted outside of tests.
  public init(limit: Int = Self.memoryLimit, standardInput: Int32 = 0) {
    self.limit = min(limit, Self.memoryLimit)
    self.standardInput = standardInput
  }

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - onPiece: is called whenever more of the file is there, so that the first rows can be shown
  ///     while the rest is on its way; returns whether to go on.
  /// - Returns: the file with its problems, or nil where `onPiece` has ended it.
  /// - Throws: why the file cannot be read.
  public func read(
    _ file: FoundFile, onPiece: (borrowing CatalogReader) -> Bool = { _ in true }
  ) throws(FileFault) -> CatalogFile? {
    let isStream = file.isStandardInput
    let input =
      try isStream ? OpenFile(borrowing: standardInput) : OpenFile(path: file.path)
    let before = try input.status()
    guard before.isRegular || isStream else { throw before.isFolder ? .folder : .notRegular }
    guard before.size <= limit else { throw .tooLarge }
    // One byte more than the file has, so that its end is seen without a larger buffer. Of a file
    // that grows while it is read no more is wanted: it could grow for ever.
    let end = before.isRegular ? before.size + 1 : limit + 1
    var reader = CatalogReader(
      path: file.path, kind: file.kind, expectedSize: before.isRegular ? end : Self.beginning)
    guard let count = try fill(&reader, upTo: end, from: input, onPiece: onPiece) else {
      return nil
    }
    guard count <= limit else { throw .tooLarge }
    let after = try input.status()
    var result = reader.finish()
    if before.isRegular, after.differs(from: before) || count < after.size && !isStream {
      result.diagnostics.append(FileFault.changed.problem(at: file.path))
    }
    return result
  }

  /// Reads to the end; returns how many bytes there were, or nil where `onPiece` wants no more.
  private func fill(
    _ reader: inout CatalogReader, upTo end: Int, from input: borrowing OpenFile,
    onPiece: (borrowing CatalogReader) -> Bool
  ) throws(FileFault) -> Int? {
    var total = 0
    while total < end {
      let piece = total < Self.beginning ? Self.firstPiece : Self.piece
      let count = try reader.append(upTo: min(piece, end - total)) { room throws(FileFault) in
        try input.read(into: room)
      }
      guard count > 0 else { break }
      total += count
      guard onPiece(reader) else { return nil }
      if total >= Self.beginning, end - total >= Self.aheadSize,
        end <= reader.input.storage.count
      {
        return try fillAhead(&reader, from: total, upTo: end, from: input, onPiece: onPiece)
      }
    }
    return total
  }

  /// Reads the rest of a large file on a second thread, while this one indexes what has arrived.
  private func fillAhead(
    _ reader: inout CatalogReader, from start: Int, upTo end: Int,
    from input: borrowing OpenFile, onPiece: (borrowing CatalogReader) -> Bool
  ) throws(FileFault) -> Int? {
    let ahead = ReadAhead(
      into: reader.input, from: input.descriptor, atMost: end - start, piece: Self.piece)
    var mayHaveMore = true
    while mayHaveMore {
      mayHaveMore = try ahead.wait()
      reader.read()
      guard onPiece(reader) else { return nil }
    }
    return start + ahead.total
  }
}
