import Glibc
import Testing

@testable import galley

@Suite struct StandardOutputTests {
  /// Both ends of a pipe.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
    }
  }

  /// Reads all bytes from a descriptor and closes it.
  private func drain(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 12)
    while case let count = read(descriptor, &piece, piece.count), count > 0 {
      bytes += piece[..<count]
    }
    close(descriptor)
    return bytes
  }

  @Test(arguments: [1, 7, 1 << 16])
  func everyByteArrivesInOrder(capacity: Int) throws {
    let pipe = try Pipe()
    var output = StandardOutput(descriptor: pipe.writing, capacity: capacity)
    var expected = ""
    for number in 0..<500 {
      output.write("é\(number)\0\n")
      expected += "é\(number)\0\n"
    }
    let isWanted = output.isWanted
    #expect(isWanted)
    #expect(output.close() == .fine)
    close(pipe.writing)
    #expect(drain(pipe.reading) == Array(expected.utf8))
  }

  @Test func smallTextsAreGathered() throws {
    let pipe = try Pipe()
    var output = StandardOutput(descriptor: pipe.writing, capacity: 10)
    output.write("123456789")
    try #require(fcntl(pipe.reading, F_SETFL, O_NONBLOCK) == 0)
    var piece = [UInt8](repeating: 0, count: 100)
    #expect(read(pipe.reading, &piece, 100) == -1)
    output.write("0")
    #expect(read(pipe.reading, &piece, 100) == 10)
    #expect(output.close() == .fine)
    close(pipe.writing)
    close(pipe.reading)
  }

  /// The pipe holds 64 KiB and is non-blocking, so the output must wait several times.
  @Test func aNonBlockingPipeGetsEverything() async throws {
    let pipe = try Pipe()
    try #require(fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "0123456789abcdef", count: 1 << 15)
    let writing = pipe.writing
    async let status: galley.ExitStatus = {
      var output = StandardOutput(descriptor: writing)
      output.write(text)
      let status = output.close()
      close(writing)
      return status
    }()
    let bytes = drain(pipe.reading)
    #expect(await status == .fine)
    #expect(bytes == Array(text.utf8))
  }

  @Test func aReaderThatClosesThePipeIsNotAnError() throws {
    let pipe = try Pipe()
    close(pipe.reading)
    var output = StandardOutput(descriptor: pipe.writing, capacity: 1)
    output.write("nobody reads this")
    let isWanted = output.isWanted
    #expect(!isWanted)
    output.write("nor this")
    #expect(output.close() == .fine)
    close(pipe.writing)
  }

  @Test func aFullDiskIsAnError() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    var output = StandardOutput(descriptor: full, capacity: 1)
    output.write("x")
    let isWanted = output.isWanted
    #expect(!isWanted)
    #expect(output.close() == .failure)
    close(full)
  }

  /// The terminal wins over `COLUMNS`; a value that is no sensible width is ignored.
  @Test(
    arguments: [
      (nil, [:], 80), (120, [:], 120), (120, [.columns: "60"], 120), (nil, [.columns: "60"], 60),
      (0, [.columns: "60"], 60), (nil, [.columns: ""], 80), (nil, [.columns: "0"], 80),
      (nil, [.columns: "-4"], 80), (nil, [.columns: "wide"], 80),
      (nil, [.columns: "99999999999999999999"], 80), (nil, [.columns: "10001"], 80),
    ] as [(Int?, [Variable: String], Int)])
  func lineWidth(terminal: Int?, variables: [Variable: String], expected: Int) {
    #expect(StandardOutput.columns(ofTerminal: terminal, variables: variables) == expected)
  }
}
