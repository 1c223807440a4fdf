import CatalogCheck
import CatalogFiles
import Glibc
import SourceText
import StringCatalog
import TextLayout

/// What a project settles for its checks, in the file `.galley.json`.
///
///     {"severities": {"end-punct": "error", "stale": "off"},
///      "widths": {"tab.*": 12}, "locales": ["de", "fr"], "min": {"de": 100, "*": 80},
///      "exceptions": [{"rules": ["url-changed"], "keys": ["legal.*"], "locales": ["de"]}]}
struct ProjectSettings: Equatable, Sendable {
  /// The name of the file.
  static let fileName = ".galley.json"

  /// The room of the texts whose keys match a pattern.
  struct Width: Equatable, Sendable {
    var keys: Glob
    var columns: Int
    /// The last layout that a row may need; nil leaves that to the command line.
    var layout: Layout?
  }

  /// Findings that are not reported: those that match one pattern of each list.
  ///
  /// An empty list matches everything.
  struct Exception: Equatable, Sendable {
    var rules: Set<RuleID> = []
    var tables: [Glob] = []
    var keys: [Glob] = []
    var locales: [Glob] = []
    /// The place of the exception in the file.
    var location = SourceLocation.start

    /// Whether it admits a finding.
    func matches(_ finding: Finding) -> Bool {
      let diagnostic = finding.diagnostic
      return (rules.isEmpty || rules.contains(diagnostic.rule))
        && tables.admits(finding.table) && keys.admits(diagnostic.key)
        && locales.admits(diagnostic.localization)
    }
  }

  /// How complete the languages that match a pattern have to be.
  struct Minimum: Equatable, Sendable {
    var locales: Glob
    var percent: Double
    /// The place of the number in the file.
    var location: SourceLocation
  }

  /// The path of the file; nil if the project has none.
  var path: String?
  /// The severities that replace those of the rules; nil turns the rule off.
  var severities: [RuleID: Severity?] = [:]
  /// The first one that matches a key counts.
  var widths: [Width] = []
  /// The locales to check if the command line names none; empty checks all.
  var locales: [String] = []
  /// The findings that are not reported.
  var exceptions: [Exception] = []
  /// The first one that matches a language counts.
  var minimums: [Minimum] = []
}

extension ProjectSettings {
  /// The severity of a rule; nil if it is off.
  func severity(of rule: RuleID) -> Severity? { severities[rule] ?? rule.severity }

  /// Whether a finding is among the exceptions.
  func excepts(_ finding: Finding) -> Bool {
    exceptions.contains { $0.matches(finding) }
  }

  /// The exceptions that match none of the findings, and whose rules were applied.
  ///
  /// - Parameters:
  ///   - findings: all findings, with those that are exceptions.
  ///   - applies: whether a rule was applied.
  /// - Returns: a finding for each of them, at its place in the settings.
  func unusedExceptions(in findings: [Finding], applies: (RuleID) -> Bool) -> [Finding] {
    guard let path else { return [] }
    return exceptions.filter { exception in
      // One without rules may be about hints, which are usually not asked for.
      let rules = exception.rules.isEmpty ? Set(Rule.all.map(\.id)) : exception.rules
      return rules.allSatisfy(applies) && !findings.contains { exception.matches($0) }
    }.map { exception in
      Finding(
        Diagnostic(
          .exceptionUnused, path: path, location: exception.location,
          message: "the exception matches no finding"))
    }
  }

  /// The room of a text; nil if the project sets none.
  ///
  /// The layout is the last one that a row may need if the project says nothing else.
  func room(ofKey key: String, layout: Layout) -> TableCheck.Room? {
    widths.first { $0.keys.matches(key) }.map { .columns($0.columns, $0.layout ?? layout) }
  }

  /// The languages that are less complete than the project requires.
  ///
  /// A table that lacks a language counts as a whole.
  func incompleteLanguages(of tables: [Table]) -> [Finding] {
    guard let path, !minimums.isEmpty else { return [] }
    let coverage = Coverage(of: tables)
    let names = Set(
      coverage.tables.flatMap { table in
        table.locales.map(\.name).filter { $0 != table.source && $0 != "Base" }
      })
    var found: [Finding] = []
    for (index, minimum) in minimums.enumerated() {
      let pattern = minimum.locales.pattern
      let isPattern = pattern.contains { "*?[\\".contains($0) }
      let wanted = isPattern || names.contains(pattern) ? names : names.union([pattern])
      for name in wanted.sorted()
      where minimum.locales.matches(name)
        && !minimums[..<index].contains(where: { $0.locales.matches(name) })
      {
        var share = CompletedShare()
        for table in coverage.tables where table.source != name {
          let own = table.locales.first { $0.name == name }?.share
          share += own ?? CompletedShare(done: 0, of: table.locales.map(\.share.total).max() ?? 0)
        }
        guard Double(share.done) * 100 < minimum.percent * Double(share.total) else { continue }
        let percent = "\(share.permille / 10).\(share.permille % 10)"
        found.append(
          Finding(
            Diagnostic(
              .incompleteLocale, path: path, location: minimum.location,
              message: "\(name) is \(percent) % translated, and \(minimum.percent) are required",
              localization: name)))
      }
    }
    return found
  }

  /// Reads the file of the project that a path belongs to: the one in its folder or in the nearest
  /// folder above, up to that of the repository.
  ///
  /// - Throws: the mistakes of the file.
  static func ofProject(at path: String) throws(Mistakes) -> ProjectSettings {
    for folder in folders(from: path) {
      let file = folder.appending(name: fileName)
      let bytes: [UInt8]?
      do throws(FileFault) {
        bytes = try SmallFile.bytes(at: file)
      } catch {
        throw Mistakes(diagnostics: [error.diagnostic(at: file)])
      }
      if let bytes { return try ProjectSettingsReader.settings(of: bytes, path: file) }
    }
    return ProjectSettings()
  }

  /// The mistakes of a file, which is then not used.
  struct Mistakes: Error {
    var diagnostics: [Diagnostic]
  }

  /// The folder of a path and those above it; relative where they are in the current folder.
  private static func folders(from path: String) -> [String] {
    guard let current = absolute("."), var folder = absolute(path.isEmpty ? "." : path) else {
      return []
    }
    if !isFolder(folder) { folder = folder.folderAndName.folder }
    var folders: [String] = []
    while true {
      let isBelow = folder.lies(under: current) && current != "/"
      folders.append(isBelow ? String(folder.dropFirst(current.count + 1)) : folder)
      // A repository is a project of its own. Its `.git` is a file in a worktree.
      guard folder != "/", unsafe access(folder.appending(name: ".git"), F_OK) != 0 else {
        return folders
      }
      folder = folder.folderAndName.folder
    }
  }

  /// The path without links and `..`; nil if there is nothing at it.
  private static func absolute(_ path: String) -> String? {
    guard let absolute = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(absolute) }
    return unsafe String(cString: absolute)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension [Glob] {
  /// Whether one of the patterns matches a name, or there are none; no pattern matches nothing.
  fileprivate func admits(_ name: String?) -> Bool {
    isEmpty || name.map { admits($0) } ?? false
  }
}
