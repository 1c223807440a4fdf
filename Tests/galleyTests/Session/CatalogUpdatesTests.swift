import TestMaterial
import Testing

@testable import PreviewUI
@testable import galley

/// The tables that the loading thread posts while a file is read, and after it.
@Suite struct CatalogUpdatesTests {
  /// The first entry of a key that occurs twice has no words, and the one that replaces it has.
  @Test func aKeyThatOccursTwiceMayGetWords() throws {
    let folder = try TemporaryFolder()
    let filler = String(repeating: "x", count: 200)
    let others = (0..<4_000).map { #""k\#($0)":{"comment":"\#(filler)"}"# }
    let unit = #"{"stringUnit":{"state":"translated","value":"Stück"}}"#
    let entries =
      [#""·":{}"#] + others + [#""·":{"localizations":{"de":\#(unit)}}"#]
    try folder.write(
      "T.xcstrings", #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#)
    var options = BrowseCommand()
    options.shared.paths = [folder["T.xcstrings"]]
    let updates = CatalogUpdates(options, rows: 24, to: Mailbox(), problemsFor: .app)
    let first = updates.first()
    #expect(first.progress != nil)
    #expect(first.wordless.contains(0))
    let whole = updates.whole()
    #expect(whole.tables[0].count == 4_001)
    #expect(!whole.wordless.contains(0))
    #expect(whole.wordless == WordlessRows(of: whole.tables))
  }
}
