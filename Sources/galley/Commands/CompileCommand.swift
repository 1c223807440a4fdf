import CatalogCompiler
import CatalogFiles
import LocalizedText
import SourceText
import StringCatalog

/// `galley compile`: writes the .strings and .stringsdict files that an app's bundle has for string
/// catalogs.
struct CompileCommand {
  let options: Options

  func run() -> ExitStatus {
    // The command line cannot lack it.
    let folder = options.outputDirectory ?? ""
    var workspace = Workspace(options)
    var output = StandardOutput()
    var written: Set<String> = []
    for table in workspace.tables where output.isWanted {
      guard table.isCatalog else {
        workspace.noteFailure("\(path(of: table)): not a string catalog")
        continue
      }
      let compiled = CompiledCatalog(table, isWanted: isWanted)
      for omission in compiled.omissions {
        workspace.noteFailure(
          "\(path(of: table)):\(omission.location): \(omission.message)")
      }
      for file in compiled.files {
        let path = folder.appending(name: file.path)
        guard written.insert(path).inserted else {
          workspace.noteFailure("\(path): another catalog has the same name")
          continue
        }
        if options.isDryRun {
          output.write(path.marked + "\n")
        } else {
          write(file, to: path, in: &workspace)
        }
      }
    }
    var status = workspace.status
    status.worsen(to: output.close())
    return status
  }

  private func write(
    _ file: CompiledCatalog.File, to path: String, in workspace: inout Workspace
  ) {
    do throws(FileFault) {
      try FileWriter.makeFolder(path.folderAndName.folder)
      try FileWriter.write(Array(file.text.utf8), to: path)
    } catch {
      workspace.noteFailure("\(path): \(error)")
    }
  }

  private func path(of table: Table) -> String { table.paths.first ?? table.name }

  private func isWanted(_ locale: String) -> Bool {
    guard case .tags(let names) = options.locales else { return true }
    return names.contains { LocaleTag($0) == LocaleTag(locale) }
  }
}
