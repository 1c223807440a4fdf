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
      let lines = try Checkout.text("Sources/\(file)").split(separator: "\n")
      for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        #expect(!line.contains(/\butf8Span\b|\butf8\.span\b/), "\(file): \(line)")
      }
    }
  }
}
