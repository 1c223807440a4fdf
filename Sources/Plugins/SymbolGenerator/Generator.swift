import CatalogCompiler
import FileAccess
import FoundationEssentials
import SourceText
import StringCatalog

/// The tool of the plugin GenerateSymbols: `SymbolGenerator CATALOG FILE` writes the Swift symbols of a
/// string catalog to a file.
///
/// It is a program of its own, because a plugin's tool is compiled for the computer that builds, in
/// addition to the package: `galley symbols` does the same and more, and needs five times as many
/// modules.
@main struct Generator {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 2, let path = words.first, let target = words.last else {
      fail("usage: SymbolGenerator CATALOG FILE")
    }
    let bytes: Data
    do { bytes = try Data(contentsOf: URL(filePath: path)) } catch {
      fail("\(path.marked): cannot be read")
    }
    let catalog = Catalog(files: [CatalogFile(path: path, bytes: Array(bytes))])
    for problem in catalog.diagnostics where problem.severity == .error { report("\(problem)") }
    guard let table = catalog.tables.first, !catalog.diagnostics.contains(where: \.isLoss) else {
      ProcessEnvironment.end(status: 1)
    }
    let symbols = CatalogSymbols(table)
    for omission in symbols.omissions {
      report("\(path.marked):\(omission.location): warning: \(omission.message)")
    }
    do { try Data(symbols.source.utf8).write(to: URL(filePath: target)) } catch {
      fail("\(target.marked): cannot be written")
    }
  }

  private static func report(_ line: String) {
    try? Descriptor.error.write(Array((line + "\n").utf8))
  }

  private static func fail(_ message: String) -> Never {
    report("error: " + message)
    ProcessEnvironment.end(status: 1)
  }
}
