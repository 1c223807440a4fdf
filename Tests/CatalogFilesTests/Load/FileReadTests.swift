import FileAccess
import Foundation
import StringCatalog
import Synchronization
import TestMaterial
import Testing

@testable import CatalogFiles

@Suite struct FileReadTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ name: String) -> FoundFile {
    FoundFile(path: folder[name], format: .xcstrings)
  }

  /// The reason why a file cannot be read, or nil if it can.
  private func fault(_ file: FoundFile, limit: Int = 1 << 20) -> FileFault? {
    do throws(FileFault) {
      _ = try FileReader(limit: limit).read(file)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Whole files

  /// Reads a file, and calls `afterPiece` after each piece.
  private func read(
    _ file: FoundFile, afterPiece: (borrowing FileRead) -> Void
  ) throws -> CatalogFile {
    var read = try FileReader().open(file)
    while try read.next() { afterPiece(read) }
    return try read.finish()
  }

  @Test(arguments: [0, 1, 1_000, 5_000, 40_000])
  func readsAFileOfAnySize(entries: Int) throws {
    try folder.write("a.xcstrings", catalog(entries: entries))
    let read = try FileReader().read(file("a.xcstrings"))
    #expect(read.entryCount == entries)
    #expect(read.diagnostics == [])
    #expect(read.path == folder["a.xcstrings"])
  }

  @Test(arguments: [20_000, 60_000])
  func knowsHowMuchHasBeenRead(entries: Int) throws {
    try folder.write("a.xcstrings", catalog(entries: entries))
    var fractions: [Double] = []
    let read = try read(file("a.xcstrings")) { fractions.append($0.fraction ?? -1) }
    #expect(read.entryCount == entries)
    #expect(fractions.count > 4)
    #expect(fractions == fractions.sorted())
    #expect(0 < fractions[0] && fractions[0] < fractions[1])
    #expect(fractions.last == 1)
  }

  @Test(arguments: [2, 9])
  func endsWithoutTheRest(pieces: Int) throws {
    try folder.write("a.xcstrings", catalog(entries: 60_000))
    var read = try FileReader().open(file("a.xcstrings"))
    for _ in 0..<pieces {
      let hasMore = try read.next()
      #expect(hasMore)
    }
    #expect((0.001..<0.5).contains(read.fraction ?? -1))
  }

  // MARK: Files that change

  @Test func aFileThatShrinksGivesTheBytesThatWereRead() throws {
    let path = try folder.write("a.xcstrings", catalog(entries: 20_000))
    let read = try read(file("a.xcstrings")) { _ in truncate(path, 300_000) }
    #expect((1..<20_000).contains(read.entryCount))
    #expect(read.diagnostics.last?.description == "\(path):1:1: changed while reading")
  }

  @Test func aFileThatGrowsForeverIsReadUpToItsFirstSize() throws {
    let path = try folder.write("a.xcstrings", catalog(entries: 20_000))
    let read = try read(file("a.xcstrings")) { _ in
      let writer = open(path, O_WRONLY | O_APPEND)
      defer { close(writer) }
      #expect(write(writer, " ", 1) == 1)
    }
    #expect(read.entryCount == 20_000)
    #expect(read.diagnostics.map(\.rule) == [.unreadable])
  }

  @Test func aFileThatIsReplacedIsReadToItsEnd() throws {
    let path = try folder.write("a.xcstrings", catalog(entries: 20_000))
    try folder.write("b.xcstrings")
    let other = folder["b.xcstrings"]
    let read = try read(file("a.xcstrings")) { _ in rename(other, path) }
    #expect(read.entryCount == 20_000)
    #expect(read.diagnostics == [])
  }

  // MARK: Files that cannot be read

  @Test func neverWaitsForAPipe() throws {
    try #require(mkfifo(folder["a.xcstrings"], 0o600) == 0)
    #expect(fault(file("a.xcstrings")) == .notRegular)
  }

  @Test func refusesASocket() throws {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: folder["a.xcstrings"].utf8)
    }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
    }
    try #require(result == 0)
    #expect(fault(file("a.xcstrings")) == .notRegular)
  }

  @Test func refusesFoldersDevicesAndBadNames() throws {
    try folder.makeFolder("a.xcstrings")
    #expect(fault(file("a.xcstrings")) == .folder)
    #expect(fault(file("b.xcstrings")) == .missing)
    #expect(fault(FoundFile(path: "/dev/zero", format: .xcstrings)) == .notRegular)
    #expect(fault(FoundFile(path: folder.path + "\0", format: .xcstrings)) == .missing)
    let long = folder[String(repeating: "d/", count: 3_000)]
    #expect(fault(FoundFile(path: long, format: .xcstrings)) == .pathTooLong)
  }

  @Test func refusesTooLargeFiles() throws {
    let path = try folder.write("a.xcstrings", "{}")
    try #require(truncate(path, 1 << 40) == 0)
    #expect(fault(file("a.xcstrings"), limit: FileReader.memoryLimit) == .tooLarge)
    #expect(fault(file("a.xcstrings"), limit: 1) == .tooLarge)
  }

  @Test func reportsMissingPermission() throws {
    let path = try folder.write("a.xcstrings")
    try folder.write("b.xcstrings")
    try #require(chmod(folder.path, 0o755) == 0 && chmod(path, 0) == 0)
    asOrdinaryUser {
      #expect(fault(file("a.xcstrings")) == .forbidden)
      #expect(fault(file("b.xcstrings")) == nil)
    }
  }

  @Test(arguments: [
    (EACCES, "permission denied"), (EPERM, "permission denied"), (ENOENT, "no such file"),
    (ENOTDIR, "no such file"), (ENXIO, "is not a regular file"), (EIO, "Input/output error"),
  ])
  func namesTheErrorsOfTheKernel(number: Int32, words: String) {
    errno = number
    #expect(FileFault.last.description == words)
  }

  // MARK: Standard input

  /// Reads a text that another thread writes into a pipe.
  private func readPipe(
    _ text: String, limit: Int = 1 << 30, flags: Int32 = 0
  ) throws(FileFault) -> CatalogFile {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    let (output, input) = (ends[0], ends[1])
    defer { close(output) }
    _ = fcntl(output, F_SETFL, flags)
    // A reader that stops early must not end the tests with a signal.
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread {
      let file = FileHandle(fileDescriptor: input, closeOnDealloc: true)
      try? file.write(contentsOf: Data(text.utf8))
    }
    return try FileReader(limit: limit, standardInput: output).read(.standardInput)
  }

  @Test(arguments: [0, O_NONBLOCK])
  func readsAPipeToItsEnd(flags: Int32) throws {
    let read = try readPipe(catalog(entries: 10_000), flags: flags)
    #expect(read.entryCount == 10_000)
    #expect(read.diagnostics == [])
    #expect(read.path == "-")
  }

  @Test func refusesAPipeThatIsTooLong() {
    #expect(throws: FileFault.tooLarge) {
      try readPipe(catalog(entries: 10_000), limit: 1_000_000)
    }
  }

  /// The pipe of a program that never ends.
  @Test(.timeLimit(.minutes(1))) func readsAnEndlessPipeUpToTheLimit() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (output, input) = (ends[0], ends[1])
    signal(SIGPIPE, SIG_IGN)
    let written = Mutex(0)
    let thread = JoinedThread { [input] in
      let piece = Array(#""a" = "b";\n"#.utf8)
      while true {
        let count = write(input, piece, piece.count)
        guard count > 0 else { break }
        written.withLock { $0 += count }
      }
      close(input)
    }
    let reader = FileReader(limit: 1_000_000, standardInput: output)
    #expect(throws: FileFault.tooLarge) {
      try reader.read(.standardInput)
    }
    close(output)
    thread?.join()
    #expect(reader.streamLimit == 500_000)
    // What is in the pipe was written, too.
    #expect(written.withLock { $0 } <= reader.streamLimit + 1 + (1 << 16))
  }

  @Test func aFileOnStandardInputIsReadFromItsOffset() throws {
    let text = catalog(entries: 5_000)
    let path = try folder.write("a.txt", "xx" + text)
    let input = open(path, O_RDONLY)
    defer { close(input) }
    lseek(input, 2, SEEK_SET)
    let read = try FileReader(standardInput: input).read(.standardInput)
    #expect(read.entryCount == 5_000)
    #expect(read.diagnostics == [])
  }

  /// The user can leave the app while another program has not written its whole output yet.
  @Test(.timeLimit(.minutes(1))) func aFlagEndsTheWaitForAPipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let text = Array(catalog(entries: 100).utf8.dropLast(100))
    #expect(write(ends[1], text, text.count) == text.count)
    let flag = WakeFlag()
    var read = try FileReader(standardInput: ends[0]).open(.standardInput)
    var isOpen = try read.next(orWhen: flag)
    flag.set()
    isOpen = try isOpen && read.next(orWhen: flag)
    #expect(isOpen)
    close(ends[1])
    ends[1] = -1
    while try read.next() {}
    let file = try read.finish()
    #expect((90...100).contains(file.entryCount))
  }
}
