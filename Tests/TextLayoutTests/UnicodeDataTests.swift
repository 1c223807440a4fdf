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

  private func scanner() -> TextScanner {
    TextScanner(
      width: ColumnWidth(),
      tailoring: BreakTailoring(locale: LocaleTag("en"), keepsHangulWords: false))
  }

  /// Clusters are Unicode's, but for one line: Swift's data are newer than the file's, and U+2701
  /// is no pictograph in them any more.
  @Test(.enabled(if: isThere("auxiliary/GraphemeBreakTest.txt")))
  func clustersAreGraphemes() throws {
    var scanner = scanner()
    var differing: [String] = []
    for (_, line) in try lines("auxiliary/GraphemeBreakTest.txt") {
      let (text, offsets) = try breakTest(line)
      scanner.scan(text.utf8.span)
      let found = Set((0...scanner.clusterCount).map { Int(scanner.places[$0].offset) })
      if found != offsets { differing.append(line) }
    }
    #expect(differing == ["÷ 2701 × 200D × 2701 ÷"])
  }

  /// Lines end where Unicode lets them end, but for two habits that ICU has of its own and Unicode
  /// took over later: a hyphen that begins a word stays with it, and so does the point of a number.
  @Test(.enabled(if: isThere("auxiliary/LineBreakTest.txt")))
  func linesEndWhereUnicodeLetsThem() throws {
    var scanner = scanner()
    var count = 0
    var differing: [Int] = []
    var breaks = try LineBreaks(locale: "en")
    for (number, line) in try lines("auxiliary/LineBreakTest.txt") {
      let (text, offsets) = try breakTest(line)
      scanner.scan(text.utf8.span)
      guard !scanner.needsDictionary else { continue }
      count += 1
      let places = (1..<max(1, scanner.clusterCount)).map {
        (offset: Int(scanner.places[$0].offset), may: scanner.mayBreak(beforeCluster: $0))
      }
      if places.contains(where: { $0.may != offsets.contains($0.offset) }) {
        differing.append(number)
      }
      let allowed = Set(try breaks.opportunities(in: text).map(\.offset))
      #expect(places.allSatisfy { $0.may == allowed.contains($0.offset) }, "ICU, line \(number)")
    }
    #expect(count > 7_000)
    #expect(differing == Self.tailored)
  }

  /// The lines with such a hyphen or point.
  private static let tailored = [
    2265, 2267, 2421, 2423, 2425, 2427, 2873, 2875, 7477, 7576, 7577, 7578, 7579, 7580, 7581,
    7583, 7584, 7585, 7586, 7587,
  ]

  /// Every emoji of the list takes two columns where it is written in full, but for a symbol of
  /// text with a skin tone and no selector: it has the column of the symbol.
  @Test(.enabled(if: isThere("emoji/emoji-test.txt")))
  func emojiTakeTwoColumns() throws {
    var count = 0
    var differing: [String] = []
    for (_, line) in try lines("emoji/emoji-test.txt") {
      let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 2, fields[1] == "fully-qualified" else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
        .compactMap { Unicode.Scalar($0) }
      let text = String(String.UnicodeScalarView(scalars))
      count += 1
      let isSymbol = scalars.count > 1 && !scalars[0].properties.isEmojiPresentation
      if isSymbol, scalars[1].properties.isEmojiModifier { continue }
      if ColumnWidth().columns(of: text) != 2 { differing.append(fields[0]) }
    }
    #expect(count > 3_000)
    #expect(differing == [])
  }
}
