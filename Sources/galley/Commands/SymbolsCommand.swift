import CatalogCompiler

/// `galley symbols`: writes the Swift symbols of string catalogs.
struct SymbolsCommand {
  let options: Options

  func run() -> ExitStatus {
    CatalogOutput(options: options).run { table, _ in
      let symbols = CatalogSymbols(table)
      return CatalogOutput.Made(
        files: [(symbols.fileName, symbols.source)],
        omissions: symbols.omissions.map { "\($0.location): \($0.message)" })
    }
  }
}
