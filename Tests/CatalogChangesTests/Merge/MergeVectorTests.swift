import CatalogChanges
import TestMaterial
import Testing

/// Real merges: `Vectors/README.md` says where they come from.
@Suite struct MergeVectorTests {
  @Test func areThere() { #expect(MergeVector.all.count == 129) }

  @Test(arguments: MergeVector.all) func mergesAsExpected(vector: MergeVector) throws {
    let merge = CatalogMerge(order: order)
    let inputs = try ["base", "ours", "theirs"].map(vector.bytes)
    guard vector.expected != "bad-input" else {
      #expect(throws: CatalogMerge.Fault.self) {
        try merge.merge(base: inputs[0], ours: inputs[1], theirs: inputs[2])
      }
      return
    }
    let result = try merge.merge(base: inputs[0], ours: inputs[1], theirs: inputs[2])
    #expect(result.conflicts.isEmpty == (vector.expected == "clean"))
    let files =
      vector.expected == "clean" ? ["expected"] : ["expected.ours", "expected.theirs"]
    for (file, isOurs) in zip(files, [true, false]) {
      let expected = try vector.bytes(file)
      let got = choice(isOurs, in: result.bytes)
      let isSame = try PlainValue(got) == PlainValue(expected)
      #expect(isSame, "\(file)")
      let hasBytes = got == expected
      if vector.judgement == "bytes" { #expect(hasBytes, "\(file)") }
    }
  }

  /// The number of conflicts is that of the independent merge which made the expectations.
  @Test(arguments: MergeVector.all.filter { $0.expected.hasPrefix("conflict") })
  func countsConflicts(vector: MergeVector) throws {
    let inputs = try ["base", "ours", "theirs"].map(vector.bytes)
    let result = try CatalogMerge(order: order)
      .merge(base: inputs[0], ours: inputs[1], theirs: inputs[2])
    let lines = try Checkout.lines(of: "\(MergeVector.folder)/\(vector.name)/conflicts.tsv")
    #expect(result.conflicts.count == lines.count - 1)
  }

  @Test(arguments: MergeVector.all) func keepsTheLaws(vector: MergeVector) throws {
    let inputs = try ["base", "ours", "theirs"].map(vector.bytes)
    try MergeLaws(inputs[0], inputs[1], inputs[2]).check()
  }
}
