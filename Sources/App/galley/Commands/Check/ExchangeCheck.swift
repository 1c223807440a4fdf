import CatalogCheck
import CatalogEditing
import CatalogFiles
import SourceText
import StringCatalog

/// Compares the files of translators with the catalogs that they were exported from: those of
/// `Source Contents` in a `.xcloc` folder, and others that are checked together with them.
enum ExchangeCheck {
  /// The translations that `galley import` would refuse.
  ///
  /// - Parameter tables: all tables that are checked.
  /// - Returns: a problem for each of them; none without a catalog to compare with.
  static func problems(of tables: [Table]) -> [Diagnostic] {
    var known: Set<String> = []
    let exported = tables.filter { $0.traits.locales == .unit }.flatMap(\.files)
      .filter { known.insert($0.path).inserted }
    let catalogs = tables.filter { $0.traits.locales != .unit }
    return exported.flatMap { file -> [Diagnostic] in
      let document = XLIFFDocument.read(file.bytes, path: file.path)
      let references = catalogs.filter { $0.isMeant(by: document) } + sources(of: document)
      guard document.isSound, !references.isEmpty else { return [] }
      var plan = ImportPlan(references, forces: false)
      plan.add(document, language: document.files.first.flatMap(document.language))
      return plan.requests.compactMap { request in
        request.rejection.map { reason in
          Diagnostic(
            .xliffRefused, path: file.path, location: request.place?.location ?? .start,
            message: "galley import refuses it: \(reason)", key: request.key,
            localization: request.locale)
        }
      }
    }
  }

  /// The tables that a folder of Xcode holds as copies beside the translations.
  private static func sources(of document: XLIFFDocument) -> [Table] {
    let folder = document.source.path.folderAndName.folder.folderAndName.folder
    guard folder.hasSuffix(XcodeBundle.ending) else { return [] }
    let copies = folder.appending(name: XcodeBundle.copies)
    var known: Set<String> = []
    let paths = document.files.compactMap(\.original).filter { original in
      // A translator may have sent any name.
      let parts = original.split(separator: "/", omittingEmptySubsequences: false)
      return !parts.contains { $0.isEmpty || $0 == ".." } && CatalogFormat(path: original) != nil
        && known.insert(original).inserted
    }
    .map { copies.appending(name: $0) }.filter(\.isExistingPath)
    guard !paths.isEmpty else { return [] }
    return CatalogLoader(finder: CatalogFinder(samples: nil)).load(paths).catalog.tables
  }
}

extension Table {
  /// Whether a file of a translator names the table.
  fileprivate func isMeant(by document: XLIFFDocument) -> Bool {
    document.files.contains { file in
      guard let original = file.original else { return false }
      return paths.contains { path in
        path == original || path.hasSuffix("/" + original) || original.hasSuffix("/" + path)
      }
    }
  }
}
