import CPseudoTerminal
import Glibc
import TerminalValues

/// A program on a pseudo terminal, with a model of the screen that it draws.
///
/// Needs no real terminal and no privileges.
struct PseudoTerminal: ~Copyable {
  /// How a program ended or stopped.
  enum Ending: Equatable {
    case exited(Int32)
    case signaled(Int32)
    case stopped(Int32)
  }

  struct Failure: Error {
    let problem: String
    let screen: String
    let isAlternate: Bool
    let printed: String
  }

  private(set) var model: TerminalModel
  /// How many bytes the program has sent.
  private(set) var received = 0
  private var job = pt_job()
  private var undecoded: [UInt8] = []
  private var isOpen = true

  var program: Int32 { job.program }
  /// The modes of the terminal; equal numbers mean equal modes.
  var modes: UInt64 { pt_modes(job.master) }

  /// The path of ScreenProbe, the program under test.
  static var probe: String {
    var path = [CChar](repeating: 0, count: 4096)
    readlink("/proc/self/exe", &path, path.count - 1)
    let bytes = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let binary = String(decoding: bytes, as: UTF8.self)
    return binary.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/ScreenProbe"
  }

  init(
    _ arguments: [String] = [probe], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24, answers: TerminalModel.Answers? = nil, wrapsAtOnce: Bool = false
  ) throws(Failure) {
    model = TerminalModel(columns: columns, rows: rows)
    model.wrapsAtOnce = wrapsAtOnce
    model.answers = answers
    let values = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { $1 }
    let words = values.map { "\($0)=\($1)" }
    let started = withStrings(arguments) { arguments in
      withStrings(words) { pt_start(arguments, $0, Int32(columns), Int32(rows), &job) }
    }
    if started != 0 { throw failure("cannot start \(arguments)") }
  }

  deinit {
    if isOpen { close(job.master) }
    kill(job.program, SIGKILL)
    close(job.statuses)
    close(job.control)
    waitpid(job.leader, nil, 0)
  }

  private func failure(_ problem: String) -> Failure {
    Failure(
      problem: problem, screen: "\(model.canvas.styledText)\ncursor \(model.cursorPosition)",
      isAlternate: model.isAlternate,
      printed: model.printed)
  }

  func type(_ text: String) {
    type(Array(text.utf8))
  }

  func type(_ bytes: [UInt8]) {
    _ = write(job.master, bytes, bytes.count)
  }

  /// Types a text that may be longer than the terminal's input buffer.
  func typeAll(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(job.master, $0.baseAddress, $0.count) }
      if count > 0 { start += count } else if errno == EAGAIN { usleep(1_000) } else { return }
    }
  }

  func send(_ signal: Int32) {
    kill(job.program, signal)
  }

  mutating func resize(columns: Int, rows: Int) {
    model.resize(columns: columns, rows: rows)
    pt_resize(job.master, Int32(columns), Int32(rows))
  }

  /// Closes the terminal, as closing a window does.
  mutating func hangUp() {
    close(job.master)
    isOpen = false
  }

  /// Reads what the program shows until a condition is true; throws `problem` after 15 seconds.
  mutating func expect(
    _ problem: String, _ isTrue: (TerminalModel) -> Bool
  ) throws(Failure) {
    for _ in 0..<1_500 {
      if isTrue(model) { return }
      read(milliseconds: 10)
    }
    throw failure(problem)
  }

  /// Waits until a line of the screen begins with a text.
  mutating func expect(line: String) throws(Failure) {
    try expect("no line '\(line)'") { $0.text.contains { $0.hasPrefix(line) } }
  }

  /// Waits until the program ends or stops, and reads all its output; returns how it ended.
  mutating func ending() throws(Failure) -> Ending {
    var status: Int32 = 0
    for _ in 0..<1_500 {
      read(milliseconds: 10)
      var file = pollfd(fd: job.statuses, events: Int16(POLLIN), revents: 0)
      guard poll(&file, 1, 0) > 0, Glibc.read(job.statuses, &status, 4) == 4 else { continue }
      while read(milliseconds: 0) {}
      switch pt_kind(status) {
      case Int32(PT_STOPPED): return .stopped(pt_value(status))
      case Int32(PT_SIGNALED): return .signaled(pt_value(status))
      default: return .exited(pt_value(status))
      }
    }
    throw failure("the program goes on")
  }

  @discardableResult
  private mutating func read(milliseconds: Int32) -> Bool {
    var file = pollfd(fd: isOpen ? job.master : -1, events: Int16(POLLIN), revents: 0)
    guard poll(&file, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(job.master, &bytes, bytes.count)
    guard count > 0 else { return false }
    received += count
    undecoded += bytes.prefix(count)
    // Keep the bytes of an incomplete character.
    var end = undecoded.count
    while end > 0, undecoded.count - end < 4,
      String(validating: undecoded[..<end], as: UTF8.self) == nil
    { end -= 1 }
    model.feed(String(decoding: undecoded[..<end], as: UTF8.self))
    undecoded.removeFirst(end)
    if !model.replies.isEmpty {
      type(model.replies)
      model.replies = ""
    }
    return true
  }
}

/// Calls a function with C strings in an array that ends with a null.
private func withStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
  let copies = strings.map { UnsafePointer(strdup($0)) }
  defer { for copy in copies { free(UnsafeMutablePointer(mutating: copy)) } }
  return (copies + [nil]).withUnsafeBufferPointer { body($0.baseAddress) }
}
