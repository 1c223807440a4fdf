extension Galley {
  /// Does what one command is for, with options that have been read and found well-formed.
  static func run(_ options: Options) -> ExitStatus {
    StandardError.report("this build reads its command line and nothing more")
    return .wrongUsage
  }
}
