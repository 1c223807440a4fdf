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
  }

  /// The row, from 0 at the top.
  public var row: Int
  /// The column of the first run, from 0 at the left.
  public var column: Int
  /// The columns of all runs.
  public var columns: Int
  /// The pieces from left to right.
  public var runs: [Run]
  /// What of the text stands in the line, as it was before it was made fit for a terminal: UTF-8
  /// offsets, without the blanks that hang over the end.
  public var range: Range<Int>

  /// The line's whole text.
  public var text: String { runs.reduce(into: "") { $0 += $1.text } }
}

extension MeasuredText {
  /// The line of some clusters at the origin, and whether one of them was too wide to be shown.
  ///
  /// A cluster without columns has no cell to be drawn in, so it is left out.
  func line(_ range: Range<Int>, width: Int) -> (line: PlacedLine, isCut: Bool) {
    let first = clusters[range].first?.range.lowerBound ?? 0
    var line = PlacedLine(
      row: 0, column: 0, columns: 0, runs: [],
      range: first..<(clusters[range].last?.range.upperBound ?? first))
    var isCut = false
    var previous: (fragment: Int, text: String)?
    for cluster in clusters[range] where cluster.columns > 0 {
      let fits = cluster.columns <= width
      let text = fits ? cluster.text : cutMark
      let columns = fits ? cluster.columns : 1
      isCut = isCut || !fits
      line.columns += columns
      if let previous, previous.fragment == cluster.fragment, (previous.text + text).count == 2 {
        line.runs[line.runs.count - 1].text += text
        line.runs[line.runs.count - 1].columns += columns
      } else {
        line.runs.append(
          PlacedLine.Run(text: text, columns: columns, fragment: cluster.fragment))
      }
      previous = (cluster.fragment, text)
    }
    return (line, isCut)
  }
}
