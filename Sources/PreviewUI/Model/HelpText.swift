internal import TerminalUI

/// The lines of the help at a width: every action with its keys, the prompt, and the marks.
///
/// It is made from the action table, so it cannot be incomplete.
struct HelpText {
  /// A few words in one style.
  typealias Piece = (text: String, role: Theme.Role?)

  /// Words at the left, and beside or below them what they mean.
  struct Entry {
    var term: String
    var meaning: String
  }

  /// A heading and what stands under it.
  struct Section {
    var heading: String
    var entries: [Entry]
  }

  let lines: [[Piece]]

  /// The help of a model on its screen, narrowed to what holds the words.
  init(of model: Model) {
    let needle = model.helpFilter
    let sections = Self.sections(of: model).compactMap { section -> Section? in
      var section = section
      if !needle.isEmpty {
        section.entries.removeAll { !needle.occurs(in: "\($0.term) \($0.meaning)") }
      }
      return section.entries.isEmpty ? nil : section
    }
    let width = model.size.columns
    let inColumns = width >= 2 * Self.columnWidth
    let blocks = sections.map { Self.lines(of: $0, width: inColumns ? width / 2 : width) }
    lines = inColumns ? Self.beside(blocks, width: width / 2) : Array(blocks.joined())
  }

  /// The columns that every line has room in.
  private static let columnWidth = 72
  /// The columns of the keys where the meaning stands beside them.
  private static let termColumns = 24

  // MARK: Lines

  private static func lines(of section: Section, width: Int) -> [[Piece]] {
    let heading: [Piece] = [(" \(section.heading)", .title)]
    return [heading] + section.entries.flatMap { lines(of: $0, width: width) }
  }

  private static func lines(of entry: Entry, width: Int) -> [[Piece]] {
    let term = "   " + entry.term
    let isBeside = width >= 56 && term.count + 2 <= termColumns
    let indent = isBeside ? termColumns : min(6, width / 4)
    let blanks = String(repeating: " ", count: indent)
    let meaning = wrapped(entry.meaning, width: width - indent - 1)
    var lines: [[Piece]] = meaning.map { [(blanks, nil), ($0, nil)] }
    if isBeside, !lines.isEmpty {
      let gap = String(repeating: " ", count: indent - term.count)
      lines[0] = [(term, .key), (gap, nil), (meaning[0], nil)]
    } else {
      lines.insert(contentsOf: wrapped(term, width: width).map { [($0, .key)] }, at: 0)
    }
    return lines
  }

  /// Words in lines; those that are longer than a line are left to be cut.
  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    let indent = String(text.prefix { $0 == " " })
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(indent + word)
      }
    }
    return lines
  }

  /// The sections in two columns of nearly the same height.
  private static func beside(_ blocks: [[[Piece]]], width: Int) -> [[Piece]] {
    let all = blocks.reduce(0) { $0 + $1.count }
    var left: [[Piece]] = []
    var right: [[Piece]] = []
    for block in blocks {
      if right.isEmpty, 2 * left.count + block.count <= all + block.count / 2 {
        left += block
      } else {
        right += block
      }
    }
    return (0..<max(left.count, right.count)).map { row in
      guard row < right.count else { return left[row] }
      let line = row < left.count ? left[row] : []
      let blanks = width - line.reduce(0) { $0 + $1.text.count }
      return line + [(String(repeating: " ", count: max(1, blanks)), nil)] + right[row]
    }
  }
}
