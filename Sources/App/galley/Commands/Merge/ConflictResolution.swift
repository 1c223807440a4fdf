import CatalogChanges
import CatalogFiles
import SourceText
import StringCatalog
import WorkingCopy

/// `galley merge --resolve`: shows the conflicts of files in the app, or lists them.
struct ConflictResolution {
  /// The files; none for those that git could not merge.
  let paths: [String]
  /// Whether the conflicts are listed even on a terminal.
  let lists: Bool

  func run() -> ExitStatus {
    guard let paths = named else { return .failure }
    var status = ExitStatus.fine
    var files: [ConflictedFile] = []
    for path in paths {
      do throws(Fault) {
        var file = try ConflictedFile(at: path, lists: isListing)
        if file.isLayoutOnly, !lists {
          try file.settleLayout()
          StandardError.report("\(path): only the layout differs; kept ours")
        }
        files.append(file)
      } catch {
        StandardError.report("\(path): \(error.reason)")
        if error != .noConflicts { status.worsen(to: .failure) }
      }
    }
    let open = files.filter { !$0.conflicts.marked.blocks.isEmpty }
    guard !open.isEmpty else { return status }
    let strings = open.filter { !$0.conflicts.conflicts.isEmpty }
    guard !isListing, !strings.isEmpty else {
      var output = StandardOutput()
      for line in open.flatMap(\.lines) { output.write(line + "\n") }
      status.worsen(to: .findings)
      return status.worsened(by: output.close())
    }
    guard var app = browser(of: strings.map(\.path)) else { return .failure }
    app.prepare()
    status.worsen(to: app.run())
    let left = open.reduce(0) { $0 + Self.count(at: $1.path) }
    for path in open.map(\.path) where Self.count(at: path) == 0 {
      guard let bytes = try? FileReader().contents(of: path).array,
        let failure = CatalogFile.failure(of: bytes, at: path)
      else { continue }
      StandardError.report(failure)
      status.worsen(to: .findings)
    }
    if left > 0 {
      StandardError.report("\(left.counted("conflict")) left")
      status.worsen(to: .findings)
    } else if self.paths.isEmpty, status == .fine {
      // A merge tool is called with a path, and git stages the file itself.
      StandardError.report("all conflicts resolved; stage the files with git add, then commit")
    }
    return status
  }

  /// Whether the conflicts are listed, because that was asked for or there is no terminal.
  private var isListing: Bool { lists || !StandardOutput.isTerminal }

  /// The paths of the files; nil if git cannot tell, which is reported.
  private var named: [String]? {
    guard paths.isEmpty else { return paths }
    do throws(GitRevision.Fault) {
      let unmerged = try UnmergedFile.paths().filter { path in
        guard let format = CatalogFormat(path: path) else { return false }
        return format.merging != nil || Self.isOpen(path)
      }
      if unmerged.isEmpty { StandardError.report("no catalog has conflicts") }
      return unmerged
    } catch {
      StandardError.report("\(error)")
      return nil
    }
  }

  /// The app with the options of the user's configuration.
  private func browser(of paths: [String]) -> BrowseCommand? {
    let invocation = try? Invocation(
      words: ["--"] + paths, configuration: Configuration.ofUser, exists: \.isExistingPath)
    guard var app = invocation?.command as? BrowseCommand else { return nil }
    app.startsAtConflict = true
    return app
  }

  /// Whether a file of a format that is not settled here is as the merge left it, which the user is told.
  private static func isOpen(_ path: String) -> Bool {
    guard let bytes = try? FileReader().contents(of: path).array else { return false }
    return CatalogConflicts.hasMarkers(bytes, path: path)
      || UnmergedFile(at: path)?.isUntouched(bytes) == true
  }

  /// How many conflicts a file still has; a block that cannot be read counts as one.
  private static func count(at path: String) -> Int {
    guard let file = try? FileReader().contents(of: path) else { return 1 }
    let bytes = file.array
    guard CatalogConflicts.hasMarkers(bytes, path: path) else { return 0 }
    return (try? CatalogConflicts(in: bytes, path: path)).map {
      max(1, $0.count + $0.otherLines.count)
    } ?? 1
  }
}
