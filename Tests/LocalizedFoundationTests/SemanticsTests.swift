import Foundation
import TestMaterial
import Testing

/// The table of what the libraries mirror of SwiftUI and Foundation names a test for each row.
@Suite struct SemanticsTests {
  /// A row of Tests/Expectations/semantics.tsv.
  struct Row: Sendable, CustomTestStringConvertible {
    let section: String
    let number: String
    let behaviour: String
    /// The tests as `Suite.test`, or files with a slash in their path.
    let tests: [String]

    var testDescription: String { "\(section), row \(number): \(behaviour)" }
  }

  static let rows: [Row] = {
    do {
      return try Checkout.lines(of: "Tests/Expectations/semantics.tsv")
        .filter { !$0.hasPrefix("#") }
        .map { line in
          let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
          try #require(cells.count == 4, "\(line)")
          return Row(
            section: cells[0], number: cells[1], behaviour: cells[2],
            tests: cells[3].split(separator: " ").map(String.init))
        }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// The numbers of rows are those of the sections that are mirrored.
  @Test func noRowIsLeftOut() {
    let sections = [
      "0 the toolchain": 11, "1.1 keys": 15, "1.1 overloads": 3, "1.2 resolution": 7,
      "1.3 look-up": 6, "1.4 the localization for a locale": 3, "1.5 Markdown": 6,
      "1.6 environments": 4, "3 the private subtag": 16, "4 the fragmentizer": 16,
      "5 truncation and layouts": 5, "6 the specification of texts": 28,
      "7 plurals and devices": 6, "8 names": 12, "9 importers": 24,
    ]
    let numbers = Dictionary(grouping: Self.rows, by: \.section).mapValues { $0.map(\.number) }
    #expect(numbers == sections.mapValues { (1...$0).map(String.init) })
  }

  @Test(arguments: rows)
  func theTestsOfARowExist(row: Row) {
    #expect(!row.tests.isEmpty)
    for test in row.tests {
      #expect(Self.tests.contains(test), "\(test)")
    }
  }

  /// The tests in the sources, and the files of Tests.
  private static let tests: Set<String> = {
    let folder = Checkout.folder.appending(path: "Tests").path
    var found: Set<String> = []
    let paths = FileManager.default.enumerator(atPath: folder)
    while let path = paths?.nextObject() as? String {
      if path.hasSuffix("/.build") { paths?.skipDescendants() }
      guard path.hasSuffix(".swift") else { continue }
      found.insert(path)
      guard let text = try? Checkout.text("Tests/" + path) else { continue }
      let suite = URL(filePath: path).deletingPathExtension().lastPathComponent
      for part in text.split(separator: "@Test").dropFirst() {
        guard let name = part.firstMatch(of: /func (\w+)/)?.output.1 else { continue }
        found.insert("\(suite).\(name)")
      }
    }
    return found
  }()
}
