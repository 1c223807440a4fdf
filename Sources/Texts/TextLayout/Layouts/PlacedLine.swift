internal import ICUServices

/// A line of a row with its position, ready to draw.
public struct PlacedLine: Hashable, Sendable {
  /// A part of a line that comes from one fragment.
  ///
  /// A run has the same clusters that were measured. If an invisible character separated two
  /// clusters that would otherwise combine, such as the halves of flags, the second one starts a
  /// new run.
  public struct Run: Hashable, Sendable {
    /// The string to draw, without control and directional characters.
    public var text: String
    /// The width of the run, in columns.
    public var columns: Int
    /// The index of the fragment in the resolved text.
    public var fragment: Int
    /// Whether the run is in a marked part of the text.
    public var isMarked = false
  }

  /// The row, from 0 at the top.
  public var row: Int
  /// The column of the first run, from 0 at the left.
  public var column: Int
  /// The width of all runs, in columns.
  public var columns: Int
  /// The runs from left to right.
  ///
  /// In visual order, a right-to-left fragment may have several runs, and its last words come
  /// first.
  public var runs: [Run]
  /// The UTF-8 range of the original text that the line shows, without trailing spaces.
  public var range: Range<Int>

  /// The characters of all runs, from left to right.
  public var text: String {
    var text = ""
    for run in runs { text += run.text }
    return text
  }
}

/// A line, and whether any of its clusters was too wide to show.
struct DrawnLine {
  var line: PlacedLine
  let isCut: Bool
}

extension MeasuredText {
  /// Returns the line of a range of clusters, positioned at the origin.
  ///
  /// Clusters without width are dropped, because no cell can hold them. If the line `isEllipsized`,
  /// it ends with an ellipsis.
  func line(
    _ range: Range<Int>, width: Int, levels: Levels? = nil, isEllipsized: Bool = false
  ) -> DrawnLine {
    var pieces: [Piece] = []
    var isCut = false
    let ink = withoutHang(range)
    for index in ink where clusters[index].columns > 0 {
      let cluster = clusters[index]
      if let gap = levels?.gaps[index], !pieces.isEmpty { pieces.append(Piece(gap: gap)) }
      var piece = Piece(
        bytes: cluster.start..<cluster.end, columns: cluster.columns, fragment: cluster.fragment,
        isMarked: isMarked(self.range(of: cluster)), level: levels?.clusters[index] ?? 0)
      if cluster.columns > width {
        isCut = true
        piece.text = marks.cut
        piece.columns = 1
      } else if cluster.isReplaced {
        piece.text = text(of: cluster)
      }
      if pieces.isEmpty || !pieces[pieces.count - 1].merge(piece) { pieces.append(piece) }
    }
    if isEllipsized {
      let last = max(ink.upperBound - 1, range.lowerBound)
      let paragraph = paragraphs.firstIndex { $0.contains(last) }
      pieces.append(
        Piece(
          text: marks.ellipsis, columns: 1,
          fragment: clusters.indices.contains(last) ? clusters[last].fragment : 0,
          level: paragraph.flatMap { levels?.paragraphs[$0] } ?? 0))
    }
    // Newlines are not clusters, so an empty line starts after the previous cluster.
    let before = clusters[..<range.lowerBound].last.map { self.range(of: $0).upperBound } ?? 0
    let start = clusters[range].first.map { self.range(of: $0).lowerBound } ?? before
    let end = clusters[range].last { !$0.isBlank }.map { self.range(of: $0).upperBound } ?? start
    for index in pieces.indices where pieces[index].text == nil {
      pieces[index].text = String(shown(pieces[index].bytes))
    }
    return DrawnLine(line: PlacedLine(pieces.inVisualOrder, range: start..<end), isCut: isCut)
  }
}

/// The part of a line drawn for one cluster, or for several left-to-right clusters drawn unchanged.
///
/// Merging these avoids a string per cluster.
private struct Piece {
  /// The string to draw, or nil for the original bytes.
  var text: String?
  /// The bytes of the original text.
  var bytes: Range<UInt32> = 0..<0
  var columns: Int
  let fragment: Int
  var isMarked = false
  let level: UInt8

  /// Merges with the next piece if both are drawn the same way; returns whether it did.
  mutating func merge(_ next: Piece) -> Bool {
    guard text == nil, next.text == nil, bytes.upperBound == next.bytes.lowerBound,
      fragment == next.fragment, isMarked == next.isMarked, level == next.level, level & 1 == 0
    else { return false }
    bytes = bytes.lowerBound..<next.bytes.upperBound
    columns += next.columns
    return true
  }

  /// Returns whether the last cluster of the previous piece and the first one of this piece stay
  /// separate when concatenated.
  func staysApart(from before: Piece) -> Bool {
    guard let last = before.text?.last, let first = text?.first else { return true }
    return last.isASCII && first.isASCII || "\(last)\(first)".count == 2
  }
}

extension Piece {
  /// Creates an invisible piece that separates visible ones.
  init(gap level: UInt8) {
    self.init(text: "", columns: 0, fragment: 0, level: level)
  }
}

extension [Piece] {
  /// The pieces from left to right, with brackets mirrored in right-to-left pieces.
  fileprivate var inVisualOrder: [Piece] {
    guard contains(where: { $0.level & 1 == 1 }) else { return self }
    return Bidi.visualOrder(of: map(\.level)).map { index in
      var piece = self[index]
      if piece.level & 1 == 1 { piece.text = piece.text?.mirrored }
      return piece
    }
  }
}

extension PlacedLine {
  fileprivate init(_ pieces: [Piece], range: Range<Int>) {
    self.init(row: 0, column: 0, columns: 0, runs: [], range: range)
    var previous: Piece?
    for piece in pieces where piece.columns > 0 {
      let text = piece.text ?? ""
      columns += piece.columns
      if let previous, previous.fragment == piece.fragment,
        previous.isMarked == piece.isMarked, piece.staysApart(from: previous)
      {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += piece.columns
      } else {
        runs.append(
          PlacedLine.Run(
            text: text, columns: piece.columns, fragment: piece.fragment,
            isMarked: piece.isMarked))
      }
      previous = piece
    }
  }
}
