import CatalogCompiler
import LocalizedText

/// `galley compile`: writes the .strings and .stringsdict files that an app's bundle has for string
/// catalogs.
struct CompileCommand {
  let options: Options

  func run() -> ExitStatus {
    CatalogOutput(options: options).run { table in
      let compiled = CompiledCatalog(table, isWanted: isWanted)
      return CatalogOutput.Made(
        files: compiled.files.map { ($0.path, $0.text) },
        omissions: compiled.omissions.map { "\($0.location): \($0.message)" })
    }
  }

  private func isWanted(_ locale: String) -> Bool {
    guard case .tags(let names) = options.locales else { return true }
    return names.contains { LocaleTag($0) == LocaleTag(locale) }
  }
}
