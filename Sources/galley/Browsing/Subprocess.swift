import Glibc

/// Another program that has the terminal for a while.
enum Subprocess {
  /// How it went.
  enum Outcome: Equatable {
    case ended
    case failed(status: Int32)
    case killed(signal: Int32)
    case notStarted(reason: String)
  }

  /// Starts a program with these words, found along `PATH` as a shell would, and waits for its end.
  ///
  /// Where its user stops it (Control-Z), this program stops too: both are one job of the shell.
  static func run(_ words: [String]) -> Outcome {
    guard !words.contains(where: { $0.utf8.contains(0) }) else {
      return .notStarted(reason: unsafe String(cString: strerror(ENOENT)))
    }
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { while unsafe !arguments.isEmpty { unsafe free(arguments.removeLast()) } }
    var child: pid_t = 0
    let code = unsafe posix_spawnp(&child, words[0], nil, nil, &arguments, environ)
    guard code == 0 else { return .notStarted(reason: unsafe String(cString: strerror(code))) }
    var status: Int32 = 0
    while true {
      let ended = unsafe waitpid(child, &status, WUNTRACED)
      if ended < 0, errno == EINTR { continue }
      guard ended == child else { return .ended }
      // The low byte is 0x7F for a program that was stopped, else the signal that ended it.
      guard status & 0xFF == 0x7F else { break }
      raise(SIGSTOP)
    }
    let signal = status & 0x7F
    if signal != 0 { return .killed(signal: signal) }
    let returned = status >> 8 & 0xFF
    return returned == 0 ? .ended : .failed(status: returned)
  }
}
