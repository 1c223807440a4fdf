import FileAccess

/// Standard output, set aside for a result while it is replaced by the controlling terminal.
///
/// This lets a program show a screen while its output is redirected; programs that it starts also
/// use the terminal.
///
///     let output = try KeptOutput()
///     var screen = try Screen.prepare()
///     …
///     screen.close()
///     output.restore()
public struct KeptOutput: ~Copyable {
  /// The original standard output.
  private let kept: Descriptor

  /// Replaces standard output with the controlling terminal.
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

  /// Restores standard output.
  public consuming func restore() {}
}
