import CatalogChanges
import LocalizedText
import PreviewRows
import SourceText
import TerminalValues

/// Draws two versions of a text for a terminal: one row above the other, with the words marked in which
/// they differ.
struct VersionRows {
  /// The columns before a row: its indent, and its sign.
  private static let margin = 8

  private let styled: StyledLines
  private let width: Int

  /// Draws in styles, no wider than the terminal.
  init(_ styled: StyledLines, columns: Int) {
    self.styled = styled
    width = max(1, columns - Self.margin)
  }

  /// The lines of both rows; nil if they look the same, or if there is none.
  func lines(old: FittedText?, new: FittedText?) -> [String]? {
    let (before, after) = (old?.row.title.text, new?.row.title.text)
    // Next to nothing, there are no words that differ.
    var parts: [WordDifference.Part] = []
    if let before, let after {
      guard Array(before.utf8) != Array(after.utf8) else { return nil }
      parts = WordDifference(from: before, to: after).parts
    }
    let lines =
      (old.map { self.lines(of: $0, parts, side: -1) } ?? [])
      + (new.map { self.lines(of: $0, parts, side: 1) } ?? [])
    return lines.isEmpty ? nil : lines
  }

  private func lines(of text: FittedText, _ parts: [WordDifference.Part], side: Int) -> [String] {
    var ranges: [Range<Int>] = []
    var end = 0
    for part in parts where part.side == 0 || part.side == side {
      let start = end
      end += part.text.utf8.count
      if part.side == side { ranges.append(start..<end) }
    }
    let fitted = text.maker.fit(text.row, width: min(text.room ?? width, width), marking: ranges)
    return signed(styled.lines(of: text.row, fitted, marked: styled.style(ofSide: side)), side)
  }

  private func signed(_ lines: [String], _ side: Int) -> [String] {
    let lines = lines.isEmpty ? [styled.text("(empty)", .hint)] : lines
    return lines.enumerated().map { ($0 == 0 ? styled.sign(ofSide: side) : " ") + " " + $1 }
  }

  /// Two texts as their files have them, in lines of their own.
  static func lines(old: String?, new: String?, _ styled: StyledLines) -> [String] {
    let parts = WordDifference(from: (old ?? "").marked, to: (new ?? "").marked).parts
    func line(_ side: Int) -> String {
      let texts = parts.filter { $0.side == 0 || $0.side == side }.map { part in
        part.side == 0 || old == nil || new == nil
          ? part.text : styled.text(part.text, in: styled.style(ofSide: side))
      }
      return styled.sign(ofSide: side) + " " + texts.joined()
    }
    return (old == nil ? [] : [line(-1)]) + (new == nil ? [] : [line(1)])
  }
}

extension StyledLines {
  /// The style of words that only the old version has, or only the new one.
  fileprivate func style(ofSide side: Int) -> Style {
    theme[side < 0 ? .problem : .state].adding(theme[.match])
  }

  fileprivate func sign(ofSide side: Int) -> String {
    side < 0 ? text("-", .problem) : text("+", .state)
  }
}
