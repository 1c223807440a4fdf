/// `galley manual`: prints the manual page, for galley's own developers.
struct ManualCommand: Command {
  static let name = "manual"
  static let summary = "the manual page"
  static let isListed = false

  func run() -> ExitStatus { StandardOutput.write(ManualPage().text) }
}
