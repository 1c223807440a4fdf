import CatalogFiles
import LocalizedText
import PreviewRows
import PreviewUI
import StringCatalog
import TerminalUI

/// A frame that nobody sees, drawn on a thread of its own while the files are read.
///
/// What a program makes but once - formatters, traits of characters, types of collections - takes
/// longer than a frame. It would be made when the first rows have come; so it is there by then.
final class Rehearsal: Sendable {
  private let thread: JoinedThread?

  /// Begins to draw one, as the options want it, on a screen of a size.
  init(_ options: Options, size: Size) {
    thread = JoinedThread { Self.draw(options, size: size) }
  }

  private static func draw(_ options: Options, size: Size) {
    let preferred = ProcessLocale.preferred().first?.language ?? ""
    let isName = !preferred.isEmpty && preferred.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    let language = isName ? preferred : "en"
    // Rows of the usual kinds: a text, an argument, a number with its forms, a bold word.
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
      path: "Rehearsal.xcstrings", kind: .catalog, expectedSize: bytes.count)
    _ = unsafe reader.append(upTo: bytes.count) { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
    let catalog = Catalog(files: [reader.finish()])
    let workspace = Workspace(options, loaded: LoadedCatalog(catalog: catalog), reports: false)
    let sheets = catalog.tables.map { PreviewTable(table: $0) }
    let progress = LoadProgress(entryCount: 0, fraction: 0)
    _ = Model(sheets, of: workspace, size: size, progress: progress).draw()
  }
}
