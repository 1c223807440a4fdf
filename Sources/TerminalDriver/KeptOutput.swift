import Glibc

/// Standard output, kept for a result while the controlling terminal is in its place.
///
/// So a program can show a screen although its output goes to another program, and programs that it
/// starts have the terminal too.
///
///     let output = try KeptOutput()
///     var screen = try Screen.prepare()
///     …
///     screen.close()
///     output.restore()
public struct KeptOutput: ~Copyable {
  /// The descriptor that standard output had before.
  private let kept: Int32

  /// Puts the controlling terminal in the place of standard output.
  public init() throws(ScreenError) {
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { throw .noKeyboard }
    defer { close(terminal) }
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard kept >= 0 else { throw .failed }
    guard dup2(terminal, STDOUT_FILENO) >= 0 else {
      close(kept)
      throw .failed
    }
    self.kept = kept
  }

  deinit {
    dup2(kept, STDOUT_FILENO)
    close(kept)
  }

  /// Gives standard output back.
  public consuming func restore() {}
}
