import CatalogFiles
import LocalizedText
import StringCatalog
import TextLayout

/// Times on one core how long it takes to find the breakpoints of texts, which answer for all widths,
/// and prints a line for each kind of text.
///
///     galley-breakpoints FILE
///
/// The peer is the obvious way: the text is analysed and wrapped again at each of 100 widths.
@main
struct GalleyBreakpoints {
  static func main() {
    guard let path = CommandLine.arguments.dropFirst().last else {
      return print("usage: galley-breakpoints FILE")
    }
    do {
      let file = try FileReader().read(FoundFile(path: path, format: .xcstrings))
      let corpus = Corpus(Table(catalog: file))
      print(line("strings", "bytes", "a second", "gain"))
      for (name, groups) in corpus.kinds {
        report(name, groups)
      }
    } catch {
      print(error.diagnostic(at: path))
    }
  }

  /// Measures the texts five times, and some of them in the way of the peer.
  private static func report(_ name: String, _ groups: [Corpus.Group]) {
    let texts = groups.reduce(0) { $0 + $1.texts.count }
    guard texts > 0 else { return }
    let bytes = groups.reduce(0) { $0 + $1.texts.reduce(0) { $0 + $1.utf8.count } }
    let ours = median { measureAll(groups) } / Double(texts)
    let few = groups.map { Corpus.Group(measurer: $0.measurer, texts: Array($0.texts.prefix(20))) }
    let fewCount = few.reduce(0) { $0 + $1.texts.count }
    let peer = median { wrapAll(few) } / Double(fewCount)
    print(line("\(name), \(texts)", "\(bytes / texts)", "\(Int(1 / ours))", "\(Int(peer / ours))"))
  }

  private static func line(_ name: String, _ bytes: String, _ rate: String, _ gain: String)
    -> String
  {
    name.padded(20) + bytes.padded(9) + rate.padded(14) + gain.padded(8)
  }

  private static func measureAll(_ groups: [Corpus.Group]) -> Int {
    groups.reduce(0) { sum, group in
      group.texts.reduce(sum) { $0 &+ (group.measurer.breakpoints(of: $1).standard ?? 0) }
    }
  }

  private static func wrapAll(_ groups: [Corpus.Group]) -> Int {
    groups.reduce(0) { sum, group in
      group.texts.reduce(sum) { sum, text in
        (1...100).reduce(sum) { $0 &+ group.measurer.measure(text).lineCount(at: $1).lines }
      }
    }
  }

  /// The median of five runs in seconds.
  private static func median(_ body: () -> Int) -> Double {
    let clock = ContinuousClock()
    var result = body()
    let times = (0..<5).map { _ in
      clock.measure { result &+= body() }
    }
    // If nothing used the result, the optimizer could remove the work.
    precondition(result != .min)
    let middle = times.sorted()[2].components
    return Double(middle.seconds) + Double(middle.attoseconds) / 1e18
  }
}

/// The texts of a table: those in ASCII, those in other scripts, and those that need a dictionary.
struct Corpus {
  /// The texts of one language.
  struct Group {
    var measurer: TextMeasurer
    var texts: [String]
  }

  private static let limit = 2_000

  let kinds: [(name: String, groups: [Group])]

  init(_ table: Table) {
    var ascii: [Group] = []
    var others: [Group] = []
    var dictionary: [Group] = []
    for locale in table.locales {
      let tag = LocaleTag(locale)
      let texts = table.entries.lazy.compactMap { $0.localization(locale)?.text }
        .filter { !$0.isEmpty }.prefix(2 * Self.limit)
      let plain = texts.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
      let rest = texts.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
      let measurer = TextMeasurer(locale: tag)
      ascii.append(Group(measurer: measurer, texts: Array(plain.prefix(Self.limit))))
      let group = Group(measurer: measurer, texts: Array(rest.prefix(Self.limit)))
      if tag.language == "th" { dictionary.append(group) } else { others.append(group) }
    }
    kinds = [("ASCII", ascii), ("others", others), ("Thai", dictionary)]
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
