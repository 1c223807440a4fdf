import CatalogCompiler

/// `galley symbols`: writes the Swift symbols of string catalogs.
struct SymbolsCommand: CatalogCommand {
  static let name = "symbols"
  static let summary = "generate Swift symbols for keys"
  static let meaning = """
    Write a Swift file with a symbol for each manually added key (`"extractionState": "manual"`), as \
    Xcode 26 does: `String(localized: .cartTotal(count: 3))` looks up the key `cart.total`. Add the \
    file to a target that depends on LocalizedFoundation and has the catalog as a resource.

    A key that cannot have a symbol, for example because another key has the same one, is reported, \
    and the exit code is 3.
    """
  static let requiredOption: String? = FolderOptions.required
  static var options: [Option<Self>] {
    // Symbols are the same in all languages.
    shared().without("locale")
    FolderOptions.options(\.folder)
  }

  var shared = SharedOptions()
  var folder = FolderOptions()

  func validate() throws(OptionsError) { try folder.validate() }

  func run() -> ExitStatus {
    CatalogOutput(shared: shared, folder: folder).run { table, _ in
      let symbols = CatalogSymbols(table)
      return CatalogOutput.Made(
        files: [(symbols.fileName, symbols.source)],
        omissions: symbols.omissions.map { ($0.location, $0.message) })
    }
  }
}
