internal import CatalogCheck
internal import SourceText

extension Finding {
  /// The message with the text that it is about, in one line, for reports whose places are lines of a
  /// file alone.
  ///
  /// `argument 1, %@, is missing: "Hello, %@" in de: "Hallo"`
  var sentence: String {
    diagnostic.message.marked + (subject.map { ": \($0)" } ?? "")
  }
}
