import TerminalValues

/// A model of a terminal: it interprets the bytes that it is sent, and records what it shows.
///
/// It knows only the control sequences that a screen may send. All others are recorded in `foreign`,
/// so that a test can expect none.
struct TerminalModel {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var lines: [[Cell]]
  /// The style of the next characters.
  private var style = Style.plain
  private var cursor = (column: 0, row: 0)
  private var saved = (column: 0, row: 0)
  /// Whether the alternate screen is shown.
  private(set) var isAlternate = false
  /// The lines of the alternate screen when it was left.
  private(set) var lastScreen: [String] = []
  /// How often rows were scrolled.
  private(set) var scrolls = 0
  /// How many synchronized frames ended.
  private(set) var frames = 0
  /// Sequences and characters that no screen should send.
  private(set) var foreign: [String] = []
  /// The text that was printed outside the alternate screen.
  private(set) var printed = ""

  private var rest: [Unicode.Scalar] = []
  private var region = (top: 0, bottom: 0)
  /// Whether the scrolling region is the whole screen, as shells expect.
  var scrollsWhole: Bool { region == (0, rows - 1) }
  private var joins = false
  /// Whether what is written after the last column begins the next row.
  private(set) var wraps = true
  /// Whether the next row begins as soon as the last column is written, not with the next character.
  var wrapsAtOnce = false
  /// Whether the terminal orders right-to-left text itself.
  private(set) var ordersText = true

  /// The private modes that are on, of those that must be switched off at the end.
  private(set) var modes: Set<Int> = []
  /// The texts sent to the clipboard, still encoded.
  private(set) var copied: [String] = []
  /// The answers to questions; nil for a terminal that answers none.
  var answers: Answers?
  /// Answers that have not been sent to the program yet.
  var replies = ""

  /// The answers of a terminal.
  struct Answers {
    var name = "Model 1"
    var background = "rgb:ffff/ffff/e0e0"
    var modes: [Int: Int] = [2026: 2, 2027: 2]
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    lines = Array(repeating: Array(repeating: .blank(), count: columns), count: rows)
    region = (0, rows - 1)
  }

  /// The lines without trailing blanks.
  var text: [String] {
    lines.map { line in
      let end = line.lastIndex { $0.text != " " } ?? -1
      return line[...end].map(\.text).joined()
    }
  }

  /// The position of the cursor, which stays in the last column after writing there.
  var cursorPosition: Position {
    Position(column: min(cursor.column, columns - 1), row: cursor.row)
  }

