import CatalogFiles
import LocalizedText
import PointMetrics
import StringCatalog
import TextLayout

/// Times on one core how long it takes to find the breakpoints of texts, which answer for all widths,
/// and prints a line for each kind of text: in columns, then in points.
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
        report(name, groups, Columns.init)
      }
      for (name, groups) in corpus.pointKinds {
        report(name + " in points", groups, Points.init)
      }
    } catch {
      print(error.diagnostic(at: path))
    }
  }

  /// Measures the texts five times, and some of them in the way of the peer.
  private static func report(
    _ name: String, _ groups: [Corpus.Group], _ measurer: (LocaleTag) -> some Measurer
  ) {
    let texts = groups.reduce(0) { $0 + $1.texts.count }
    guard texts > 0 else { return }
    let bytes = groups.reduce(0) { $0 + $1.texts.reduce(0) { $0 + $1.utf8.count } }
    let measured = groups.map { (measurer($0.locale), $0.texts) }
    let ours =
      median {
        measured.reduce(0) { sum, group in
          group.1.reduce(sum) { $0 &+ group.0.standardBreakpoint(of: $1) }
        }
      } / Double(texts)
    let few = measured.map { ($0, $1.prefix(20)) }
    let fewCount = few.reduce(0) { $0 + $1.1.count }
    let peer =
      median {
        few.reduce(0) { sum, group in
          group.1.reduce(sum) { $0 &+ group.0.linesAtManyWidths(of: $1) }
        }
      } / Double(fewCount)
    print(line("\(name), \(texts)", "\(bytes / texts)", "\(Int(1 / ours))", "\(Int(peer / ours))"))
  }

  private static func line(_ name: String, _ bytes: String, _ rate: String, _ gain: String)
    -> String
  {
    name.padded(26) + bytes.padded(9) + rate.padded(14) + gain.padded(8)
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

/// Measures texts of one language.
private protocol Measurer {
  /// The least width at which a text fits in two lines, found without measuring it otherwise.
  func standardBreakpoint(of text: String) -> Int
  /// The sum of the lines of a text at 100 widths, each wrapped anew.
  func linesAtManyWidths(of text: String) -> Int
}

private struct Columns: Measurer {
  private let measurer: TextMeasurer

  init(locale: LocaleTag) { measurer = TextMeasurer(locale: locale) }

  func standardBreakpoint(of text: String) -> Int { measurer.breakpoints(of: text).standard ?? 0 }

  func linesAtManyWidths(of text: String) -> Int {
    (1...100).reduce(0) { $0 &+ measurer.measure(text).lineCount(at: $1).lines }
  }
}

private struct Points: Measurer {
  private let measurer: PointMeasurer

  init(locale: LocaleTag) { measurer = PointMeasurer(locale: locale, style: PointStyle(.body)) }

  func standardBreakpoint(of text: String) -> Int {
    Int(measurer.breakpoints(of: text).standard ?? 0)
  }

  func linesAtManyWidths(of text: String) -> Int {
    (1...100).reduce(0) { $0 &+ measurer.measure(text).lineCount(in: Double($1 * 8)).lines }
  }
}

/// The texts of a table: those in ASCII, those in other scripts, and those that need a dictionary.
struct Corpus {
  /// The texts of one language.
  struct Group {
    var locale: LocaleTag
    var texts: [String]
  }

  private static let limit = 2_000

  let kinds: [(name: String, groups: [Group])]
  /// Those in ASCII, those in Latin letters, and all of them.
  let pointKinds: [(name: String, groups: [Group])]

  init(_ table: Table) {
    var ascii: [Group] = []
    var latin: [Group] = []
    var others: [Group] = []
    var dictionary: [Group] = []
    var mixed: [Group] = []
    for locale in table.locales {
      let tag = LocaleTag(locale)
      let texts = table.entries.lazy.compactMap { $0.localization(locale)?.text }
        .filter { !$0.isEmpty }.prefix(2 * Self.limit)
      func group(_ texts: some Sequence<String>) -> Group {
        Group(locale: tag, texts: Array(texts.prefix(Self.limit)))
      }
      let rest = group(texts.filter { !$0.utf8.allSatisfy { $0 < 0x80 } })
      ascii.append(group(texts.filter { $0.utf8.allSatisfy { $0 < 0x80 } }))
      latin.append(group(texts.filter(\.isLatin)))
      if tag.language == "th" { dictionary.append(rest) } else { others.append(rest) }
      mixed.append(group(texts))
    }
    kinds = [("ASCII", ascii), ("others", others), ("Thai", dictionary)]
    pointKinds = [("ASCII", ascii), ("Latin", latin), ("all", mixed)]
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// Whether all its letters are Latin.
  fileprivate var isLatin: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x250 || 0x1E00..<0x2300 ~= $0.value }
  }
}
