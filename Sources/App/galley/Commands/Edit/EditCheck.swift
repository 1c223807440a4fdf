import CatalogCheck
import CatalogEditing
import PreviewRows
import SourceText
import StringCatalog
import WorkingCopy

/// The check of entries in the new version of a file.
struct EditCheck {
  /// The table with the new version; the old one if there is none.
  let table: Table
  private let preview: PreviewTable
  private let workspace: Workspace

  init(of file: EditedFile, preview: PreviewTable, workspace: Workspace) {
    self.preview = preview
    self.workspace = workspace
    table = file.table(of: preview.table, sourceLanguage: workspace.request.shared.source)
  }

  /// Findings in some entries in some languages, under the settings of the project.
  func findings(keys: Set<String>, locales: [String]) -> [Finding] {
    let new = PreviewTable(
      table: table, samples: preview.samples, slots: preview.slots,
      admits: { keys.contains($0.key) })
    let check = TableCheck(of: new, rules: workspace.rules, locales: locales) { locale in
      RowMaker(
        table: table, samples: preview.samples,
        environment: workspace.environment(in: table.locale(ofLocalization: locale)),
        matcher: new.matcher, columnWidth: workspace.request.shared.columnWidth)
    }
    var findings = check.report().findings
    findings.settle(by: workspace.rules.settings)
    return findings
  }
}
