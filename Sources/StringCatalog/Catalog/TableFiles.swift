public import SourceText

/// The files that share a table's name in one folder.
struct TableFiles {
  struct Name: Hashable {
    var folder: String
    var table: String

    init(of file: CatalogFile) {
      folder = file.place.folder
      table = file.place.table
    }
  }

  var name: Name
  var files: [CatalogFile]

  var catalogs: [CatalogFile] { files.filter { $0.kind == .catalog } }
  var legacy: [CatalogFile] { files.filter { $0.kind != .catalog } }

  /// What is wrong with where the files stand.
  var diagnostics: [Diagnostic] { misplaced + clashes }

  private var misplaced: [Diagnostic] {
    catalogs.compactMap { file in
      // A storyboard's catalog is the one kind that belongs into such a folder.
      guard let locale = file.place.locale, locale != "mul" else { return nil }
      return Diagnostic(
        .lprojPlacement, path: file.path,
        message: "a string catalog holds all locales and does not belong into \(locale).lproj; "
          + "move it beside the folder")
    }
  }

  private var clashes: [Diagnostic] {
    guard let first = catalogs.first, files.count > 1 else { return [] }
    return files.filter { $0.path != first.path }.map { file in
      Diagnostic(
        .tableClash, path: file.path,
        message: "\(first.path) is a table named \"\(name.table)\" too; Xcode refuses both together"
      )
    }
  }
}

extension RuleID {
  /// Two files that define the same table.
  public static let tableClash = RuleID("table-clash", .error)
  /// A string catalog in an .lproj folder.
  public static let lprojPlacement = RuleID("lproj-placement", .warning)
}
