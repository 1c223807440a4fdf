import Foundation
import PackagePlugin

/// Runs `galley check` over the string catalogs of a target whenever they have changed, and shows what
/// it finds as warnings, each with its file and line.
///
/// It uses the galley that is installed. As a tool of the plugin, the whole program would be compiled
/// once more for each package that only wants to check its texts.
@main struct CheckCatalogs: BuildToolPlugin {
  /// Checks the files that are its arguments; no part of the script comes from their names.
  ///
  /// Findings have the status 1 and do not end the build.
  private static let script = """
    galley=$1 done=$2
    shift 2
    "$galley" check -- "$@" >&2 || [ $? -eq 1 ] || exit 1
    : >"$done"
    """

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let catalogs = target.sourceFiles(withSuffix: ".xcstrings").map(\.url)
    guard !catalogs.isEmpty else { return [] }
    guard let galley = Self.installed else {
      Diagnostics.warning(
        "galley is not installed, so the catalogs of \(target.name) are not checked")
      return []
    }
    let checked = context.pluginWorkDirectoryURL.appending(path: "CheckedCatalogs.swift")
    return [
      .buildCommand(
        displayName: "Checking the catalogs of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, "sh", galley.path, checked.path] + catalogs.map(\.path),
        inputFiles: catalogs + [galley], outputFiles: [checked])
    ]
  }

  /// The first galley in `PATH`; nil if there is none.
  private static var installed: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: "galley") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
