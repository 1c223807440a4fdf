import CatalogFiles
import FileAccess
import Fuzzing
import StringCatalog
import WorkingCopy

/// The rules that must hold for any names and contents in a folder for a translator.
///
/// The first line is the name of a file in it; the rest is the description and an XLIFF file.
struct TranslatorFolderExamination {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    let folder =
      ProcessEnvironment.temporaryFolder + "/\(ProcessEnvironment.processNumber)/fuzz.xcloc"
    let content = Array(bytes.drop { $0 != 0x0A }.dropFirst())
    let localized = folder.appending(name: TranslatorFolder.localized)
    let name = String(decoding: bytes.prefix { $0 != 0x0A }.prefix(60), as: UTF8.self)
    // A name that leaves the folder is refused.
    if (try? FileWriter.write(content, to: "\(TranslatorFolder.localized)/\(name)", below: folder))
      != nil
    {
      require(
        !name.split(separator: "/").contains(".."), "\(name.debugDescription) leaves the folder")
    }
    guard
      (try? FileWriter.write(content, to: "\(TranslatorFolder.localized)/fr.xliff", below: folder))
        != nil, (try? FileWriter.write(content, to: "contents.json", below: folder)) != nil
    else { return }
    let contents = try? XcodeBundle.contents(of: folder)
    require(contents != nil, "a file in the folder is not found")
    for path in contents?.files ?? [] {
      require(
        path.hasPrefix(localized + "/") && !path.dropFirst(localized.count + 1).contains("/"),
        "\(path) is not in the folder")
      var reader = ImportReader([HostileCatalogs.table], forces: content.count % 2 == 0)
      reader.read(path)
      for request in reader.plan.requests {
        require(
          request.file.map(HostileCatalogs.table.paths.contains) ?? true,
          "a translation goes to \(request.file ?? "")")
      }
    }
    let found = CatalogFinder(samples: nil).find([folder])
    for file in found.files {
      require(file.path.hasPrefix(localized + "/"), "\(file.path) is not in the folder")
    }
  }
}
