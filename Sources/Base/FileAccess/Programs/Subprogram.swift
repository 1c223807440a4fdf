import CSystem

/// Runs other programs by name and arguments, never through a shell.
package enum Subprogram {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    /// The program exited with a status.
    case exited(Int32)
    /// The program was killed by a signal.
    case signaled(Int32)

    init(waitStatus: Int32) {
      let signal = cp_end_signal(waitStatus)
      self = signal == 0 ? .exited(cp_exit_status(waitStatus)) : .signaled(signal)
    }
  }

  /// Runs a program on the terminal and waits until it ends.
  ///
  /// If the user suspends the program with Control-Z, this process is suspended too, so that the
  /// shell sees a single job.
  ///
  ///     try Subprogram.run(["vi", "+12", "Travel.xcstrings"])
  package static func run(_ words: [String]) throws(SubprogramError) -> Ending {
    Ending(waitStatus: cp_join(try start(words)))
  }

  /// Starts a program, in its own process group if `streams` are given.
  ///
  /// - Parameters:
  ///   - words: the name of the program, which is looked up in `PATH`, and its arguments.
  ///   - environment: the environment variables, as `NAME=value`, or nil for those of this process.
  ///   - streams: the standard streams, or nil for those of this process.
  /// - Returns: The process ID.
  /// - Throws: An error if the program cannot be started.
  static func start(
    _ words: [String], environment: [String]? = nil, streams: cp_streams? = nil
  ) throws(SubprogramError) -> Int32 {
    // C strings end at the first zero byte, so the rest of such an argument would be lost.
    guard !words.isEmpty, !words.contains(where: { $0.utf8.contains(0) }) else {
      throw .notStarted(words.first ?? "", SystemError.invalid.number)
    }
    var program: Int32 = 0
    let code = withCStrings(words) { arguments in
      withCStrings(environment) { variables in
        withUnsafePointer(to: streams ?? cp_streams()) { pointer in
          cp_start(arguments, variables, streams == nil ? nil : pointer, &program)
        }
      }
    }
    guard code == 0 else { throw .notStarted(words[0], code) }
    return program
  }

  /// Calls `body` with a null-terminated array of C strings, or with nil for nil.
  private static func withCStrings(
    _ strings: [String]?, _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Int32
  ) -> Int32 {
    guard let strings else { return body(nil) }
    // Store all strings in one buffer, so that none moves while the array is in use.
    let bytes = strings.flatMap { Array($0.utf8CString) }
    return bytes.withUnsafeBufferPointer { buffer in
      var list: [UnsafePointer<CChar>?] = []
      var offset = 0
      for string in strings {
        list.append(buffer.baseAddress.map { $0 + offset })
        offset += string.utf8.count + 1
      }
      return (list + [nil]).withUnsafeBufferPointer { body($0.baseAddress) }
    }
  }
}
