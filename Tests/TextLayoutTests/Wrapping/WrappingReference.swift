import ICUServices
import TextLayout

/// The plain algorithm for wrapping at one width, as the expectation for the fast one.
///
/// It tries for every line how much fits, from the places where ICU lets lines end.
struct WrappingReference: ~Copyable {
  /// A text cut into characters.
  struct Text {
    fileprivate(set) var columns: [Int] = []
    /// Whether the character counts at the end of a line.
    fileprivate var hasInk: [Bool] = []
    /// Whether a line may end after the character.
    fileprivate var mayEnd: [Bool] = []
    /// The characters of each paragraph, without newlines.
    fileprivate var paragraphs: [Range<Int>] = []
  }

  private var breaks: LineBreaks

  init(locale: String) throws { breaks = try LineBreaks(locale: locale) }

  mutating func text(_ text: String) throws -> Text {
    let ends = Set(try breaks.opportunities(in: text))
    var result = Text()
    var offset = 0
    var start = 0
    for character in text {
      offset += character.utf8.count
      if ["\n", "\r\n", "\u{2028}", "\u{2029}"].contains(character) {
        result.paragraphs.append(start..<result.columns.count)
        start = result.columns.count
        continue
      }
      let columns = ColumnWidth().columns(of: character)
      result.columns.append(columns)
      result.hasInk.append(columns > 0 && !Self.blanks.contains(character))
      // Unlike ICU, the beginning of a placeholder such as `${name}` stays in one piece.
      let isInPlaceholder =
        character == "$" && text.utf8.dropFirst(offset).first == UInt8(ascii: "{")
      result.mayEnd.append(ends.contains(offset) && !isInPlaceholder)
    }
    result.paragraphs.append(start..<result.columns.count)
    return result
  }

  /// The blanks that do not count at the end of a line: all of Unicode's but no-break spaces.
  private static let blanks: Set<Character> = [
    " ", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}",
    "\u{2006}", "\u{2008}", "\u{2009}", "\u{200A}", "\u{205F}", "\u{3000}",
  ]
}

extension WrappingReference {
  /// The lines of a text at a width.
  struct Lines: Equatable {
    var count = 0
    /// Whether a word is split between lines.
    var breaksWord = false

    /// The first layout that allows these lines.
    var layout: Layout {
      if breaksWord { return .extended }
      return count == 1 ? .compact : count == 2 ? .standard : .extended
    }
  }
}

extension WrappingReference.Text {
  /// The lines at a width.
  func lines(at width: Int) -> WrappingReference.Lines {
    var lines = WrappingReference.Lines()
    for paragraph in paragraphs {
      var start = paragraph.lowerBound
      repeat {
        let line = end(ofLineAt: start, in: paragraph, width: width)
        if !line.isAtBreak { lines.breaksWord = true }
        start = line.end
        lines.count += 1
      } while start < paragraph.upperBound
    }
    return lines
  }

  private func end(
    ofLineAt start: Int, in paragraph: Range<Int>, width: Int
  ) -> (end: Int, isAtBreak: Bool) {
    var end: Int?
    var full = start
    var taken = 0
    var ink = 0
    for place in start..<paragraph.upperBound {
      taken += columns[place]
      if hasInk[place] { ink = taken }
      if ink > width { break }
      full = place + 1
      if mayEnd[place] || place + 1 == paragraph.upperBound { end = place + 1 }
    }
    if let end { return (end, true) }
    // A word that is wider than a line is split where the line is full.
    return start == paragraph.upperBound ? (start, true) : (max(full, start + 1), false)
  }
}
