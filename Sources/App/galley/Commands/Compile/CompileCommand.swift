import CatalogCheck
import CatalogCompiler

/// `galley compile`: writes the .strings and .stringsdict files that an app's bundle has for string
/// catalogs.
struct CompileCommand: CatalogCommand {
  static let name = "compile"
  static let summary = "write .strings and .stringsdict files"
  static let meaning = """
    Write the `.strings` and `.stringsdict` files that Xcode builds from a String Catalog into an app, \
    in one `LANGUAGE.lproj` folder per language, like `xcstringstool compile`. Strings with plural \
    forms or device variations go to the `.stringsdict` file.

    With `--dry-run`, only print the paths. A string that these formats cannot hold is reported, and \
    the exit code is 3.
    """
  static let requiredOption: String? = FolderOptions.required
  static var options: [Option<Self>] {
    shared(locale: "Set the languages, such as fr,de (default: all)")
    FolderOptions.options(\.folder)
  }

  var shared = SharedOptions()
  var folder = FolderOptions()

  func validate() throws(OptionsError) { try folder.validate() }

  func run() -> ExitStatus {
    CatalogOutput(shared: shared, folder: folder).run { table, workspace in
      let wanted = Set(workspace.selected.localizations(of: table))
      let compiled = CompiledCatalog(table, isWanted: wanted.contains)
      return CatalogOutput.Made(
        files: compiled.files.map { ($0.path, $0.text) },
        omissions: compiled.omissions.map { ($0.location, $0.message) })
    }
  }
}
