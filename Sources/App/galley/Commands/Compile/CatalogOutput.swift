import CatalogFiles
import SourceText
import StringCatalog
import WorkingCopy

/// Writes what a command makes of string catalogs into the folder of `--output-directory`, or prints
/// the paths with `--dry-run`.
struct CatalogOutput {
  /// The files that a command makes of one catalog.
  struct Made {
    /// The files: their paths below the folder, and their texts.
    let files: [(path: String, text: String)]
    /// Everything that the files cannot hold.
    let omissions: [(location: SourceLocation, message: String)]
  }

  let shared: SharedOptions
  let folder: FolderOptions

  /// Writes what is made of each catalog that the options name.
  func run(_ make: (Table, Workspace) -> Made) -> ExitStatus {
    // The command line cannot lack it.
    let folder = self.folder.path ?? ""
    var workspace = Workspace.load(CatalogRequest(shared))
    workspace.reportProblems()
    workspace.reportUnmatched()
    var output = StandardOutput()
    var written: Set<String> = []
    if !workspace.tables.isEmpty, !workspace.tables.contains(where: \.traits.isCompiled) {
      workspace.report.fail("no String Catalogs (.xcstrings) found")
    }
    if !self.folder.isDryRun, let fault = fault(ofFolder: folder) {
      workspace.report.fail("\(folder): \(fault)")
      return workspace.report.status
    }
    for table in workspace.tables where output.isWanted {
      let catalog = table.paths.first ?? table.name
      guard table.traits.isCompiled else {
        // A folder may also hold files of other formats.
        if shared.paths.contains(catalog) {
          workspace.report.fail("\(catalog): not a String Catalog (.xcstrings)")
        }
        continue
      }
      let made = make(table, workspace)
      for words in made.omissionWords { workspace.report.fail("\(catalog):\(words)") }
      for file in made.files {
        let path = folder.appending(name: file.path)
        guard written.insert(path).inserted else {
          workspace.report.fail("\(path): another catalog has the same name")
          continue
        }
        if self.folder.isDryRun {
          output.write(lines: path.marked + "\n")
        } else {
          write(file.text, to: file.path, below: folder, in: &workspace)
        }
      }
    }
    return workspace.report.status.worsened(by: output.close())
  }

  /// Why no files can be written below a folder, which is made if there is none.
  private func fault(ofFolder folder: String) -> String? {
    do throws(FileFault) {
      try FileWriter.makeFolder(folder)
      return folder.isEmpty || folder.isFolderPath ? nil : "not a folder"
    } catch {
      return "cannot create the folder: \(error)"
    }
  }

  private func write(
    _ text: String, to path: String, below folder: String, in workspace: inout Workspace
  ) {
    do throws(FileFault) {
      try FileWriter.write(Array(text.utf8), to: path, below: folder)
    } catch {
      workspace.report.fail("\(folder.appending(name: path)): \(error)")
    }
  }
}

extension CatalogOutput.Made {
  /// The omissions in words, each message once, at its first place.
  fileprivate var omissionWords: [String] {
    var counts: [String: Int] = [:]
    for omission in omissions { counts[omission.message, default: 0] += 1 }
    return omissions.compactMap { omission in
      guard let count = counts.removeValue(forKey: omission.message) else { return nil }
      let more = count == 1 ? "" : " (and \((count - 1).counted("more string")))"
      return "\(omission.location): \(omission.message)\(more)"
    }
  }
}
