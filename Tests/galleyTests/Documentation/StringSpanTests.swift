import Foundation
import TestMaterial
import Testing

/// No source asks a string for a span of its bytes: see `String.withBytes`.
@Suite struct StringSpanTests {
  @Test func noSourceTakesASpanOfAString() throws {
    let folder = Checkout.path("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: folder))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(files.count > 300)
    for file in files {
      let text = try Checkout.text("Sources/\(file)")
      // The expression is slow without the optimizer.
      guard text.contains("utf8Span") || text.contains("utf8.span") else { continue }
      for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//")
      {
        #expect(!line.contains(/\butf8Span\b|\butf8\.span\b/), "\(file): \(line)")
      }
    }
  }
}
