internal import CatalogFiles
internal import FileAccess
package import LocalizedText
package import PreviewRows
public import SourceText
package import StringCatalog
internal import TextLayout

/// Returns the findings that `galley check FOLDER` reports, with the settings in `.galley.json`.
///
/// Use it to test an app's catalogs in one line:
///
/// ```swift
/// import CatalogCheck
/// import Testing
///
/// @Test func catalogs() throws {
///   #expect(try CatalogCheck.findings(in: "Sources/App/Resources") == [])
/// }
/// ```
///
/// - Parameters:
///   - folder: the path of the folder, or of a catalog.
///   - severity: the minimum severity of findings.
/// - Returns: the findings, sorted by file and line, including files that cannot be read.
/// - Throws: a ``CheckFault`` if the settings contain errors, or if there is nothing to check.
public func findings(
  in folder: String, severity: Severity = .warning
) throws(CheckFault) -> [Finding] {
  try ProjectCheck(of: [folder], severity: severity).report().findings
}

/// A check of all catalogs under the given paths, with the project's settings.
package struct ProjectCheck {
  private let paths: [String]
  private let selection: RuleSelection
  private let loaded: LoadedCatalog
  private let facts: ProjectFacts
  private let localizations: SelectedLocalizations

  /// Loads the settings and catalogs.
  package init(of paths: [String], severity: Severity = .warning) throws(CheckFault) {
    self.paths = paths
    do throws(ProjectSettings.Mistakes) {
      let settings = try ProjectSettings.ofProject(at: paths.first ?? "")
      selection = RuleSelection(settings: settings, severity: severity)
    } catch {
      throw .settings(error.diagnostics)
    }
    var load = CatalogLoader(finder: CatalogFinder(samples: nil)).begin(paths)
    while load.next() != nil {}
    facts = load.projectFacts
    loaded = load.finish()
    guard !loaded.catalog.tables.isEmpty else { throw .noCatalogs(loaded.diagnostics) }
    let names = selection.settings.locales
    localizations = SelectedLocalizations(names.isEmpty ? nil : names, of: loaded.catalog.tables)
  }

  /// Whether every file was read completely.
  package var isComplete: Bool { loaded.isComplete }

  /// Runs the check.
  package func report() throws(CheckFault) -> CheckReport {
    let tables = loaded.catalog.tables
    let rules = selection.rules
    let isWanted = localizations.filter(of: tables)
    var report = CheckReport()
    var problems = loaded.diagnostics
    for table in tables {
      let preview = PreviewTable(
        table: table, samples: file(beside: table, &problems),
        slots: file(beside: table, &problems),
        matcher: localizations.matcher(ofFolder: table))
      report.add(self.report(of: preview, rules))
    }
    guard report.textCount > 0 || tables.contains(where: judgesKeys) else {
      throw .nothingChecked(folder: paths.first ?? "")
    }
    FolderCheck(of: tables, rules: rules, admitsLocale: isWanted).add(to: &report.findings)
    if rules.contains(.incompleteLocale) {
      report.findings += selection.settings.incompleteLanguages(of: tables)
    }
    report.fileCount = Set(tables.flatMap(\.paths)).count
    report.removeFindings(causedBy: problems)
    problems += facts.problems(of: tables)
    report.findings += ReportedProblems(of: tables).findings(problems) { problem in
      selection.applies(problem.rule) && isWanted(problem.localization)
    }
    // Exceptions can only be judged as unused if whole folders are checked.
    if selection.applies(.exceptionUnused),
      !tables.contains(where: { $0.paths.contains(where: paths.contains) })
    {
      report.findings += selection.unusedExceptions(
        in: report.findings, fitsWidths: !selection.settings.widths.isEmpty, readsSources: false)
    }
    facts.removeFindingsAboutSymbols(from: &report.findings)
    UnbuiltLanguages(files: facts.unbuiltFiles, of: tables)
      .apply(to: &report.findings, isAsked: selection.applies(.unbuiltLocale))
    selection.settle(&report.findings)
    report.findings.sort()
    return report
  }

  /// Whether to check the keys of a table without strings as its source strings.
  private func judgesKeys(of table: Table) -> Bool {
    guard !table.entries.isEmpty else { return false }
    guard let source = table.sourceLanguage else { return localizations.names == nil }
    return localizations.localizations(of: table).contains(source)
  }

  /// Returns the rules' findings for the strings of a table.
  private func report(of preview: PreviewTable, _ rules: RuleSet) -> CheckReport {
    let table = preview.table
    // In XLIFF, only translations can be changed.
    let isFixed = { (locale: String) in
      table.traits.locales == .unit && locale == table.sourceLanguage
    }
    let locales = localizations.localizations(of: table).filter {
      table.locales.contains($0) && !isFixed($0)
    }
    var check = TableCheck(of: preview, rules: rules, locales: locales) { locale in
      RowMaker(of: table, samples: preview.samples, localization: locale, matcher: preview.matcher)
    }
    check.room = { [settings = selection.settings] key in
      settings.room(ofKey: key, layout: .standard)
    }
    return check.report()
  }

  private func file<File: FileBesideTable>(
    beside table: Table, _ problems: inout [Diagnostic]
  ) -> File {
    do throws(Diagnostic) {
      let file = try File(beside: table)
      problems += file.diagnostics
      return file
    } catch {
      problems.append(error)
      return File()
    }
  }
}

extension RowMaker {
  /// Creates the row maker for checking a localization: with samples, but for no particular device.
  package init(
    of table: Table, samples: Samples, localization: String, matcher: LocalizationMatcher? = nil
  ) {
    var environment = EnvironmentValues(
      locale: table.locale(ofLocalization: localization), fallback: .editor)
    environment.grammarians = .installed
    self.init(table: table, samples: samples, environment: environment, matcher: matcher)
  }
}

extension TableCheck {
  /// Checks all entries on all processors and returns the findings in file order.
  ///
  /// - Parameter progress: called with the number of entries in each finished part.
  /// - Returns: the findings and the amount of content checked.
  package func report(progress: @escaping @Sendable (Int) -> Void = { _ in }) -> CheckReport {
    preview.indices.parallelSum { part in
      var report = report(of: part)
      // Sorted parts are quick to merge.
      report.findings.sort()
      progress(part.count)
      return report
    } adding: {
      $0.add($1)
    } ?? CheckReport()
  }
}
