import SourceText
import StringCatalog

/// The request of a command: the catalogs to load, and how to look at them.
struct CatalogRequest: Equatable, Sendable {
  var shared: SharedOptions
  var filter = FilterOptions()
  var preview = PreviewOptions()
  /// The revision since which an entry has to have changed; nil admits all.
  var since: String?
  /// The folders with the sources of the app; empty reads none.
  var sources: [String] = []
  /// The files with the samples and the slots of all tables; nil reads those beside each table.
  var samples: String?
  var slots: String?
  /// The only key whose problems are reported; nil for all.
  var key: String?
  /// Whether the command shows rows in locales, and does not count or check localizations.
  var showsRows = false
  /// Whether the command is the app, which lists states and problems on demand.
  var isApp = false
  /// Whether the user can add a language that the catalogs lack: the app then says how.
  var addsLanguages = false
  /// Whether files that an app cannot read are left out.
  var leavesOutRejectedFiles = false

  /// A request with the options that all commands have.
  init(_ shared: SharedOptions) { self.shared = shared }

  /// The request of a command that shows rows.
  init(_ shared: SharedOptions, rows: RowOptions) {
    self.init(shared)
    preview = rows.preview
    samples = rows.samples.file
    slots = rows.slots.file
    showsRows = true
  }

  /// The tables of a catalog that `--table` admits.
  func tables(of catalog: Catalog) -> [Table] {
    catalog.tables.filter { shared.tables.admits($0.name) }
  }
}
