import CSystem
import Synchronization

/// The output of another program that has ended.
///
/// The program is started by name and arguments, never through a shell, and cannot access the
/// terminal. It leads its own process group, and is terminated together with the group.
package struct CapturedProgram: Sendable {
  /// The contents of standard output.
  package let output: [UInt8]
  /// The contents of standard error.
  package let errors: String
  /// How the program ended.
  package let ending: Subprogram.Ending

  /// The default time limit.
  package static let time = Duration.seconds(5)

  /// The number of programs started so far.
  private static let started = Atomic(0)

  /// The interval in milliseconds for asking the caller whether to keep waiting.
  private static let pause = 50

  /// Runs a program and waits until it ends.
  ///
  /// - Parameters:
  ///   - words: the name of the program, which is looked up in `PATH`, and its arguments.
  ///   - environment: the environment variables, as `NAME=value`, or nil for those of this process.
  ///   - input: the standard input.
  ///   - time: the time limit, after which the program and everything it started is terminated.
  ///   - limit: the maximum number of bytes of output.
  ///   - isEnded: called periodically; if it returns true, the program is terminated as if it had
  ///     timed out.
  /// - Throws: An error if the program cannot be started or was terminated.
  package init(
    running words: [String], environment: [String]? = nil, input: [UInt8] = [],
    within time: Duration = Self.time, limit: Int = .max,
    unless isEnded: (() -> Bool)? = nil
  ) throws(SubprogramError) {
    let name = words.first ?? ""
    // Use files instead of pipes: a full pipe would block the program until somebody reads.
    guard let given = UnnamedFile(input), let output = UnnamedFile(), let errors = UnnamedFile()
    else { throw .notStarted(name, SystemError.last.number) }
    let number = Self.started.add(1, ordering: .relaxed).newValue
    let variable = "GALLEY_STARTED=\(ProcessEnvironment.processNumber)-\(number)"
    let program = try Subprogram.start(
      words, environment: (environment ?? ProcessEnvironment.all) + [variable],
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
    guard cp_end(program, Int32(clamping: left), variable, &status) != 0 else {
      throw .timedOut(name, milliseconds: milliseconds)
    }
    guard let written = output.bytes(atMost: limit), let messages = errors.bytes(atMost: limit)
    else { throw .tooMuchOutput(name) }
    ending = Subprogram.Ending(waitStatus: status)
    self.output = written
    self.errors = String(decoding: messages, as: UTF8.self)
  }
}

/// An anonymous temporary file, which is deleted when it is closed.
private struct UnnamedFile: ~Copyable {
  private let file: Descriptor

  /// Creates a file with some bytes, positioned at its start, or returns nil if there is no space.
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

  /// Returns the contents, or nil if they exceed the limit or cannot be read.
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
