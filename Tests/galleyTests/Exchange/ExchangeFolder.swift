import CatalogCompiler
import CatalogEditing
import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import galley

/// A folder with a catalog that is exported and imported in memory.
struct ExchangeFolder {
  let folder: TemporaryFolder
  let path: String

  init(_ catalog: [UInt8], named name: String = "Localizable.xcstrings") throws {
    folder = try TemporaryFolder()
    path = try folder.write(name, bytes: catalog)
  }

  var workspace: Workspace {
    var shared = SharedOptions()
    shared.paths = [path]
    var request = CatalogRequest(shared)
    request.showsRows = true
    return Workspace.load(request)
  }

  /// The export of the catalog.
  func export(to language: String, scope: ExchangedTable.Scope = .nameable) -> Export.Contents {
    var export = Export(workspace.tables)
    export.scope = scope
    return export.contents(of: language)
  }

  /// What an XLIFF file changes.
  func plan(_ xliff: String, forces: Bool = false) -> ImportPlan {
    var plan = ImportPlan(workspace.tables, forces: forces)
    let document = XLIFFDocument.read(ByteBuffer(Array(xliff.utf8)), path: "translated.xliff")
    #expect(document.isSound, "\(document.diagnostics)")
    plan.add(document, language: nil)
    return plan
  }

  /// Imports in memory; the catalog with the new bytes, and the reasons of refusals by key.
  func importing(
    _ plan: ImportPlan, forces: Bool = false
  ) throws -> (folder: ExchangeFolder, refusals: [String: String]) {
    var flags = EditFlags()
    flags.addsLocales = true
    flags.keepsGoing = true
    flags.isDryRun = true
    flags.forces = forces
    let run = EditRun(
      in: workspace, plan.requests, flags: flags, order: try KeyOrder.ofXcode()
    ).plan
    var refusals: [String: String] = [:]
    for (request, verdict) in zip(plan.requests, run.verdicts) {
      refusals[request.key] = verdict.reason ?? refusals[request.key]
    }
    let old = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    return (try ExchangeFolder(run.files.first?.new ?? old), refusals)
  }
}

extension Export.Contents {
  var units: [ExchangedUnit] { files.flatMap(\.units) }

  /// The translations in XLIFF by identifier.
  var targets: [String: XLIFFTarget] {
    Dictionary(
      units.compactMap { unit in unit.id.flatMap { id in unit.exchangedTarget.map { (id, $0) } } },
      uniquingKeysWith: { first, _ in first })
  }
}
