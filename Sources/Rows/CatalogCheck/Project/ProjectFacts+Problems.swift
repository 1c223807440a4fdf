package import CatalogFiles
internal import LocalizedText
package import SourceText
package import StringCatalog

extension ProjectFacts {
  /// The problems of tables as parts of their projects.
  ///
  /// - Parameter tables: all tables that are checked.
  /// - Returns: a problem for each table that is not built, and for each prompt that is not translated.
  package func problems(of tables: [Table]) -> [Diagnostic] {
    let unbuilt = unbuiltTables.map { path in
      Diagnostic(
        .unbuiltTable, path: path, message: "no target of the Xcode project builds the table")
    }
    return unbuilt + untranslatedPrompts(of: tables)
  }

  /// Removes the findings about symbols of projects that make none.
  package func removeFindingsAboutSymbols(from findings: inout [Finding]) {
    findings.removeAll { finding in
      finding.rule == Rule.symbolMissing.id && finding.filePath.map(isWithoutSymbols) == true
    }
  }

  private func untranslatedPrompts(of tables: [Table]) -> [Diagnostic] {
    let known = Set(
      tables.filter { $0.name.hasSuffix("InfoPlist") }.flatMap { table in
        table.entries.map(\.key).filter { $0.hasSuffix("UsageDescription") }
      })
    return prompts.compactMap { prompt, folder in
      guard !known.contains(prompt.key), tables.areTranslated(under: folder) else { return nil }
      return Diagnostic(
        .promptUntranslated, path: prompt.place.path, location: prompt.place.location,
        message: "no table InfoPlist has \(prompt.key)", key: prompt.key)
    }
  }
}

extension [Table] {
  /// Whether the tables in a folder have several languages.
  fileprivate func areTranslated(under folder: String?) -> Bool {
    var languages: Set<LocaleTag> = []
    for table in self {
      if let folder, !folder.isEmpty, !table.paths.contains(where: { $0.hasPrefix(folder + "/") }) {
        continue
      }
      languages.formUnion(table.languages.keys)
      if let source = table.sourceLanguage { languages.insert(LocaleTag(source)) }
    }
    return languages.count > 1
  }
}
