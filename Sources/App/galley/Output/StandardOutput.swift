import CatalogCheck
import FileAccess
import PreviewUI
import SourceText
import TerminalValues

/// Standard output for results of any size: gathers texts and writes them in large pieces.
///
/// A reader that closes the pipe early (`galley print | head -1`) is not an error: the rest is
/// dropped, ``isWanted`` becomes false so that the caller can stop, and the status does not change.
/// A full disk is an error, which ``close()`` reports once.
struct StandardOutput: ~Copyable {
  private enum State {
    case open
    case readerGone
    case failed(String)
  }

  private let descriptor: Descriptor
  private let capacity: Int
  /// Whether the output goes to a terminal.
  private let isTerminal: Bool
  private var gathered: [UInt8] = []
  private var state = State.open

  /// An output to a descriptor.
  ///
  /// Only tests use a descriptor other than standard output.
  init(descriptor: Int32 = Descriptor.output.number, capacity: Int = 1 << 16) {
    self.descriptor = Descriptor(descriptor)
    self.capacity = capacity
    isTerminal = self.descriptor.isTerminal
    Descriptor.keepAliveWithoutReader()
  }

  /// Whether the output still accepts texts: false after an error or after the reader closed it.
  var isWanted: Bool {
    if case .open = state { true } else { false }
  }

  /// Writes a whole text.
  static func write(_ text: String) -> ExitStatus {
    var output = StandardOutput()
    output.write(text)
    return output.close()
  }

  /// Adds a text.
  mutating func write(_ text: String) {
    guard isWanted else { return }
    gathered.append(contentsOf: text.utf8)
    if gathered.count >= capacity { flush() }
  }

  /// Adds the bytes of a file.
  mutating func write(_ bytes: [UInt8]) {
    guard isWanted else { return }
    gathered.append(contentsOf: bytes)
    if gathered.count >= capacity { flush() }
  }

  /// Adds lines for people, in which no CI server that keeps them as a log finds a command of its own.
  mutating func write(lines: String) { write(isTerminal ? lines : lines.withoutLogCommands) }

  /// Writes the gathered texts.
  mutating func flush() {
    guard isWanted else { return }
    do throws(SystemError) {
      try descriptor.write(gathered)
    } catch {
      state = error == .readerGone ? .readerGone : .failed(error.description)
    }
    gathered.removeAll(keepingCapacity: true)
  }

  /// Writes the rest, reports an error if there was one, and returns the status.
  consuming func close() -> ExitStatus {
    flush()
    guard case .failed(let reason) = state else { return .fine }
    StandardError.report("cannot write to standard output: \(reason)")
    return .failure
  }
}

// MARK: The terminal

extension StandardOutput {
  /// The width of a line: the terminal's, else `COLUMNS`, else 80.
  static func columns() -> Int {
    columns(ofTerminal: terminalSize?.columns, variables: Variable.current())
  }

  /// The width of a line, computed from the given values.
  static func columns(ofTerminal terminal: Int?, variables: [Variable: String]) -> Int {
    let set = variables[.columns].flatMap { Int($0) }
    return [terminal, set].compactMap(\.self).first {
      $0 > 0 && $0 <= FittedOptions.widths.upperBound
    }
      ?? 80
  }

  /// The width of a row.
  ///
  /// On a terminal it leaves room for the gutter, so that `print` and the app choose the same
  /// layouts.
  static func rowColumns() -> Int {
    isTerminal ? max(1, columns() - Model.gutter) : columns()
  }

  static var isTerminal: Bool { Descriptor.output.isTerminal }

  /// The size of the terminal, or nil if standard output is none or does not tell.
  static var terminalSize: Size? {
    Descriptor.output.terminalSize.map { Size(columns: $0.columns, rows: $0.rows) }
  }
}
