import CPrograms

/// What another program has written, after it ended.
///
/// The program is started by its name and its arguments, never through a shell, and does not see the
/// terminal. It leads a process group of its own, and the whole group ends with it.
package struct CapturedProgram: Sendable {
  /// All that it wrote to standard output.
  package let output: [UInt8]
  /// All that it wrote to standard error.
  package let errors: String
  /// How it ended.
  package let ending: Subprogram.Ending

  /// How long a program may run unless its caller gives it another time.
  package static let time = Duration.seconds(5)

  /// After how many milliseconds a caller is asked whether it still waits.
  private static let pause = 50

  /// Runs a program, and waits until it ends.
  ///
  /// - Parameters:
  ///   - words: its name, which is looked up in `PATH`, and its arguments.
  ///   - environment: its variables, as `NAME=value`; nil for those of this process.
  ///   - input: its standard input.
  ///   - time: how long it may run before it and all that it started is ended.
  ///   - limit: the most bytes that it may write.
  ///   - isEnded: is asked now and then whether nobody waits for it any more; it is ended then, as if its
  ///     time were over.
  /// - Throws: why it cannot be started, or was ended.
  package init(
    running words: [String], environment: [String]? = nil, input: [UInt8] = [],
    within time: Duration = Self.time, limit: Int = .max,
    unless isEnded: (() -> Bool)? = nil
  ) throws(SubprogramError) {
    let name = words.first ?? ""
    // Files, not pipes: a full pipe would stop the program until somebody reads.
    guard let given = UnnamedFile(input), let output = UnnamedFile(), let errors = UnnamedFile()
    else { throw .notStarted(name, SystemError.last.number) }
    let program = try Subprogram.start(
      words, environment: environment,
      streams: cp_streams(
        input: given.descriptor, output: output.descriptor, errors: errors.descriptor))
    if limit < .max { cp_limit_files(program, Int64(limit) + 1) }
    var status: Int32 = 0
    let milliseconds = Int(time / .milliseconds(1))
    var left = milliseconds
    while let isEnded, !isEnded(), left > Self.pause, cp_wait(program, Int32(Self.pause)) == 0 {
      left -= Self.pause
    }
    if isEnded?() == true { left = 0 }
    guard cp_end(program, Int32(clamping: left), &status) != 0 else {
      throw .timedOut(name, milliseconds: milliseconds)
    }
    guard let written = output.bytes(atMost: limit), let messages = errors.bytes(atMost: limit)
    else { throw .tooMuchOutput(name) }
    ending = Subprogram.Ending(waitStatus: status)
    self.output = written
    self.errors = String(decoding: messages, as: UTF8.self)
  }
}

/// A file without a name, which is gone when it is closed.
private struct UnnamedFile: ~Copyable {
  private let file: Descriptor

  /// A file with these bytes, to be read from its start; nil if there is no room.
  init?(_ bytes: [UInt8] = []) {
    file = Descriptor(cp_unnamed_file())
    guard file.number >= 0 else { return nil }
    var count = 0
    while count < bytes.count {
      let written = bytes[count...].withUnsafeBytes { try? file.write($0, at: count) }
      guard let written, written > 0 else { return nil }
      count += written
    }
  }

  deinit { file.close() }

  var descriptor: Int32 { file.number }

  /// All bytes; nil if there are too many, or no room for them.
  func bytes(atMost limit: Int) -> [UInt8]? {
    guard let size = file.fileSize, size <= limit else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let read = bytes[count...].withUnsafeMutableBytes { try? file.read(into: $0, at: count) }
      guard let read, read > 0 else { return nil }
      count += read
    }
    return bytes
  }
}
