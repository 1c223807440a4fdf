#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What another program has written, after it ended.
///
/// The program is started by its name and its arguments, never through a shell, and has no input.
struct CapturedProgram {
  /// All that it wrote to standard output.
  let output: [UInt8]
  /// All that it wrote to standard error.
  let errors: String
  /// Its exit status; nil if a signal ended it.
  let status: Int32?

  /// How long a program may run before it is ended.
  private static let limit = Duration.seconds(60)

  /// Runs a program, and waits until it ends.
  ///
  /// - Parameters:
  ///   - words: its name, and its arguments.
  ///   - removed: variables of this process that the program does not get.
  /// - Throws: the reason why it cannot be started, or its output not be kept.
  init(running words: [String], without removed: Set<String> = []) throws(FileFault) {
    // Its output goes to files, not pipes: a full pipe would stop it until somebody reads.
    let output = try UnnamedFile()
    let errors = try UnnamedFile()
    let program = try Self.start(words, output: output.descriptor, errors.descriptor, removed)
    status = try Self.end(of: program)
    self.output = try output.bytes()
    self.errors = String(decoding: try errors.bytes(), as: UTF8.self)
  }

  private static func start(
    _ words: [String], output: Int32, _ errors: Int32, _ removed: Set<String>
  ) throws(FileFault) -> pid_t {
    // A C string ends at its first zero, so the rest of such an argument would be lost.
    guard !words.isEmpty, !words.contains(where: { $0.utf8.contains(0) }) else { throw .missing }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    let variables = ProcessEnvironment.all.filter { variable in
      !removed.contains(String(variable.prefix { $0 != "=" }))
    }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var program: pid_t = 0
    let code = posix_spawnp(&program, words[0], &actions, nil, &arguments, &environment)
    guard code == 0 else { throw code == ENOENT ? .missing : .system(code) }
    return program
  }

  private static func end(of program: pid_t) throws(FileFault) -> Int32? {
    let end = ContinuousClock.now + limit
    var status: Int32 = 0
    while true {
      let ended = waitpid(program, &status, WNOHANG)
      if ended == program { break }
      guard ended == 0 || errno == EINTR else { throw .last }
      if ContinuousClock.now >= end { kill(program, SIGKILL) }
      usleep(500)
    }
    // The low bits are the signal that ended it, the next byte is its status.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}

/// A file without a name, which is gone when it is closed.
private struct UnnamedFile: ~Copyable {
  private let file: UnsafeMutablePointer<FILE>

  init() throws(FileFault) {
    guard let file = tmpfile() else { throw .last }
    self.file = file
    _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
  }

  deinit { fclose(file) }

  var descriptor: Int32 { fileno(file) }

  /// All bytes.
  func bytes() throws(FileFault) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_size <= FileReader.memoryLimit else { throw .tooLarge }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(count))
      }
      guard read > 0 || read < 0 && errno == EINTR else { throw .last }
      count += max(0, read)
    }
    return bytes
  }
}
