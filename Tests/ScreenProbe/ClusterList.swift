import Glibc
import TerminalDriver
import TerminalValues

/// A list of clusters, each between two bars and followed by letters that show any shift.
///
/// Each line of its file has the columns of a cluster, a tab, and the cluster. Keys: j and k scroll
/// by a line, space and b by a page, q quits.
struct ClusterList {
  private let clusters: [Cell]
  private var top = 0

  init(path: String) {
    var clusters: [Cell] = []
    if let file = fopen(path, "r") {
      var line: UnsafeMutablePointer<CChar>?
      var size = 0
      while getline(&line, &size, file) > 0, let start = line {
        let parts = String(cString: start).dropLast().split(separator: "\t", maxSplits: 1)
        guard parts.count == 2, let columns = Int(parts[0]) else { continue }
        clusters.append(Cell(String(parts[1]), columns: columns))
      }
      free(line)
      fclose(file)
    }
    self.clusters = clusters
  }

  mutating func run() throws(ScreenError) {
    var screen = try Screen.prepare()
    screen.resume()
    while true {
      screen.present(canvas(screen.size))
      switch screen.nextEvent() {
      case .key(.character("j")): moveDown(by: 1)
      case .key(.character("k")): moveDown(by: -1)
      case .key(.character(" ")): moveDown(by: screen.size.rows - 1)
      case .key(.character("b")): moveDown(by: 1 - screen.size.rows)
      case .key(.character("q")), .hangup: return
      default: break
      }
    }
  }

  mutating func moveDown(by rows: Int) {
    top = min(max(0, top + rows), clusters.count - 1)
  }

  func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size)
    canvas.draw("list \(top) \(size)", at: Position(column: 0, row: 0))
    for row in 1..<max(1, size.rows) where top + row - 1 < clusters.count {
      let number = top + row - 1
      var place = Position(column: 0, row: row)
      place = canvas.draw("\(1_000 + number) |", at: place)
      place = canvas.draw([clusters[number], Cell("|")], at: place)
      canvas.draw(ClusterList.letters(place.column..<size.columns), at: place)
    }
    return canvas
  }

  /// A letter for each column.
  static func letters(_ columns: Range<Int>) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String(columns.map { letters[$0 % letters.count] })
  }
}
