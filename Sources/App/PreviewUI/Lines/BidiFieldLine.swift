internal import LocalizedText
internal import MessageSyntax
internal import SourceText
internal import TerminalValues
internal import TextLayout

/// The content of a text field with right-to-left letters: cells from left to right, and the
/// cursor.
///
/// The text is reordered as a whole, as in the row, regardless of the cursor. Placeholders and line
/// breaks stay in one piece, so that `%1$@` does not appear broken.
struct BidiFieldLine {
  private(set) var cells: [Cell] = []
  /// The number of columns before the cursor.
  private(set) var cursor = 0

  /// Lays out the text of a field.
  init(_ field: TextField, style: Style, in appearance: Appearance) {
    var pieces = Pieces(field)
    pieces.close()
    let text = appearance.measurer.measure(ResolvedText(pieces.fragments))
    let line = Arrangement.compact.row(title: text, width: Int(Int32.max)).lines.first
    var columns = 0
    var isFound = false
    for run in line?.runs ?? [] {
      if run.fragment == pieces.cursorFragment, !isFound {
        isFound = true
        cursor = columns + appearance.columnWidth.columns(of: pieces.cursorPrefix)
      }
      columns += run.columns
      cells +=
        run.fragment == pieces.endFragment
        ? [.blank(style)]
        : run.text.map {
          Cell(String($0), columns: appearance.columnWidth.columns(of: $0), style: style)
        }
    }
  }

  /// Returns the cells of a text without a cursor, truncated to a width.
  static func cells(
    of text: String, columns: Int, style: Style, in appearance: Appearance
  ) -> [Cell] {
    let text = appearance.measurer.measure(ResolvedText(Pieces(text).fragments))
    return Arrangement.compact.row(title: text, width: columns).lines
      .flatMap { $0.cells(appearance.columnWidth) { _ in style } }
  }

  /// Returns the cells that fit a width and include the cursor, and the column of the cursor.
  ///
  /// The one-column mark is added at truncated ends; nil for none.
  func window(columns width: Int, mark: Cell?) -> (cells: [Cell], cursor: Int) {
    let isCutAtLeft = cursor > width - 1
    let left = mark != nil && isCutAtLeft ? 1 : 0
    let start = max(0, cursor - (width - left - 1))
    var column = 0
    var shown: [Cell] = []
    var skipped = start
    for cell in cells {
      defer { column += cell.columns }
      if column < start { continue }
      if shown.isEmpty { skipped = column }
      guard column + cell.columns <= skipped + width - left else { break }
      shown.append(cell)
    }
    let place = max(0, cursor - skipped)
    guard let mark else { return (shown, place) }
    if left > 0 { return ([mark] + shown, place + 1) }
    guard cells.count > shown.count else { return (shown, place) }
    var used = shown.reduce(0) { $0 + $1.columns }
    // The cell at the cursor stays.
    while used >= width, let last = shown.last, used - last.columns > place {
      shown.removeLast()
      used -= last.columns
    }
    return (used < width ? shown + [mark] : shown, place)
  }

  /// The text as fragments that are reordered together, split at the cursor.
  private struct Pieces {
    private(set) var fragments: [Fragment] = []
    private(set) var cursorFragment = 0
    /// The part of that fragment before the cursor.
    private(set) var cursorPrefix = ""
    /// The fragment for a cursor at the end of the text; nil if the cursor is elsewhere.
    private(set) var endFragment: Int?
    private let place: Int
    private var offset = 0
    /// The style at the cursor, which keeps that fragment from being merged with its neighbors.
    private static let atCursor = FragmentStyle(.strong)

    init(_ field: TextField) { self.init(field.text, cursor: field.beforeCursor.utf8.count) }

    /// Creates the pieces of a text, with a cursor before a byte, or none.
    init(_ text: String, cursor place: Int = .max) {
      self.place = place
      let format = FormatString(text)
      for (piece, range) in zip(format.pieces, format.ranges) {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
        if case .text = piece {
          addLiteral(text[start..<end])
        } else {
          addWhole(text[start..<end])
        }
      }
    }

    /// Adds a fragment for the cursor if it is at the end of the text.
    mutating func close() {
      guard place >= offset else { return }
      endFragment = fragments.count
      cursorFragment = fragments.count
      cursorPrefix = ""
      // A neutral character has the direction of the paragraph, as the next letter will.
      fragments.append(Fragment(.literal, "|", style: Self.atCursor))
    }

    private mutating func addLiteral(_ text: Substring) {
      var rest = text
      while let character = rest.first {
        if character.isNewline || character == "\t" {
          addWhole(rest.prefix(1))
          rest = rest.dropFirst()
          continue
        }
        let run = rest.prefix { !$0.isNewline && $0 != "\t" }
        let before = run.utf8.prefix(max(0, place - offset))
        if place >= offset, before.count < run.utf8.count {
          add(run[..<before.endIndex])
          cursorFragment = fragments.count
          let here = run[before.endIndex...].prefix(1)
          add(here, style: Self.atCursor)
          add(run[here.endIndex...])
        } else {
          add(run)
        }
        rest = rest[run.endIndex...]
      }
    }

    private mutating func add(_ text: Substring, style: FragmentStyle = FragmentStyle()) {
      guard !text.isEmpty else { return }
      fragments.append(Fragment(.literal, String(text).marked, style: style))
      offset += text.utf8.count
    }

    /// Adds text that must not be split.
    private mutating func addWhole(_ text: Substring) {
      if offset..<(offset + text.utf8.count) ~= place {
        cursorFragment = fragments.count
        cursorPrefix = String(decoding: text.utf8.prefix(place - offset), as: UTF8.self).marked
      }
      fragments.append(Fragment(.argument(number: fragments.count), String(text).marked))
      offset += text.utf8.count
    }
  }
}