  /// The cells and their styles.
  var canvas: Canvas {
    var canvas = Canvas(Size(columns: columns, rows: rows))
    for row in 0..<rows { canvas.draw(lines[row], at: Position(column: 0, row: row)) }
    return canvas
  }

  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    let blank = Array(repeating: Cell.blank(), count: columns)
    lines = (0..<rows).map { row in
      row < lines.count ? Array((lines[row] + blank).prefix(columns)) : blank
    }
    region = (0, rows - 1)
    cursor = (min(cursor.column, columns - 1), min(cursor.row, rows - 1))
  }

  /// Takes text in pieces; an incomplete sequence waits for its rest.
  mutating func feed(_ text: String) {
    rest += text.unicodeScalars
    var index = 0
    while index < rest.count {
      if rest[index] == "\u{1B}" {
        guard let length = sequenceLength(at: index) else { break }
        let sequence = rest[index..<index + length]
        interpret(String(String.UnicodeScalarView(sequence)))
        index += length
      } else {
        take(rest[index])
        index += 1
      }
    }
    rest.removeFirst(index)
  }

  private func sequenceLength(at index: Int) -> Int? {
    let scalars = Array(rest[index...].prefix(40))
    guard scalars.count > 1 else { return nil }
    switch scalars[1] {
    case "[":
      return scalars.dropFirst(2).firstIndex { (0x40...0x7E).contains($0.value) }.map { $0 + 1 }
    case "(", ")": return scalars.count > 2 ? 3 : nil
    case "]":
      let end =
        rest[index...].firstIndex { $0 == "\u{7}" } ?? rest[index...].firstIndex { $0 == "\\" }
      return end.map { $0 - index + 1 }
    default: return 2
    }
  }

  private mutating func interpret(_ sequence: String) {
    let body = sequence.dropFirst(2).dropLast()
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    switch (sequence.dropFirst().first, sequence.last, body.first) {
    case ("[", "h", "?"), ("[", "l", "?"): setMode(String(body), sequence.last == "h")
    case ("[", "H", _):
      move(numbers.count > 1 ? max(1, numbers[1]) - 1 : 0, first - 1)
    case ("[", "G", _): move(first - 1, cursor.row)
    case ("[", "d", _): move(cursor.column, first - 1)
    case ("[", "A", _): move(cursor.column, cursor.row - first)
    case ("[", "B", _): move(cursor.column, cursor.row + first)
    case ("[", "C", _): move(cursor.column + first, cursor.row)
    case ("[", "D", _): move(cursor.column - first, cursor.row)
    case ("[", "K", _): erase(numbers.first == 1 ? 0..<cursor.column + 1 : cursor.column..<columns)
    case ("[", "@", _): insert(first)
    case ("[", "X", _): erase(cursor.column..<cursor.column + first)
    case ("[", "J", _):
      if numbers.first != 2 { erase(cursor.column..<columns) }
      for row in (numbers.first == 2 ? 0 : cursor.row + 1)..<rows { blank(row) }
    case ("[", "b", _):
      let text = lines[cursor.row][max(0, cursor.column - 1)].text
      for _ in 0..<first { put(text, 1) }
    case ("[", "m", _): style.apply(numbers)
    case ("[", "r", _):
      region = (first - 1, (numbers.count > 1 ? numbers[1] : rows) - 1)
      move(0, 0)
    case ("[", "L", _): scroll(by: -first, from: cursor.row)
    case ("[", "M", _): scroll(by: first, from: cursor.row)
    case ("7", _, _): saved = cursor
    case ("8", _, _): cursor = saved
    case ("[", "S", _): scroll(by: first)
    case ("[", "T", _): scroll(by: -first)
    case ("D", _, _):
      if cursor.row == region.bottom { scroll(by: 1) } else { move(cursor.column, cursor.row + 1) }
    case ("M", _, _):
      if cursor.row == region.top { scroll(by: -1) } else { move(cursor.column, cursor.row - 1) }
    case ("[", "n", "6"): answer("\u{1B}[\(cursor.row + 1);\(cursorPosition.column + 1)R")
    case ("[", "c", _): answer("\u{1B}[?62;22c")
    case ("[", "q", ">"): answer("\u{1B}P>|\(answers?.name ?? "")\u{1B}\\")
    case ("[", "p", "?"):
      let mode = Int(body.dropFirst().dropLast()) ?? 0
      answer("\u{1B}[?\(mode);\(answers?.modes[mode] ?? 0)$y")
    case ("]", "\\", "1"): answer("\u{1B}]11;\(answers?.background ?? "")\u{1B}\\")
    case ("]", "\u{7}", "5"): copied.append(String(body))
    case ("[", "l", "8"): ordersText = false
    case ("[", "h", "8"): ordersText = true
    case ("[", "t", _), ("[", "l", "4"), ("[", "h", "3"), ("[", "l", "3"), ("(", "B", _),
      (nil, _, _):
      break
    case ("=", _, _), (">", _, _): break
    default: foreign.append(String(sequence.dropFirst()))
    }
  }

  private mutating func setMode(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "?1049":
      if !isOn { lastScreen = text }
      isAlternate = isOn
      if isOn { for row in 0..<rows { blank(row) } }
    case "?2026": frames += isOn ? 0 : 1
    case "?1000", "?1002", "?1003", "?1006", "?2004", "?2027":
      let number = Int(mode.dropFirst()) ?? 0
      if isOn { modes.insert(number) } else { modes.remove(number) }
    case "?7": wraps = isOn
    case "?1", "?12", "?25": break
    default: foreign.append(mode)
    }
  }

  private mutating func answer(_ text: String) {
    if answers != nil { replies += text }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if !isAlternate { printed.unicodeScalars.append(scalar) }
    switch scalar.value {
    case 0x0D: cursor.column = 0
    case 0x0F: break  // the plain character set, on a vt100
    case 0x0A:
      if cursor.row == region.bottom { scroll(by: 1) } else { move(cursor.column, cursor.row + 1) }
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x09: cursor.column = min(columns - 1, cursor.column / 8 * 8 + 8)
    case 0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x61C:
      foreign.append("U+\(String(scalar.value, radix: 16))")
    default: show(scalar)
    }
  }

  /// Shows a scalar, and joins it to the cluster before like a terminal with mode 2027.
  private mutating func show(_ scalar: Unicode.Scalar) {
    let last = max(0, min(cursor.column, columns) - 1)
    let base = lines[cursor.row][last].isContinuation ? max(0, last - 1) : last
    let before = lines[cursor.row][base].text
    let isSecondFlag =
      scalar.isFlag && before.unicodeScalars.count == 1
      && before.unicodeScalars.allSatisfy(\.isFlag)
    if joins || scalar.isJoined || isSecondFlag {
      lines[cursor.row][base].text.unicodeScalars.append(scalar)
      if isSecondFlag || scalar.value == 0xFE0F || (joins && base == last) { widen(base) }
      joins = scalar.value == 0x200D || scalar.value == 0x94D
      return
    }
    put(String(scalar), scalar.isWide ? 2 : 1)
  }

  private mutating func widen(_ column: Int) {
    guard column + 1 < columns, lines[cursor.row][column].columns == 1 else { return }
    if column + 2 < columns, lines[cursor.row][column + 2].isContinuation {
      lines[cursor.row][column + 2] = .blank(lines[cursor.row][column + 2].style)
    }
    lines[cursor.row][column].columns = 2
    lines[cursor.row][column + 1] = Cell("", columns: 0, style: style)
    cursor.column = column + 2
  }

  private mutating func put(_ text: String, _ width: Int) {
    if !wraps { cursor.column = min(cursor.column, columns - width) }
    guard cursor.column >= 0, cursor.column + width <= columns else { return }
    blankHalves(beside: cursor.column..<cursor.column + width)
    lines[cursor.row][cursor.column] = Cell(text, columns: width, style: style)
    if width == 2 { lines[cursor.row][cursor.column + 1] = Cell("", columns: 0, style: style) }
    cursor.column += width
    if wraps, wrapsAtOnce, cursor.column >= columns { cursor = (0, min(cursor.row + 1, rows - 1)) }
  }

  /// Blanks the halves that remain of wide cells when columns between them are written.
  private mutating func blankHalves(beside range: Range<Int>) {
    let line = lines[cursor.row]
    if line[range.lowerBound].isContinuation, range.lowerBound > 0 {
      lines[cursor.row][range.lowerBound - 1] = .blank(line[range.lowerBound - 1].style)
    }
    if range.upperBound < columns, line[range.upperBound].isContinuation {
      lines[cursor.row][range.upperBound] = .blank(line[range.upperBound].style)
    }
  }

  /// Inserts blanks at the cursor; what they move beyond the last column is lost.
  private mutating func insert(_ count: Int) {
    let column = cursorPosition.column
    let blanks = Array(repeating: erased, count: count)
    let line = lines[cursor.row]
    lines[cursor.row] = Array((line[..<column] + blanks + line[column...]).prefix(columns))
  }

  private mutating func move(_ column: Int, _ row: Int) {
    cursor = (min(max(0, column), columns - 1), min(max(0, row), rows - 1))
  }

  /// An erased cell has the current background and no other style.
  private var erased: Cell { .blank(Style(background: style.background)) }

  private mutating func erase(_ range: Range<Int>) {
    let range = min(range.lowerBound, cursorPosition.column)..<range.upperBound
    for column in range.clamped(to: 0..<columns) { lines[cursor.row][column] = erased }
  }

  /// Moves the rows of the region up, or down if negative; blank rows appear.
  private mutating func scroll(by distance: Int, from top: Int = 0) {
    let end = min(self.rows, region.bottom + 1)
    let rows = min(end, max(top, region.top))..<end
    let old = lines
    for row in rows {
      if rows.contains(row + distance) { lines[row] = old[row + distance] } else { blank(row) }
    }
    scrolls += 1
  }

  private mutating func blank(_ row: Int) {
    lines[row] = Array(repeating: erased, count: columns)
  }
}

extension Unicode.Scalar {
  fileprivate var isFlag: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  fileprivate var isJoined: Bool {
    switch value {
    case 0x1F3FB...0x1F3FF, 0xFE0F, 0x200D, 0x1160...0x11FF: true
    default:
      properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
    }
  }

  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF: true
    default: false
    }
  }
}

extension Style {
  /// Applies the numbers of a "select graphic rendition" sequence (ECMA-48, 8.3.117).
  mutating func apply(_ numbers: [Int]) {
    for number in numbers.isEmpty ? [0] : numbers {
      switch number {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.reverse)
      case 9: attributes.insert(.strikethrough)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.reverse)
      case 29: attributes.remove(.strikethrough)
      case 30...37, 90...97: foreground = Style.color(number % 10 + (number < 90 ? 0 : 8))
      case 39: foreground = .standard
      case 40...47, 100...107: background = Style.color(number % 10 + (number < 100 ? 0 : 8))
      case 49: background = .standard
      default: break
      }
    }
  }

  private static func color(_ index: Int) -> Color {
    Color.allCases.first { $0.paletteIndex == index } ?? .standard
  }
}
