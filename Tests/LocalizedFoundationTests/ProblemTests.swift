import Foundation
import LocalizedFoundation
import Synchronization
import Testing

/// The problems that reach the program.
///
/// One test runs at a time, because there is one receiver.
@Suite(.serialized) struct ProblemTests {
  /// Returns what is reported during an operation about things with a name.
  private func problems(
    naming name: String, _ operation: () throws -> Void
  ) rethrows -> [Localizer.Problem] {
    let received = Received()
    Localizer.reportProblems { received.add($0) }
    defer { Localizer.reportProblems(to: nil) }
    try operation()
    // Other tests run at the same time, and their problems are reported too.
    return received.problems.filter { $0.description.contains(name) }
  }

  private final class Received: Sendable {
    private let list = Mutex<[Localizer.Problem]>([])
    var problems: [Localizer.Problem] { list.withLock { $0 } }

    func add(_ problem: Localizer.Problem) {
      list.withLock { $0.append(problem) }
      // A receiver may look up a text itself.
      _ = String(localized: "a text of the receiver")
    }
  }

  @Test func aMissingKeyIsReportedOnce() throws {
    let things = try TestBundle.things()
    let found = problems(naming: "rubber") {
      Localizer.withPreferredLanguages(["de"]) {
        for _ in 0..<3 {
          #expect(String(localized: "rubber", bundle: things.bundle) == "rubber")
          #expect(NSLocalizedString("rubber", bundle: things.bundle, comment: "") == "rubber")
        }
        #expect(String(localized: "pencil", bundle: things.bundle) == "Bleistift")
      }
    }
    #expect(found.map(\.key) == ["rubber"])
    #expect(found.first?.description == "no text in de for the key “rubber” in “Localizable”")
  }

  @Test func aKeyWithADefaultValueIsMissingToo() throws {
    let things = try TestBundle.things()
    let found = problems(naming: "eraser.title") {
      _ = String(localized: "eraser.title", defaultValue: "Eraser", bundle: things.bundle)
    }
    #expect(found.map(\.key) == ["eraser.title"])
  }

  @Test func aMissingTableIsReportedWithoutItsKeys() throws {
    let things = try TestBundle.things()
    let found = problems(naming: "Nowhere") {
      for key in ["a", "b"] {
        _ = NSLocalizedString(key, tableName: "Nowhere", bundle: things.bundle, comment: "")
      }
    }
    #expect(found.map(\.key) == [nil])
    #expect(found.map(\.table) == ["Nowhere"])
  }

  @Test func aBrokenFileIsReportedWithItsPlace() throws {
    let broken = try TestBundle([
      "Broken.strings": "\"a\" = \"b\"\n\"c\" = \"d\";\n",
      "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {"a": {"#,
    ])
    let found = problems(naming: broken.bundle.bundlePath) {
      _ = String(localized: "a", bundle: broken.bundle)
    }
    #expect(found.count >= 2)
    #expect(found.allSatisfy { $0.key == nil && $0.table == nil })
    #expect(found.contains { $0.description.contains("Broken.strings:") })
    #expect(found.contains { $0.description.contains("Localizable.xcstrings:") })
  }

  /// Keys may be made from what a client sends: they must not fill the memory.
  @Test func onlySomeProblemsAreKept() throws {
    let things = try TestBundle.things()
    let found = problems(naming: "flood") {
      for number in 0..<3_000 {
        _ = NSLocalizedString("flood \(number)", bundle: things.bundle, comment: "")
      }
    }
    #expect(found.count <= 1_000)
    #expect(found.count > 500)
  }
}
