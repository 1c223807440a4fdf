import CatalogFiles
import FileAccess

/// Runs git so that no repository can execute programs.
///
/// A repository's configuration specifies programs that fetch missing objects, convert files, or
/// show differences. A subfolder can also be a repository, with a configuration committed inside
/// it. Run git only through this type.
enum Git {
  /// The git commands that galley uses.
  ///
  /// Add only commands that read objects alone. Commands that read files run filters
  /// (`filter.*.clean`), and commands that merge run merge drivers; no option turns these off.
  /// Commands that show differences need `--no-ext-diff` and `--no-textconv`.
  enum Command: String, CaseIterable {
    case catFile = "cat-file"
    /// Reads settings.
    case config
    /// Reads the index.
    case lsFiles = "ls-files"
    case lsTree = "ls-tree"
    /// Merges three files line by line, without drivers and filters.
    case mergeFile = "merge-file"
    /// Lists commits.
    case revList = "rev-list"
    case revParse = "rev-parse"
  }

  /// Runs a git command in a folder.
  static func run(
    _ command: Command, _ words: [String], in folder: String, isBare: Bool = false
  ) throws(SubprogramError) -> CapturedProgram {
    try CapturedProgram(
      running: arguments(command, words, in: folder, isBare: isBare),
      environment: environment(from: ProcessEnvironment.all), limit: FileReader.memoryLimit)
  }

  static func arguments(
    _ command: Command, _ words: [String], in folder: String, isBare: Bool = false
  ) -> [String] {
    let settings = settings.flatMap { ["-c", $0] }
    let place = isBare ? ["--git-dir=\(folder)"] : ["-C", folder]
    return ["git", "--no-pager"] + settings + place + [command.rawValue] + words
  }

  /// The settings that override the configuration of any repository.
  private static let settings = [
    // A folder with HEAD, objects, and refs is not a repository unless `.git` says so.
    "safe.bareRepository=explicit",
    "protocol.allow=never",
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
  ]

  /// Returns the environment for git, based on that of this process.
  ///
  /// Removes git's own variables: some specify programs, and those set for a hook apply only to the
  /// hook's folder.
  static func environment(from variables: [String]) -> [String] {
    variables.filter { !$0.hasPrefix("GIT_") && !$0.hasPrefix("LC_ALL=") } + [
      // A repository's `protocol.<name>.allow` would override `protocol.allow`, but not this.
      "GIT_ALLOW_PROTOCOL=",
      "GIT_NO_LAZY_FETCH=1",
      "GIT_OPTIONAL_LOCKS=0",
      "GIT_TERMINAL_PROMPT=0",
      // galley quotes the messages, and looks for "fatal:" in them.
      "LC_ALL=C",
    ]
  }
}
