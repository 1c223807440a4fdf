import Foundation
import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import ScreenProbe

/// Clusters on a real terminal, tmux: however it draws them, the cells beside them stay in place.
@Suite(.serialized, .enabled(if: TmuxPane.tmux != nil, "tmux is not installed"))
struct ClusterScreenTests {
  /// Every cluster of the table is between its bars, and the letters after it are in their columns:
  /// on every page, after scrolling by lines and pages, and in other sizes of the window.
  ///
  /// This holds for the widths that tmux answers, and for those of a terminal that knows all clusters.
  @Test(.onDebian12, arguments: [true, false]) func keepsColumns(asksTheTerminal: Bool) throws {
    let clusters = try Self.clusters()
    #expect(clusters.count > 400)
    let width = asksTheTerminal ? try Self.widthOfTmux() : ColumnWidth()
    let widths = clusters.map { width.columns(of: $0) }
    let folder = try TemporaryFolder()
    try folder.write("clusters.tsv", Self.table(clusters, widths))

    let pane = try TmuxPane(
      [PseudoTerminal.probe, "--clusters", folder["clusters.tsv"]], columns: 60, rows: 24)
    var size = Size(columns: 60, rows: 24)
    var top = 0
    func expectColumns() throws {
      let wrong = try pane.wrong { lines in
        lines.first?.hasPrefix("list \(top) \(size)") == true
          ? (1..<size.rows).filter { row in
            let number = top + row - 1
            guard number < clusters.count else { return false }
            let letters = ClusterList.letters(7 + widths[number]..<size.columns)
            // Compare bytes, because a mark without a base would join the bar before it.
            return !lines[row].utf8.starts(with: "\(1_000 + number) |".utf8)
              || !lines[row].utf8.reversed().starts(with: "|\(letters)".utf8.reversed())
          }.map { lines[$0] } : lines
      }
      try #require(wrong == [], "from \(top), \(size)")
    }
    try expectColumns()
    while top + size.rows - 1 < clusters.count {
      try pane.type(" ")
      top += size.rows - 1
      try expectColumns()
      for (keys, lines) in [("jjj", 3), ("kk", -2), ("j", 1), ("kk", -2)]
      where top + 3 < clusters.count {
        try pane.type(keys)
        top += lines
        try expectColumns()
      }
    }
    for next in [Size(columns: 41, rows: 30), Size(columns: 90, rows: 12)] {
      try pane.resize(columns: next.columns, rows: next.rows)
      size = next
      try expectColumns()
      for _ in 0..<6 {
        try pane.type("b")
        top = max(0, top - size.rows + 1)
        try expectColumns()
      }
    }
  }

  /// So does every sequence of emoji that Unicode lists, page by page.
  @Test(.onDebian12) func keepsColumnsBesideEmoji() throws {
    let clusters = try Self.emoji()
    #expect(clusters.count > 4_700)
    let width = try Self.widthOfTmux()
    let widths = clusters.map { width.columns(of: $0) }
    let folder = try TemporaryFolder()
    try folder.write("emoji.tsv", Self.table(clusters, widths))
    let size = Size(columns: 60, rows: 101)
    let pane = try TmuxPane(
      [PseudoTerminal.probe, "--clusters", folder["emoji.tsv"]], columns: size.columns,
      rows: size.rows)
    for top in stride(from: 0, to: clusters.count, by: size.rows - 1) {
      let wrong = try pane.wrong { lines in
        guard lines.first?.hasPrefix("list \(top) \(size)") == true else { return lines }
        return zip(top..<clusters.count, lines[1..<size.rows]).filter { number, line in
          let letters = ClusterList.letters(7 + widths[number]..<size.columns)
          return !line.utf8.starts(with: "\(1_000 + number) |".utf8)
            || !line.utf8.reversed().starts(with: "|\(letters)".utf8.reversed())
        }.map(\.1)
      }
      try #require(wrong == [], "from \(top)")
      try pane.type(" ")
    }
  }

  /// In the model of a terminal, the cells beside them are those of the canvas.
  @Test func showsTheCellsOfTheCanvas() throws {
    let clusters = try Self.emoji() + Self.clusters()
    #expect(clusters.count > 5_100)
    let widths = clusters.map { ColumnWidth().columns(of: $0) }
    let folder = try TemporaryFolder()
    try folder.write("clusters.tsv", Self.table(clusters, widths))
    let size = Size(columns: 60, rows: 101)
    let path = folder["clusters.tsv"]
    var terminal = try PseudoTerminal(
      [PseudoTerminal.probe, "--clusters", path], columns: size.columns, rows: size.rows)
    var list = ClusterList(path: path)
    for top in stride(from: 0, to: clusters.count, by: size.rows - 1) {
      let canvas = list.canvas(size)
      try terminal.expect("wrong from \(top):\n\(canvas.text)") { model in
        (1..<size.rows).allSatisfy { row in
          guard top + row - 1 < widths.count else { return true }
          // The model knows the columns of few clusters: what it draws too wide, it draws over the bar.
          let columns = max(10, 8 + widths[top + row - 1])..<size.columns
          return model.lines[row][columns].map(\.text) == canvas[row: row][columns].map(\.text)
        }
      }
      terminal.type(" ")
      list.moveDown(by: size.rows - 1)
    }
    #expect(terminal.model.foreign == [])
  }

  private static func table(_ clusters: [String], _ widths: [Int]) -> String {
    zip(widths, clusters).map { "\($0)\t\($1)\n" }.joined()
  }

  /// The sequences of Unicode's file for tests, from the package unicode-data.
  private static func emoji() throws -> [String] {
    let path = "/usr/share/unicode/emoji/emoji-test.txt"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.map { line in
      line.prefix { $0 != ";" }.split(separator: " ")
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }.map(String.init).joined()
    }
  }

  private static func clusters() throws -> [String] {
    let path = Checkout.path("Tests/TextLayoutTests/Vectors/clusters.tsv")
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.map { line in
      let codes = try #require(line.split(separator: "\t").dropFirst().first)
      return try codes.split(separator: " ").map { code in
        String(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
      }.joined()
    }.filter { !$0.contains { $0.isNewline || $0 == "\0" } }
  }

  /// The rule for columns that follows from what tmux answers.
  private static func widthOfTmux() throws -> ColumnWidth {
    let pane = try TmuxPane([PseudoTerminal.probe, "--patient"], columns: 80, rows: 24)
    #expect(try pane.wrong { $0.contains { $0.hasPrefix("ready") } ? [] : $0 } == [])
    try pane.type("k")
    #expect(try pane.wrong { $0.contains { $0.hasPrefix("dark false") } ? [] : $0 } == [])
    let line = try #require(pane.lines().first { $0.hasPrefix("dark false") })
    let numbers = try line.split(separator: " ").suffix(5).map { try #require(Int($0)) }
    var features: ColumnWidth.Features = []
    if numbers[0] == 2 { features.insert(.emojiSelectors) }
    if numbers[1] == 2 { features.insert(.joiners) }
    if numbers[2] == 2 { features.insert(.modifiers) }
    if numbers[3] == 2 { features.insert(.clusters) }
    return ColumnWidth(ambiguous: numbers[4], features: features)
  }
}
