import CPrograms

/// Another program, started by its name and arguments and never through a shell.
package enum Subprogram {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    /// It exited with a status.
    case exited(Int32)
    /// A signal ended it.
    case signaled(Int32)

    init(waitStatus: Int32) {
      let signal = cp_end_signal(waitStatus)
      self = signal == 0 ? .exited(cp_exit_status(waitStatus)) : .signaled(signal)
    }
  }

  /// Runs a program on the terminal and waits until it ends.
  ///
  /// If the user stops the program with Control-Z, this process stops with it, so that the shell
  /// sees one job.
  ///
  ///     try Subprogram.run(["vi", "+12", "Travel.xcstrings"])
  package static func run(_ words: [String]) throws(SubprogramError) -> Ending {
    Ending(waitStatus: cp_join(try start(words)))
  }

  /// Starts a program; with streams, in a process group of its own.
  ///
  /// - Parameters:
  ///   - words: its name, which is looked up in `PATH`, and its arguments.
  ///   - environment: its variables, as `NAME=value`; nil for those of this process.
  ///   - streams: its standard streams; nil for those of this process.
  /// - Returns: its process number.
  /// - Throws: why it cannot be started.
  static func start(
    _ words: [String], environment: [String]? = nil, streams: cp_streams? = nil
  ) throws(SubprogramError) -> Int32 {
    // A C string ends at its first zero, so the rest of such an argument would be lost.
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

  /// Calls `body` with a list of C strings that ends with a null pointer, or with nil for nil.
  private static func withCStrings(
    _ strings: [String]?, _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Int32
  ) -> Int32 {
    guard let strings else { return body(nil) }
    // One buffer has all strings, so that none moves while the list is in use.
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
