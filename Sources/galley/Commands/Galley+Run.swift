extension Galley {
  /// Does what one command is for, with options that have been read and found well-formed.
  static func run(_ options: Options) -> ExitStatus {
    switch options.command {
    case .browse: Browsing(options: options).run()
    case .print: Printing(options: options).run()
    case .coverage: Covering(options: options).run()
    case .explain: Explaining(options: options).run()
    case .completions: write((options.shell ?? .bash).script)
    case .manual: write(ManualPage().text)
    case .dump: Dumping(options: options).run()
    }
  }
}
