import Foundation
import ICU
import LocalizedText
import Testing

@testable import TextLayout

/// What Unicode itself says, in the files that Debian's package unicode-data installs.
@Suite struct UnicodeDataTests {
  private static let folder = "/usr/share/unicode/"

  private static func isThere(_ name: String) -> Bool {
    FileManager.default.isReadableFile(atPath: folder + name)
  }

  /// The lines of a file without comments, by their numbers.
  private func lines(_ name: String) throws -> [(number: Int, line: String)] {
    let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
    return text.components(separatedBy: "\n").enumerated().compactMap { number, line in
      let content = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return content.isEmpty ? nil : (number + 1, content)
    }
  }

  /// A line of a break test: its text, and the UTF-8 offsets at which it may be divided.
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

  /// Clusters are Unicode's, but for one line: Swift's data are newer than the file's, and U+2701
  /// is no pictograph in them any more.
  @Test(.enabled(if: isThere("auxiliary/GraphemeBreakTest.txt")))
  func clustersAreGraphemes() throws {
    var finder = finder()
    var differing: [String] = []
    for (_, line) in try lines("auxiliary/GraphemeBreakTest.txt") {
      let (text, offsets) = try breakTest(line)
      finder.scan(text.utf8.span)
      let found = Set((0...finder.scanner.clusterCount).map { finder.offset(ofCluster: $0) })
      if found != offsets { differing.append(line) }
    }
    #expect(differing == ["÷ 2701 × 200D × 2701 ÷"])
  }

  /// Lines end where Unicode lets them end, but for two habits that ICU has of its own and Unicode
  /// took over later: a hyphen that begins a word stays with it, and so does the point of a number.
  ///
  /// A dictionary is asked where Unicode leaves it to one.
  @Test(.enabled(if: isThere("auxiliary/LineBreakTest.txt")))
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

  /// The lines with such a hyphen or point.
  private static let tailored = [
    2265, 2267, 2421, 2423, 2425, 2427, 2429, 2431, 2873, 2875, 7477, 7576, 7577, 7578, 7579, 7580,
    7581,
    7583, 7584, 7585, 7586, 7587,
  ]

  /// Signs of East Asian text, which are wide although they are symbols.
  private static let wideSigns: Set<String> = ["3030", "303D", "1F202", "1F237", "3297", "3299"]

  /// Every emoji of the list, whether written in full or not, takes two columns where its first
  /// scalar is one by itself, or where the selector stands in it; a symbol of text keeps its column,
  /// though a skin tone or another symbol is joined to it.
  @Test(.enabled(if: isThere("emoji/emoji-test.txt")))
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
    // Of those written in full, the symbols with a skin tone are not seen as emoji.
    #expect(counts["fully-qualified true"] ?? 0 > 3_500)
    #expect(counts["fully-qualified false"] ?? 0 < 50)
    #expect(counts.values.reduce(0, +) > 4_500)
  }
}

extension BreakpointFinder {
  /// Where a cluster of the text that was scanned begins, in UTF-8.
  fileprivate func offset(ofCluster number: Int) -> Int { Int(scanner.starts[number].offset) }
}
