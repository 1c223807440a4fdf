internal import ICU

/// One line of a row, ready to be drawn at its place.
public struct PlacedLine: Hashable, Sendable {
  /// A piece of a line that comes from one fragment.
  ///
  /// Its clusters are those that were measured: where something invisible kept two of them apart,
  /// as the halves of two flags, a new run begins.
  public struct Run: Hashable, Sendable {
    /// What is drawn: no control character, nothing that turns the direction.
    public var text: String
    /// The columns that it takes.
    public var columns: Int
    /// The index of its fragment in the resolved text.
    public var fragment: Int
    /// Whether it stands in a part of the text that was marked.
    public var isMarked = false
  }

  /// The row, from 0 at the top.
  public var row: Int
  /// The column of the first run, from 0 at the left.
  public var column: Int
  /// The columns of all runs.
  public var columns: Int
  /// The pieces from left to right: in visual order a fragment that is read from the right may
  /// lie in several, and its last words come first.
  public var runs: [Run]
  /// What of the text stands in the line, as it was before it was made fit for a terminal: UTF-8
  /// offsets, without the blanks at the end.
  public var range: Range<Int>

  /// The line's whole text, as it is drawn from left to right.
  public var text: String { runs.reduce(into: "") { $0 += $1.text } }
}

extension MeasuredText {
  /// The line of some clusters at the origin, and whether one of them was too wide to be shown.
  ///
  /// A cluster without columns has no cell to be drawn in, so it is left out. A line that is not
  /// the whole of what it should be ends in an ellipsis.
  func line(
    _ range: Range<Int>, width: Int, levels: Levels? = nil, isEllipsized: Bool = false
  ) -> (line: PlacedLine, isCut: Bool) {
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
      if pieces.isEmpty || !pieces[pieces.count - 1].goOn(with: piece) { pieces.append(piece) }
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
    // The ends of paragraphs are no clusters: an empty line has the place of the text before it.
    let before = clusters[..<range.lowerBound].last.map { self.range(of: $0).upperBound } ?? 0
    let start = clusters[range].first.map { self.range(of: $0).lowerBound } ?? before
    let end = clusters[range].last { !$0.isBlank }.map { self.range(of: $0).upperBound } ?? start
    for index in pieces.indices where pieces[index].text == nil {
      pieces[index].text = String(shown(pieces[index].bytes))
    }
    return (PlacedLine(pieces.inVisualOrder, range: start..<end), isCut)
  }
}

/// What is drawn of a cluster, or in its place; of several that are read from the left and drawn as
/// they stand, so that they are taken as one.
private struct Piece {
  /// What is drawn; nil while that is the text itself.
  var text: String?
  /// Where it stands in what is laid out.
  var bytes: Range<UInt32> = 0..<0
  var columns: Int
  let fragment: Int
  var isMarked = false
  let level: UInt8

  /// Takes in the piece behind it, where nothing parts the two.
  mutating func goOn(with next: Piece) -> Bool {
    guard text == nil, next.text == nil, bytes.upperBound == next.bytes.lowerBound,
      fragment == next.fragment, isMarked == next.isMarked, level == next.level, level & 1 == 0
    else { return false }
    bytes = bytes.lowerBound..<next.bytes.upperBound
    columns += next.columns
    return true
  }

  /// Whether the last cluster of a text and the first one here stay two when they are written side
  /// by side.
  func staysApart(from before: Piece) -> Bool {
    guard let last = before.text?.last, let first = text?.first else { return true }
    return last.isASCII && first.isASCII || "\(last)\(first)".count == 2
  }
}

extension Piece {
  /// Something that is not seen, but parts what is.
  init(gap level: UInt8) {
    self.init(text: "", columns: 0, fragment: 0, level: level)
  }
}

extension [Piece] {
  /// The pieces from left to right, those that are read from the right as their mirror images.
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
