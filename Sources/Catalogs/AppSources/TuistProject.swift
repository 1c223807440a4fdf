internal import SourceText

/// The targets in a `Project.swift`, from which Tuist makes an Xcode project.
///
/// ```swift
/// let project = TuistProject(bytes, folder: "App")
/// project?.builds("App/Sources/Menu.swift", with: "App/Resources/Localizable.xcstrings")
/// ```
package struct TuistProject: Sendable {
  /// The files of a target, by patterns such as `Sources/**`.
  private struct Target {
    var wanted: [Glob] = []
    var excluded: [Glob] = []

    func builds(_ path: String) -> Bool {
      let matches = { (glob: Glob) in glob.matches(path) || path.hasPrefix(glob.pattern + "/") }
      return wanted.contains(where: matches) && !excluded.contains(where: matches)
    }
  }

  /// The folder that contains the manifest.
  package let folder: String
  private var targets: [Target] = []

  /// Reads a manifest; nil if the file is none, or if it computes the files of a target.
  package init?(_ bytes: [UInt8], folder: String) {
    guard String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription") else {
      return nil
    }
    self.folder = folder
    let tokens = SwiftLexer.tokens(of: bytes)
    for index in tokens.tokens.indices
    where (tokens.isWord("target", at: index) || tokens.isWord("Target", at: index))
      && tokens.isMark("(", at: index + 1)
    {
      var target = Target()
      for argument in tokens.arguments(tokens.inside(index + 1, before: tokens.tokens.count))
      where ["sources", "resources", "buildableFolders"].contains(argument.label) {
        guard tokens.add(patternsIn: argument.tokens, to: &target.wanted, &target.excluded) else {
          return nil
        }
      }
      if !target.wanted.isEmpty { targets.append(target) }
    }
  }

  /// Whether any target builds a file.
  package func builds(_ path: String) -> Bool { builds(path, with: path) }

  /// Whether any one target builds both files.
  package func builds(_ path: String, with other: String) -> Bool {
    guard let path = relative(path), let other = relative(other) else { return false }
    return targets.contains { $0.builds(path) && $0.builds(other) }
  }

  private func relative(_ path: String) -> String? {
    if folder.isEmpty { return path }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }
}

extension SwiftTokens {
  /// Adds the patterns in an argument.
  ///
  /// - Returns: false if a pattern is computed.
  fileprivate func add(
    patternsIn range: Range<Int>, to wanted: inout [Glob], _ excluded: inout [Glob]
  ) -> Bool {
    var index = range.lowerBound
    var exclusionEnd = index
    var hasPattern = false
    while index < range.upperBound {
      if isWord("excluding", at: index), isMark(":", at: index + 1), index + 2 < range.upperBound {
        exclusionEnd = next(after: index + 2)
        index += 2
      } else if let literal = literal(at: index) {
        // A star also matches slashes.
        guard let text = plainText(of: literal)?.replacing("**/", with: "*"),
          let glob = try? Glob(text)
        else { return false }
        hasPattern = true
        if index < exclusionEnd { excluded.append(glob) } else { wanted.append(glob) }
        index = next(after: index)
      } else {
        index += 1
      }
    }
    return hasPattern || isMark("[", at: range.lowerBound) && range.count == 2
  }
}
