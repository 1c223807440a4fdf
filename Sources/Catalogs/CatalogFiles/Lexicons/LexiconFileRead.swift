internal import FileAccess
internal import GrammarAgreement
internal import Synchronization

/// Reads a lexicon file, both halves in parallel if it is large and its lines are independent.
struct LexiconFileRead {
  /// The maximum file size, ten times that of the largest lexicon.
  private static let limit = 1 << 28
  /// The minimum file size for using two threads.
  private static let leastDivided = 1 << 20
  /// The number of bytes per read; small enough to stay in the processor's cache while they are
  /// indexed.
  private static let piece = 1 << 18

  let file: LexiconFile
  let path: String

  /// Reads the file and returns its parts in order; empty if it does not exist.
  func parts() throws(LexiconFault) -> [LexiconPart] {
    do throws(FileFault) {
      let input = try OpenFile(path: path)
      let status = try input.status()
      guard status.isRegular else { throw status.isFolder ? .folder : .notRegular }
      guard status.size <= Self.limit else { throw .tooLarge }
      guard let middle = try middle(of: input, size: status.size) else {
        return [try part(of: input, from: 0, to: status.size, isLast: true)]
      }
      let other = SecondHalf()
      let descriptor = input.descriptor
      let thread = JoinedThread { [self] in
        other.read { () throws(FileFault) in
          let input = OpenFile(borrowing: descriptor)
          return try part(of: input, from: middle, to: status.size, isLast: true)
        }
      }
      let first = Result { () throws(FileFault) in
        try part(of: input, from: 0, to: middle, isLast: false)
      }
      // The file stays open until the thread has ended.
      if let thread { thread.join() }
      if let second = try other.part() { return [try first.get(), second] }
      // The system has no more threads.
      let last = try part(of: input, from: middle, to: status.size, isLast: true)
      return [try first.get(), last]
    } catch .missing {
      return []
    } catch {
      throw LexiconFault(path: path, reason: error.description)
    }
  }

  /// Returns the start of the first line after the middle; nil if the file is to be read as a
  /// whole.
  private func middle(of input: borrowing OpenFile, size: Int) throws(FileFault) -> Int? {
    guard file.hasLinesOfTheirOwn, size >= Self.leastDivided else { return nil }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { room.deallocate() }
    let count = try input.read(into: room, at: size / 2)
    return room.prefix(count).firstIndex(of: UInt8(ascii: "\n")).map { size / 2 + $0 + 1 }
  }

  /// Reads the bytes between two offsets.
  ///
  /// If `isLast`, the file must end at `end`.
  private func part(
    of input: borrowing OpenFile, from start: Int, to end: Int, isLast: Bool
  ) throws(FileFault) -> LexiconPart {
    var reader = LexiconReader(file, expectedSize: end - start)
    let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.piece)
    piece.initialize(repeating: 0)
    defer { piece.deallocate() }
    let room = UnsafeMutableRawBufferPointer(piece)
    var place = start
    while place < end {
      let count = try input.read(into: .init(rebasing: room.prefix(end - place)), at: place)
      guard count > 0 else { throw .changed }
      reader.append(piece.span.extracting(first: count))
      place += count
    }
    // One byte more shows whether the file has grown.
    if isLast, try input.read(into: .init(rebasing: room.prefix(1)), at: end) > 0 { throw .changed }
    return reader.finish()
  }
}

/// The second half of a lexicon, read by another thread.
private final class SecondHalf: Sendable {
  private let result = Mutex<Result<LexiconPart, FileFault>?>(nil)

  func read(_ part: () throws(FileFault) -> LexiconPart) {
    let read = Result { () throws(FileFault) in try part() }
    result.withLock { $0 = read }
  }

  /// Returns the part; nil if the thread could not be started.
  func part() throws(FileFault) -> LexiconPart? { try result.withLock { $0 }?.get() }
}
