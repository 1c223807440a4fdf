import LocalizedText
import StringCatalog
import TestMaterial
import Testing

@testable import PreviewRows

/// Edited samples, before and after the file has them.
@Suite struct SampleEditsTests {
  private let table = Table(key: "%lld of %@", "")
  private let edited = Samples.Values(arguments: [.integer(7), .string("b")])

  @Test func editsOverrideTheFile() {
    let file = Samples([
      "%lld of %@": Samples.Values(arguments: [.integer(1), .string("a")], value: .string("v")),
      "other": Samples.Values(value: .integer(1)),
    ])
    let samples = file.overriding(["%lld of %@": edited])
    #expect(samples["%lld of %@"] == edited)
    #expect(samples["other"] == file["other"])
    #expect(file["%lld of %@"].arguments == [.integer(1), .string("a")])
  }

  @Test func editsThatTheFileHoldsAreDropped() {
    var edits = SampleEdits()
    let id = SampleEdits.TableID(table)
    edits[id]["%lld of %@"] = edited
    edits[id]["other"] = Samples.Values()
    edits[id]["third"] = Samples.Values(value: .integer(1))
    #expect(edits.count == 3 && edits.tables == [id])
    edits.drop(heldBy: Samples(), of: id)
    #expect(edits.count == 2 && edits[id]["other"] == nil)
    edits.drop(
      heldBy: Samples(["%lld of %@": edited, "third": Samples.Values(value: .integer(2))]), of: id)
    #expect(edits[id].keys.sorted() == ["third"])
    edits[id]["third"] = nil
    #expect(edits == SampleEdits() && edits.tables.isEmpty)
  }

  /// The count that replaces all numbers does not hide the samples.
  @Test func samplesOfAnEntryAreThoseThatWouldBeWritten() throws {
    let entry = try #require(table.entry(forKey: "%lld of %@"))
    let options = SampleOptions(length: .long, count: .integer(5))
    let invented = RowMaker(table: table, sampleOptions: options, environment: .init()).samples(
      for: entry)
    #expect(invented == [.integer(1_234_567), .string("Quite a long sample")])
    let known = RowMaker(
      table: table, samples: Samples(["%lld of %@": edited]), sampleOptions: options,
      environment: .init())
    #expect(known.samples(for: entry) == edited.arguments)
  }
}
