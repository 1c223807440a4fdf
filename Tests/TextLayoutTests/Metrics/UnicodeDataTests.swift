import Foundation
import ICUServices
import LocalizedText
import Testing

@testable import TextLayout

/// Unicode's own test files, which Debian's package unicode-data installs.
@Suite struct UnicodeDataTests {
  private static let folder = "/usr/share/unicode/"

  private static func isInstalled(_ name: String) -> Bool {
    FileManager.default.isReadableFile(atPath: folder + name)
  }

  private static let missing: Comment = "Debian's package unicode-data is not installed"

  /// Whether a file is of Unicode 15.0: its first line has its name and version.
  private static func isOfUnicode15(_ name: String) -> Bool {
    let text = try? String(contentsOfFile: folder + name, encoding: .utf8)
    return text?.prefix(while: { $0 != "\n" }).contains("-15.0") == true
  }

  /// The lines of a file with their numbers, without comments.
  private func lines(_ name: String) throws -> [(number: Int, line: String)] {
    let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
    return text.components(separatedBy: "\n").enumerated().compactMap { number, line in
      let content = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return content.isEmpty ? nil : (number + 1, content)
    }
  }

  /// A line of a break test: its text, and the UTF-8 offsets at which it may be split.
  private func breakTest(_ line: String) throws -> (text: String, offsets: Set<Int>) {
    var scalars = String.UnicodeScalarView()
    var offsets: Set<Int> = []
    for word in line.split(separator: " ") {
      switch word {
      case "÷": offsets.insert(String(scalars).utf8.count)
      case "×": continue
      default:
        let value = try #require(UInt32(word, radix: 16))
        scalars.append(try #require(Unicode.Scalar(value)))
      }
    }
    return (String(scalars), offsets)
  }

  private func finder() -> BreakpointFinder {
    TextMeasurer(locale: LocaleTag("en")).breakpointFinder()
  }

  /// Clusters are those of Unicode, except for U+2701, which is not a pictograph since Unicode 16.
  ///
  /// Swift's data has this change, and the file of Unicode 15 does not.
  @Test(.enabled(if: isInstalled("auxiliary/GraphemeBreakTest.txt"), missing))
  func clustersAreGraphemes() throws {
    var finder = finder()
    var differing: [String] = []
    for (_, line) in try lines("auxiliary/GraphemeBreakTest.txt") {
      let (text, offsets) = try breakTest(line)
      finder.scan(text.utf8.span)
      let found = Set((0...finder.scanner.clusterCount).map { finder.offset(ofCluster: $0) })
      if found != offsets { differing.append(line) }
    }
    #expect(differing.filter { !$0.contains("2701") } == [])
  }

  /// Lines end where Unicode 15 lets them end, with two exceptions of ICU: a hyphen that begins a
  /// word stays with it, and so does the point that begins a number.
  ///
  /// Later versions of Unicode have both.
  @Test(
    .enabled(if: isInstalled("auxiliary/LineBreakTest.txt"), missing),
    .enabled(
      if: isOfUnicode15("auxiliary/LineBreakTest.txt") && ICUVersion.hasUnicode15,
      ICUVersion.lineBreakReason))
  func linesEndWhereUnicodeLetsThem() throws {
    var finder = finder()
    var count = 0
    var differing: [Int] = []
    var breaks = try LineBreaks(locale: "en")
    for (number, line) in try lines("auxiliary/LineBreakTest.txt") {
      let (text, offsets) = try breakTest(line)
      finder.scan(text.utf8.span)
      count += 1
      let starts = (1..<max(1, finder.scanner.clusterCount)).map {
        (offset: finder.offset(ofCluster: $0), may: finder.mayBreak(beforeCluster: $0))
      }
      if starts.contains(where: { $0.may != offsets.contains($0.offset) }) {
        differing.append(number)
      }
      let allowed = Set(try breaks.opportunities(in: text))
      #expect(starts.allSatisfy { $0.may == allowed.contains($0.offset) }, "ICU, line \(number)")
    }
    #expect(count > 7_000)
    #expect(differing == Self.tailored)
  }

  /// The lines of the file with such a hyphen or point.
  private static let tailored = [
    2265, 2267, 2421, 2423, 2425, 2427, 2429, 2431, 2873, 2875, 7477, 7576, 7577, 7578, 7579, 7580,
    7581,
    7583, 7584, 7585, 7586, 7587,
  ]

  /// East Asian symbols, which are wide even as text.
  private static let wideSigns: Set<String> = ["3030", "303D", "1F202", "1F237", "3297", "3299"]

  /// Every emoji of the list takes two columns if its first scalar is drawn as an emoji by default,
  /// or if it has the emoji selector.
  ///
  /// Other symbols keep one column, even with a skin tone.
  @Test(.enabled(if: isInstalled("emoji/emoji-test.txt"), missing))
  func emojiTakeTwoColumns() throws {
    var counts: [String: Int] = [:]
    var differing: [String] = []
    for (_, line) in try lines("emoji/emoji-test.txt") {
      let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(fields.count == 2)
      let text = try text(scalars: fields[0])
      let scalars = Array(text.unicodeScalars)
      let isEmoji =
        scalars[0].properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
        || Self.wideSigns.contains(fields[0])
      if ColumnWidth().columns(of: text) != (isEmoji ? 2 : 1) { differing.append(fields[0]) }
      counts["\(fields[1]) \(isEmoji)", default: 0] += 1
    }
    #expect(differing == [])
    // The fully-qualified ones that are not emoji by this rule are symbols with a skin tone.
    #expect(counts["fully-qualified true"] ?? 0 > 3_500)
    #expect(counts["fully-qualified false"] ?? 0 < 50)
    #expect(counts.values.reduce(0, +) > 4_500)
  }
}

extension BreakpointFinder {
  /// The UTF-8 offset of a cluster of the scanned text.
  fileprivate func offset(ofCluster number: Int) -> Int { Int(scanner.starts[number].offset) }
}
