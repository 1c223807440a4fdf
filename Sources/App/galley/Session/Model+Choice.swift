import CatalogCheck
import PreviewUI
import SourceText

extension Model {
  /// The selected row as `--select` prints it, with its line end; nil if no row is listed.
  ///
  /// It is one line, whatever its path and its texts hold, so that programs such as `xargs` can
  /// take it.
  func choice(_ options: BrowseCommand) -> String? {
    if options.format == .json { return selectedJSON.map { $0 + "\n" } }
    if !options.fields.isEmpty {
      return selectedFields(options.fields).map { FieldForm.tabs.record($0) }
    }
    return selectedPlace.map { FieldForm.tabs.record(["\($0.path):\($0.location.line)"]) }
  }
}
