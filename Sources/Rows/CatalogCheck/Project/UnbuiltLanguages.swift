internal import SourceText
package import StringCatalog

/// The languages of tables whose files no target of an Xcode project builds.
///
/// Such a language was removed from the project and its folder was kept, or it was never added. Users
/// see none of its strings, so their problems are only hints.
package struct UnbuiltLanguages {
  private let files: Set<String>
  /// The tables with such languages, and the languages as spelled in the files.
  private let tables: [(table: Table, names: Set<String>)]

  /// Finds the languages of tables in files that are not built.
  package init(files: Set<String>, of tables: [Table]) {
    self.files = files
    self.tables =
      files.isEmpty
      ? []
      : tables.compactMap { table in
        let paths = table.paths.filter { $0.contains(".lproj/") }
        let built = Set(paths.filter { !files.contains($0) }.compactMap(\.languageFolder))
        let names = Set(paths.filter(files.contains).compactMap(\.languageFolder))
          .subtracting(built)
        return names.isEmpty ? nil : (table, names)
      }
  }

  /// Makes the problems of these languages hints, and adds one finding for each table.
  ///
  /// - Parameters:
  ///   - findings: the findings of a check.
  ///   - isAsked: whether to add the findings of the rule `unbuilt-locale`.
  package func apply(to findings: inout [Finding], isAsked: Bool) {
    guard !tables.isEmpty else { return }
    let names = Dictionary(
      tables.compactMap { table, names in
        table.entries.first.map { ($0.tableIdentity, names) }
      }, uniquingKeysWith: { $1 })
    for index in findings.indices where findings[index].severity > .info {
      let finding = findings[index]
      let isUnbuilt =
        if let entry = finding.entry, let name = finding.localization {
          names[entry.tableIdentity]?.contains(name) ?? false
        } else {
          finding.filePath.map(files.contains) ?? false
        }
      guard isUnbuilt else { continue }
      findings[index].severity = .info
    }
    guard isAsked else { return }
    findings += tables.map { table, names in
      let list = names.sorted().listed
      return Finding(
        .unbuiltLocale,
        "no target builds \(list) of \(table.name.beginning); their problems are hints",
        about: .table(table))
    }
  }
}

extension String {
  /// The name of the language folder that contains a file: `de` for `de.lproj/App.strings`.
  fileprivate var languageFolder: String? {
    let folder = split(separator: "/").dropLast().last
    guard let folder, folder.hasSuffix(".lproj") else { return nil }
    return String(folder.dropLast(6))
  }
}
