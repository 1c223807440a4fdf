import CatalogCheck
import LocalizedText
import StringCatalog
import TextLayout

/// `galley coverage`: how far each language is.
struct Covering {
  let options: Options

  func run() -> ExitStatus {
    let workspace = Workspace(options)
    let coverage = Coverage(of: workspace.catalog, filter: filter)
    var output = StandardOutput()
    switch options.format {
    case .json:
      output.write(coverage.json + "\n")
    case .text:
      let width = options.width ?? OutputWidth.columns()
      let text = CoverageText(width: width, isASCII: options.ascii) {
        ColumnWidth().columns(of: $0)
      }
      for line in text.lines(of: coverage) { output.write(line + "\n") }
    }
    var status = workspace.status
    status.worsen(to: output.close())
    return status
  }

  private var filter: Coverage.Filter {
    let tables = options.tables
    let entries = EntryFilter(options)
    var filter = Coverage.Filter()
    filter.table = { tables.admits($0) }
    if !entries.admitsAll { filter.entry = { entries.admits($0, of: $1) } }
    if case .tags(let names) = options.locales {
      let wanted = Set(names.map { LocaleTag($0) })
      filter.locale = { wanted.contains(LocaleTag($0)) }
    }
    return filter
  }
}
