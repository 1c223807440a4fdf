import CatalogCompiler

/// `galley compile`: writes the .strings and .stringsdict files that an app's bundle has for string
/// catalogs.
struct CompileCommand {
  let options: Options

  func run() -> ExitStatus {
    CatalogOutput(options: options).run { table, workspace in
      let wanted = Set(workspace.localizations(of: table))
      let compiled = CompiledCatalog(table, isWanted: wanted.contains)
      return CatalogOutput.Made(
        files: compiled.files.map { ($0.path, $0.text) },
        omissions: compiled.omissions.map { "\($0.location): \($0.message)" })
    }
  }
}
