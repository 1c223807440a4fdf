internal import TextLayout

/// The lines of a box that has been laid out.
struct Block {
  var width: Int
  var height: Int
  /// The lines, each with its row and column in the block.
  var lines: [PlacedLine] = []
  /// Whether everything is shown: no text is truncated, and no word is split.
  var isWhole = true
  /// The rows of the first and the last line of text.
  var baselines: (first: Int, last: Int)
  /// The index of the view that each `ViewThatFits` chose, in order.
  var choices: [Int] = []

  /// Creates a block without lines.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    baselines = (0, max(height - 1, 0))
  }

  /// Adds the lines of another block at a position in this one.
  mutating func add(_ block: Block, row: Int, column: Int) {
    lines += block.lines.map { line in
      var line = line
      line.row += row
      line.column += column
      return line
    }
    isWhole = isWhole && block.isWhole
    choices += block.choices
  }
}

extension VerticalAlignment {
  /// Returns the starting row of each block, and the total height.
  func rows(of blocks: [Block]) -> (starts: [Int], height: Int) {
    let height = blocks.map(\.height).max() ?? 0
    let first = blocks.map(\.baselines.first).max() ?? 0
    let last = blocks.map(\.baselines.last).max() ?? 0
    let starts = blocks.map { block in
      switch self {
      case .top: 0
      case .center: (height - block.height) / 2
      case .bottom: height - block.height
      case .firstTextBaseline: first - block.baselines.first
      case .lastTextBaseline: last - block.baselines.last
      }
    }
    return (starts, zip(starts, blocks).map { $0 + $1.height }.max() ?? 0)
  }
}
