import AppSources
import Foundation
import TestMaterial
import Testing

/// Two readers of Swift code find the same localized texts in the sources of galley.
@Suite struct SourceLiteralsTests {
  @Test func bothReadersFindTheRewrittenTexts() throws {
    let folder = Checkout.path("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: folder))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(files.count > 300)
    for file in files {
      let text = try Checkout.text("Sources/\(file)")
      let known = SourceLiterals(of: text).texts.flatMap { $0.components(separatedBy: "\\(…)") }
      let read = AppSource(path: file, bytes: Array(text.utf8)).rewrittenTexts
      for text in read where !known.contains(text) {
        Issue.record("\(file): \(text.debugDescription)")
      }
    }
  }
}
