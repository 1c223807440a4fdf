import CatalogFiles
import LocalizedText
import PreviewRows
import PreviewUI
import StringCatalog
import TerminalUI

/// A frame that nobody sees, drawn while the files are read.
///
/// What a program makes but once - formatters, traits of characters, types of collections - takes
/// longer than a frame. It would be made when the first rows have come; so it is there by then.
struct Rehearsal {
  let options: Options
  let size: Size

  /// Draws it.
  func run() {
    let language = ProcessLocale.preferred().first?.language ?? "en"
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
    var model = Model(catalog.tables.map { Sheet(table: $0) }, of: workspace, size: size)
    model.progress = Feed.Progress(entries: 0, fraction: 0).description
    _ = model.draw()
  }
}
