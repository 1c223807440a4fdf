import Glibc

/// Standard output, standard error, or a descriptor of a test.
package struct Descriptor: Sendable {
  /// Standard output.
  package static let output = Descriptor(STDOUT_FILENO)
  /// Standard error.
  package static let error = Descriptor(STDERR_FILENO)

  /// The number that the system gave it.
  package let number: Int32

  /// The descriptor of a number.
  package init(_ number: Int32) { self.number = number }

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The columns and rows of the terminal; nil if it is none or does not tell.
  package var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Why bytes were not written.
  package enum Fault: Error {
    /// The reader of the pipe has closed it.
    case readerGone
    /// The system says why, in its words.
    case system(String)
  }

  /// Keeps the process alive when a reader closes its pipe: writing then fails instead.
  package static func keepAliveWithoutReader() {
    // An empty handler instead of SIG_IGN: programs that galley starts would inherit SIG_IGN.
    signal(SIGPIPE) { _ in }
  }

  /// Writes all bytes; the first write has as many of them as the descriptor accepts.
  package func write(_ bytes: [UInt8]) throws(Fault) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // It may have been opened as non-blocking.
        var wanted = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      case EPIPE: throw .readerGone
      case let code: throw .system(String(cString: strerror(code)))
      }
    }
  }
}
