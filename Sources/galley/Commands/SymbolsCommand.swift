import CatalogCompiler
import CatalogFiles
import SourceText
import StringCatalog

/// `galley symbols`: writes the Swift symbols of string catalogs.
struct SymbolsCommand {
  let options: Options

  func run() -> ExitStatus {
    // The command line cannot lack it.
    let folder = options.outputDirectory ?? ""
    var workspace = Workspace(options)
    var output = StandardOutput()
    var written: Set<String> = []
    for table in workspace.tables where output.isWanted {
      let catalog = table.paths.first ?? table.name
      guard table.isCatalog else {
        workspace.noteFailure("\(catalog): not a string catalog")
        continue
      }
      let symbols = CatalogSymbols(table)
      for omission in symbols.omissions {
        workspace.noteFailure("\(catalog):\(omission.location): \(omission.message)")
      }
      let path = folder.appending(name: symbols.fileName)
      guard written.insert(path).inserted else {
        workspace.noteFailure("\(path): another catalog has the same name")
        continue
      }
      if options.isDryRun {
        output.write(path.marked + "\n")
      } else {
        write(symbols.source, to: path, in: &workspace)
      }
    }
    var status = workspace.status
    status.worsen(to: output.close())
    return status
  }

  private func write(_ source: String, to path: String, in workspace: inout Workspace) {
    do throws(FileFault) {
      try FileWriter.makeFolder(path.folderAndName.folder)
      try FileWriter.write(Array(source.utf8), to: path)
    } catch {
      workspace.noteFailure("\(path): \(error)")
    }
  }
}
