internal import Grammar
internal import Programs
internal import Synchronization

/// Reads the file of a lexicon: both halves at the same time if it is large and its lines allow that.
struct LexiconFileRead {
  /// The most bytes of a file: ten times those of the largest lexicon.
  private static let limit = 1 << 28
  /// The fewest bytes of a file that is worth two threads.
  private static let leastDivided = 1 << 20
  /// How many bytes are read at once: they stay in the cache of the processor until they are indexed.
  private static let piece = 1 << 18

  private let file: LexiconFile
  private let path: String

  init(_ file: LexiconFile, path: String) {
    self.file = file
    self.path = path
  }

  /// The parts of the file, in its order; none if there is no such file.
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

  /// Where the first line after the middle begins; nil if the file is read as a whole.
  private func middle(of input: borrowing OpenFile, size: Int) throws(FileFault) -> Int? {
    guard file.hasLinesOfTheirOwn, size >= Self.leastDivided else { return nil }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { room.deallocate() }
    let count = try input.read(into: room, at: size / 2)
    return room.prefix(count).firstIndex(of: UInt8(ascii: "\n")).map { size / 2 + $0 + 1 }
  }

  /// Reads the bytes between two places; the last ones must be the end of the file.
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

/// The second half of a lexicon, which another thread reads.
private final class SecondHalf: Sendable {
  private let result = Mutex<Result<LexiconPart, FileFault>?>(nil)

  func read(_ part: () throws(FileFault) -> LexiconPart) {
    let read = Result { () throws(FileFault) in try part() }
    result.withLock { $0 = read }
  }

  /// What was read; nil if the thread could not be started.
  func part() throws(FileFault) -> LexiconPart? { try result.withLock { $0 }?.get() }
}
