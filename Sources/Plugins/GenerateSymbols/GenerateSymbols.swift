import Foundation
import PackagePlugin

/// Gives a target a Swift symbol for each key that an author has added to its string catalogs.
///
/// The target depends on LocalizedFoundation and has the catalogs among its resources.
@main struct GenerateSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "SymbolGenerator")
    return target.sourceFiles(withSuffix: ".xcstrings").map { file in
      let table = file.url.deletingPathExtension().lastPathComponent
      let symbols = context.pluginWorkDirectoryURL
        .appending(path: "GeneratedStringSymbols_\(table).swift")
      return .buildCommand(
        displayName: "Symbols of \(file.url.lastPathComponent)", executable: tool.url,
        arguments: [file.url.path, symbols.path], inputFiles: [file.url], outputFiles: [symbols])
    }
  }
}
