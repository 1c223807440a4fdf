import Programs

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
  private let kept: Descriptor

  /// Puts the controlling terminal in the place of standard output.
  public init() throws(ScreenError) {
    guard let terminal = Descriptor.controllingTerminal() else { throw .noKeyboard }
    defer { terminal.close() }
    guard let kept = Descriptor.output.duplicate() else { throw .failed }
    guard terminal.replace(.output) else {
      kept.close()
      throw .failed
    }
    self.kept = kept
  }

  deinit {
    kept.replace(.output)
    kept.close()
  }

  /// Gives standard output back.
  public consuming func restore() {}
}
