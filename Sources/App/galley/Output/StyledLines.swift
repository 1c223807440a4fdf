import CatalogCheck
import LocalizedText
import PreviewRows
import PreviewUI
import SourceText
import TerminalValues
import TextLayout

/// Writes the lines of a row with escape sequences: arguments, links and values in their styles.
struct StyledLines {
  let theme: Theme

  /// The styles for standard output; nil if lines must be plain.
  init?(_ options: SharedOptions) {
    let variables = Variable.current()
    let isPlain = ["", "dumb"].contains(variables[.term] ?? "") || !StandardOutput.isTerminal
    guard options.color == .always || options.color == .auto && !isPlain else { return nil }
    let hasColors = options.color == .always || (variables[.noColor] ?? "").isEmpty
    theme =
      hasColors ? options.screen.theme(named: options.theme.rawValue) ?? options.darkTheme : .mono
  }

  /// The lines of a row, without spaces at their ends; marked parts have a style of their own.
  func lines(of row: Row, _ fitted: FittedRow, marked: Style? = nil) -> [String] {
    var lines = Array(repeating: (text: "", columns: 0), count: fitted.height)
    func put(_ line: PlacedLine, style: (Int) -> Style) {
      let gap = max(0, line.column - lines[line.row].columns)
      lines[line.row].text += String(repeating: " ", count: gap)
      lines[line.row].columns = line.column + line.columns
      for run in line.runs {
        let style = (run.isMarked ? marked : nil) ?? style(run.fragment)
        lines[line.row].text += style.around(run.text)
      }
    }
    let fragments = row.title.fragments
    let title = fitted.lines.map { (line: $0, isValue: false) }
    let value = fitted.valueLines.map { (line: $0, isValue: true) }
    for (line, isValue) in (title + value).sorted(by: { $0.line.column < $1.line.column }) {
      put(line) { number in
        isValue || !fragments.indices.contains(number)
          ? theme[isValue ? .value : .literal] : theme.style(of: fragments[number])
      }
    }
    return lines.map(\.text.trimmingBlanks)
  }
}

extension StyledLines {
  func text(_ text: String, _ role: TerminalValues.Theme.Role) -> String {
    theme[role].around(text)
  }

  func text(_ text: String, in style: Style) -> String { style.around(text) }

  /// A line of a check's report.
  func line(of line: CheckReport.Line) -> String {
    guard let severity = line.severity else { return theme[.hint].around(line.text) }
    let style: Style =
      switch severity {
      case .error: theme[.problem]
      case .warning: theme[.warning]
      case .info: theme[.hint]
      }
    return line.place + style.around("\(severity):") + " " + line.words
  }
}

extension Style {
  /// A text between the escape sequences that begin and end the style.
  fileprivate func around(_ text: String) -> String {
    guard self != .plain else { return text }
    let attributes: [(Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]
    var codes = attributes.filter { self.attributes.contains($0.0) }.map(\.1)
    if let color = foreground.paletteIndex { codes.append(color < 8 ? 30 + color : 82 + color) }
    if let color = background.paletteIndex { codes.append(color < 8 ? 40 + color : 92 + color) }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
