import Foundation
import LocalizedText
import MessageSyntax
import TestMaterial
import Testing

/// The formats of real apps and of the samples, compared with Tests/Expectations/fragments.py.
@Suite struct CorpusFragmentsTests {
  @Test func formatsHaveTheSameParts() throws {
    let lines = try Checkout.lines(of: "Tests/LocalizedTextTests/Vectors/corpus.jsonl")
    #expect(lines.count > 700)
    var reordered = 0
    let resolver = Resolver(environment: EnvironmentValues())
    let arguments = (1...9).map { Argument.string("⟨\($0)⟩") }
    for line in lines {
      let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let text = try #require(row[1] as? String)
      let parts = try #require(row[2] as? [Any])
      let fragments = resolver.resolve(FormatString(text), arguments: arguments).fragments
      #expect(fragments.map(\.text) == parts.map { $0 as? String ?? "⟨\($0)⟩" }, "\(line)")
      let numbers = fragments.compactMap { fragment in
        if case .argument(let number) = fragment.kind { number } else { nil }
      }
      #expect(numbers == parts.compactMap { $0 as? Int }, "\(line)")
      if numbers != numbers.sorted() { reordered += 1 }
    }
    #expect(reordered > 20)
  }
}
