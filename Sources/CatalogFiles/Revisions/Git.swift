import Programs

/// git, run so that no folder it looks into can choose a program to run.
///
/// The configuration of a repository names programs: they fetch missing objects, convert files, show
/// differences. A subfolder can be a repository too, with a configuration that was committed with it.
/// Every run of git goes through this type.
enum Git {
  /// The commands that galley uses.
  ///
  /// Add only a command that reads objects alone. One that reads files runs filters (`filter.*.clean`),
  /// and one that merges runs merge drivers, both without an option against it. One that shows
  /// differences needs `--no-ext-diff` and `--no-textconv`.
  enum Command: String, CaseIterable {
    case catFile = "cat-file"
    /// Reads settings.
    case config
    /// Reads the index.
    case lsFiles = "ls-files"
    case lsTree = "ls-tree"
    /// Merges three files line by line, without drivers and filters.
    case mergeFile = "merge-file"
    case revParse = "rev-parse"
  }

  /// Runs a command of git in a folder.
  static func run(
    _ command: Command, _ words: [String], in folder: String
  ) throws(SubprogramError) -> CapturedProgram {
    try CapturedProgram(
      running: arguments(command, words, in: folder),
      environment: environment(from: ProcessEnvironment.all), limit: FileReader.memoryLimit)
  }

  static func arguments(_ command: Command, _ words: [String], in folder: String) -> [String] {
    let settings = settings.flatMap { ["-c", $0] }
    return ["git", "--no-pager"] + settings + ["-C", folder, command.rawValue] + words
  }

  /// What no configuration of a repository can change.
  private static let settings = [
    // A folder with HEAD, objects and refs is no repository unless `.git` says so.
    "safe.bareRepository=explicit",
    "protocol.allow=never",
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
  ]

  /// The variables that git gets, from those of this process.
  ///
  /// Git's own variables are left out: some name programs, and those that git sets for a hook hold
  /// only in the folder of the hook.
  static func environment(from variables: [String]) -> [String] {
    variables.filter { !$0.hasPrefix("GIT_") && !$0.hasPrefix("LC_ALL=") } + [
      // `protocol.<name>.allow` of a repository would win over `protocol.allow`, but not over this.
      "GIT_ALLOW_PROTOCOL=",
      "GIT_NO_LAZY_FETCH=1",
      "GIT_OPTIONAL_LOCKS=0",
      "GIT_TERMINAL_PROMPT=0",
      // galley quotes the messages, and looks for "fatal:" in them.
      "LC_ALL=C",
    ]
  }
}
