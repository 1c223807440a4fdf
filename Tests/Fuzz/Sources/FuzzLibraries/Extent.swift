import Fuzzing
import StringCatalog

/// The most lines and columns that some bytes can have in any encoding.
struct Extent {
  private let lines: Int
  private let columns: Int

  init(of bytes: [UInt8]) {
    lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    columns = 1 + bytes.count
  }

  func check(_ location: SourceLocation) {
    require(1...lines ~= location.line, "no such line: \(location)")
    require(1...columns ~= location.column, "no such column: \(location)")
  }
}
