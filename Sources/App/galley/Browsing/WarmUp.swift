import CatalogFiles
import FileAccess
import LocalizedText
import PreviewRows
import PreviewUI
import StringCatalog
import TerminalValues

/// Draws a frame that is not shown, on another thread while the files are read.
///
/// What a program sets up once - formatters, properties of characters, types of collections - takes
/// longer than drawing a frame. This way it is ready before the first rows arrive.
/// (Tests/Bench/start.py shows the time that this saves.)
final class WarmUp: Sendable {
  private let thread: JoinedThread?

  /// Starts to draw a frame with the options of the run.
  init(_ options: BrowseCommand, size: Size) {
    thread = JoinedThread { Self.draw(options, size: size) }
  }

  private static func draw(_ options: BrowseCommand, size: Size) {
    let variables = ProcessEnvironment.values(of: LocaleTag.preferenceVariables)
    let preferred = LocaleTag.preferred(in: variables).first?.language ?? ""
    let isName = !preferred.isEmpty && preferred.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    let language = isName ? preferred : "en"
    // Rows of the usual kinds: a text, an argument, a number with plural forms, bold text.
    let text = #"""
      {"sourceLanguage": "\#(language)", "version": "1.0", "strings": {
        "It’s a text": {},
        "From %@ — %lld": {},
        "%lld for **%@**": {"localizations": {"\#(language)": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld for **%@**"}},
          "other": {"stringUnit": {"state": "new", "value": "%lld for **%@**"}}}}}}}}}
      """#
    let bytes = Array(text.utf8)
    var reader = CatalogReader(
      path: "WarmUp.xcstrings", format: .standard, expectedSize: bytes.count)
    _ = unsafe reader.append(upTo: bytes.count) { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
    let catalog = Catalog(files: [reader.finish()])
    let workspace = Workspace(
      options.request, loaded: LoadedCatalog(catalog: catalog), report: WorkspaceReport(for: .app))
    let tables = catalog.tables.map { PreviewTable(table: $0) }
    let progress = LoadProgress(entryCount: 0, fraction: 0)
    var renderer = Renderer()
    _ = renderer.draw(Model(tables, of: workspace, for: options, size: size, progress: progress))
  }
}
