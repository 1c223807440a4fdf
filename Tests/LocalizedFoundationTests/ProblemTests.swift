import Foundation
import LocalizedFoundation
import Synchronization
import Testing

/// The problems that reach the program.
@Suite struct ProblemTests {
  /// Returns what is reported during an operation.
  private func problems(_ operation: () throws -> Void) rethrows -> [Localizer.Problem] {
    let received = Received()
    try Localizer.withProblems(reportedTo: { received.add($0) }, operation: operation)
    return received.problems
  }

  private final class Received: Sendable {
    private let list = Mutex<[Localizer.Problem]>([])
    /// The problems, without those of the receiver itself.
    var problems: [Localizer.Problem] { list.withLock { $0 }.filter { $0.table != "Receiver" } }

    func add(_ problem: Localizer.Problem) {
      list.withLock { $0.append(problem) }
      // A receiver may look up a text itself.
      _ = String(localized: "a text of the receiver", table: "Receiver")
    }
  }

  @Test func aMissingKeyIsReportedOnce() throws {
    let things = try TestBundle.things()
    let found = problems {
      Localizer.withPreferredLanguages(["de"]) {
        for _ in 0..<3 {
          #expect(String(localized: "rubber", bundle: things.bundle) == "rubber")
          #expect(NSLocalizedString("rubber", bundle: things.bundle, comment: "") == "rubber")
        }
        #expect(String(localized: "pencil", bundle: things.bundle) == "Bleistift")
      }
    }
    #expect(found.map(\.key) == ["rubber"])
    #expect(found.first?.description == "no translation in de for 'rubber' in 'Localizable'")
  }

  @Test func aKeyWithADefaultValueIsMissingToo() throws {
    let things = try TestBundle.things()
    let found = problems {
      _ = String(localized: "eraser.title", defaultValue: "Eraser", bundle: things.bundle)
    }
    #expect(found.map(\.key) == ["eraser.title"])
  }

  @Test func aMissingTableIsReportedWithoutItsKeys() throws {
    let things = try TestBundle.things()
    let found = problems {
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
    let found = problems {
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
    let found = problems {
      for number in 0..<3_000 {
        _ = NSLocalizedString("flood \(number)", bundle: things.bundle, comment: "")
      }
    }
    #expect(found.count <= 1_000)
    #expect(found.count > 500)
  }

  /// The process has one receiver, which other tests do not change: each has its own.
  @Test func aReceiverOfTheProcessGetsNoProblemsOfATask() throws {
    let things = try TestBundle.things()
    let received = Received()
    Localizer.reportProblems { received.add($0) }
    defer { Localizer.reportProblems(to: nil) }
    let found = problems { _ = NSLocalizedString("sharpener", bundle: things.bundle, comment: "") }
    #expect(found.map(\.key) == ["sharpener"])
    #expect(!received.problems.contains { $0.key == "sharpener" })
    _ = NSLocalizedString("compass", bundle: things.bundle, comment: "")
    #expect(received.problems.contains { $0.key == "compass" })
  }

  @Test func nothingIsReportedToNobody() throws {
    let things = try TestBundle.things()
    let found = problems {
      Localizer.withProblems(reportedTo: nil) {
        _ = NSLocalizedString("rubber", bundle: things.bundle, comment: "")
      }
    }
    #expect(found.isEmpty)
  }

  @Test func theReceiverAlsoGetsWhatAPreferredLanguageLacks() async throws {
    let things = try TestBundle.things()
    let received = Received()
    await Localizer.withPreferredLanguages(["de"]) {
      await Localizer.withProblems(reportedTo: { received.add($0) }) {
        await Task.yield()
        _ = String(localized: "rubber", bundle: things.bundle)
      }
    }
    #expect(received.problems.map(\.key) == ["rubber"])
  }

  @Test(arguments: ["🍿", "%@ / %lld", "100%", "…", "%#@files@", "12:30"])
  func aKeyWithoutWordsIsNotMissing(key: String) throws {
    let things = try TestBundle.things()
    let found = problems {
      Localizer.withPreferredLanguages(["de"]) {
        _ = NSLocalizedString(key, bundle: things.bundle, comment: "")
      }
    }
    #expect(found.isEmpty)
  }

  @Test(arguments: [("en", 0), ("en-GB", 0), ("de", 1)])
  func theDevelopmentLanguageNeedsNoTable(language: String, expected: Int) throws {
    let bundle = try TestBundle(["readme.txt": ""])
    let found = problems {
      Localizer.withPreferredLanguages([language]) {
        _ = String(localized: "pencil", bundle: bundle.bundle)
      }
    }
    #expect(found.count == expected)
  }

  @Test(arguments: [("en", 0), ("de", 1)])
  func theDevelopmentLanguageNeedsNoTexts(language: String, expected: Int) throws {
    let bundle = try TestBundle([
      "de.lproj/Localizable.strings": #""pencil" = "Bleistift";"#
    ])
    let found = problems {
      Localizer.withMainBundle(bundle.bundle) {
        Localizer.withPreferredLanguages([language]) {
          _ = String(localized: "rubber")
        }
      }
    }
    #expect(found.count == expected)
  }
}
