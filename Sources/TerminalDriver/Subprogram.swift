import CTerminal
import Glibc

/// Another program, started by its name and arguments and never through a shell.
public enum Subprogram {
  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// It exited with a status.
    case exited(Int32)
    /// A signal ended it.
    case signaled(Int32)
  }

  /// Runs a program on the terminal and waits until it ends.
  ///
  /// If the user stops the program with Control-Z, this process stops with it, so that the shell
  /// sees one job.
  ///
  ///     try Subprogram.run(["vi", "+12", "Travel.xcstrings"])
  public static func run(_ words: [String]) throws(SubprogramError) -> Ending {
    try end(of: start(words, input: -1), milliseconds: -1)
  }

  /// Runs a program with bytes as its standard input and no output; kills it after a second.
  static func feed(_ words: [String], _ bytes: [UInt8]) throws(SubprogramError) -> Ending {
    let file = ct_memory_file(bytes, Int32(bytes.count))
    guard file >= 0 else { throw SubprogramError(words: words, code: ENOMEM) }
    defer { Glibc.close(file) }
    return try end(of: start(words, input: file), milliseconds: 1_000)
  }

  private static func start(_ words: [String], input: Int32) throws(SubprogramError) -> Int32 {
    // A C string ends at its first zero, so the rest of such an argument would be lost.
    guard !words.isEmpty, !words.contains(where: { $0.utf8.contains(0) }) else {
      throw SubprogramError(words: words, code: EINVAL)
    }
    var program: Int32 = 0
    let copies = words.map { UnsafePointer(strdup($0)) }
    defer { for copy in copies { free(UnsafeMutablePointer(mutating: copy)) } }
    let code = (copies + [nil]).withUnsafeBufferPointer { arguments in
      arguments.baseAddress.map { ct_spawn($0, input, &program) } ?? EINVAL
    }
    guard code == 0 else { throw SubprogramError(words: words, code: code) }
    return program
  }

  private static func end(of program: Int32, milliseconds: Int32) -> Ending {
    let status = ct_join(program, milliseconds)
    let signal = ct_end_signal(status)
    return signal == 0 ? .exited(ct_exit_status(status)) : .signaled(signal)
  }
}

/// Why a program could not be started.
public struct SubprogramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program's name, as the caller gave it.
  public let program: String
  /// The system's error number.
  public let code: Int32

  init(words: [String], code: Int32) {
    program = words.first ?? ""
    self.code = code
  }

  /// A sentence for the user.
  public var description: String {
    "cannot run '\(program)': \(String(cString: strerror(code)))"
  }
}

extension Screen {
  /// Suspends the screen, runs a program on the terminal, and resumes after it.
  public mutating func run(_ words: [String]) throws(SubprogramError) -> Subprogram.Ending {
    suspend()
    defer { resume() }
    return try Subprogram.run(words)
  }
}
