import Foundation
import PackagePlugin

/// Runs `galley check` over the string catalogs of a target whenever they have changed, and shows what
/// it finds as warnings, each with its file and line.
///
/// The galley that checks is built from this package, so its rules are those of the version on which
/// the target depends. That takes about 105 seconds of processor time once; a tool with the rules alone
/// would take about 70.
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
    let galley = try context.tool(named: "galley").url
    let checked = context.pluginWorkDirectoryURL.appending(path: "CheckedCatalogs.swift")
    return [
      .buildCommand(
        displayName: "Checking the catalogs of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, "sh", galley.path, checked.path] + catalogs.map(\.path),
        inputFiles: catalogs + [galley], outputFiles: [checked])
    ]
  }
}
