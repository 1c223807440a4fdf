import Foundation
import PackagePlugin

/// Checks the string catalogs of a target whenever they have changed, and shows what is wrong as warnings,
/// each with its file and line.
///
/// The rules and settings are those of `galley check`. A warning does not end the build; a catalog that
/// cannot be read does, and so does a mistake in `.galley.json`.
@main struct CheckCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let catalogs = target.sourceFiles(withSuffix: ".xcstrings").map(\.url)
    guard !catalogs.isEmpty else { return [] }
    let tool = try context.tool(named: "CatalogChecker").url
    let checked = context.pluginWorkDirectoryURL.appending(path: "CheckedCatalogs.swift")
    return [
      .buildCommand(
        displayName: "Checking the catalogs of \(target.name)", executable: tool,
        arguments: [checked.path] + catalogs.map(\.path), inputFiles: catalogs,
        outputFiles: [checked])
    ]
  }
}
