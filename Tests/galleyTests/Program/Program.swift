import Foundation
import TestMaterial
import Testing

/// Runs the built program, as a shell would.
struct Program {
  /// The result of a run.
  struct Outcome: Equatable {
    var output = ""
    var errors = ""
    var status: Int32

    /// The result in one text, for goldens.
    var golden: String {
      "\(output)--- standard error\n\(errors)--- exit status \(status)"
    }
  }

  /// The environment of every run; the caller's own is not passed on, and no lexicon is found.
  static let variables = [
    "TERM": "dumb", "LANG": "C.UTF-8", "COLUMNS": "80", "GALLEY_LEXICONS": "",
  ]

  /// The path of galley: in the same folder as the tests.
  static func path() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("galley").path
  }

  /// Runs galley in the folder of the checkout with only these variables.
  static func galley(
    _ words: [String], variables: [String: String] = variables, input: [UInt8] = []
  ) throws -> Outcome {
    try run(path(), words, variables: variables, input: input)
  }

  /// Runs any program in the same way.
  ///
  /// Its output goes to files, not pipes: a child that outlives it would keep a pipe open, and the
  /// test would wait for it.
  static func run(
    _ path: String, _ words: [String], variables: [String: String] = variables,
    input: [UInt8] = []
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    try folder.write("input", bytes: input)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, folder["input"], O_RDONLY, 0)
    for (descriptor, name) in [(Int32(1), "output"), (2, "errors")] {
      let flags = O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, descriptor, folder[name], flags, 0o600)
    }
    // Tests run in parallel: a child must not keep the pipes and terminals of other tests open.
    for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    // Threads of the test runner block signals, and a child would inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = ["env", "-C", Checkout.folder.path, path] + words
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var program: pid_t = 0
    let code = posix_spawn(
      &program, "/usr/bin/env", &actions, &attributes, &arguments, &environment)
    try #require(code == 0, "\(words): \(String(cString: strerror(code)))")
    let status = try end(of: program, "\(words)")
    return Outcome(
      output: try folder.text(of: "output"), errors: try folder.text(of: "errors"),
      status: status)
  }

  /// Waits for a program and returns its exit status; kills it after two minutes, enough for machines that
  /// run other things too.
  private static func end(of program: pid_t, _ name: String) throws -> Int32 {
    var status: Int32 = 0
    for _ in 0..<24_000 {
      let ended = waitpid(program, &status, WNOHANG)
      if ended == program {
        // The low byte is the signal that killed it, the next one its status.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
      }
      try #require(ended == 0 || errno == EINTR)
      usleep(5000)
    }
    kill(program, SIGKILL)
    waitpid(program, &status, 0)
    Issue.record("\(name) did not end within two minutes")
    return -1
  }
}
