import Glibc

/// Standard output for results of any size: gathers them, and writes them in large pieces.
///
/// A reader that goes away (`galley print | head -1`) has what it wanted: that is no error. The
/// rest is dropped, ``isWanted`` turns false so that the work can stop, and the status stays what
/// it was. A disk that is full is an error; it is reported once, at the end.
struct StandardOutput: ~Copyable {
  private enum State {
    case open
    case readerGone
    case failed(code: Int32)
  }

  private let descriptor: Int32
  private let capacity: Int
  private var gathered: [UInt8] = []
  private var state = State.open

  /// An output to a descriptor; anything but tests writes to standard output.
  init(descriptor: Int32 = STDOUT_FILENO, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = capacity
    // Caught, not ignored: what is ignored stays so in the programs that galley starts.
    signal(SIGPIPE) { _ in }
  }

  /// Whether somebody still reads; false also after an error.
  var isWanted: Bool {
    if case .open = state { true } else { false }
  }

  /// Adds a text.
  mutating func write(_ text: String) {
    guard isWanted else { return }
    gathered.append(contentsOf: text.utf8)
    if gathered.count >= capacity { flush() }
  }

  /// Writes what has been gathered.
  mutating func flush() {
    guard isWanted else { return }
    state = unsafe gathered.withUnsafeBytes { unsafe writeAll($0) }
    gathered.removeAll(keepingCapacity: true)
  }

  /// Writes the rest, and tells how it went.
  consuming func close() -> ExitStatus {
    flush()
    guard case .failed(let code) = state else { return .fine }
    let reason = unsafe String(cString: strerror(code))
    StandardError.report("cannot write to standard output: \(reason)")
    return .failure
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> State {
    var rest = unsafe bytes[...]
    while let start = unsafe UnsafeRawBufferPointer(rebasing: rest).baseAddress {
      let count = unsafe Glibc.write(descriptor, start, rest.count)
      if count >= 0 {
        unsafe rest = unsafe rest.dropFirst(count)
        if unsafe rest.isEmpty { break }
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable()
      case EPIPE: return .readerGone
      case let code: return .failed(code: code)
      }
    }
    return .open
  }

  /// Waits, where whoever opened the output asked for writes that do not wait.
  private func waitUntilWritable() {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    unsafe poll(&wanted, 1, -1)
  }
}
