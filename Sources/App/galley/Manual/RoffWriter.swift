import SourceText

/// Writes a manual page in roff with the macros of man(7), for man, groff and mandoc.
///
/// The caller passes plain text, which this type escapes. Text between `` ` `` is printed bold;
/// two of them side by side print one.
struct RoffWriter: Sendable {
  /// The page so far.
  private(set) var page: String
  /// Whether the last macro was a heading, which already begins a paragraph.
  private var isBegun = false

  /// A page with its title.
  init(title: String, section: Int, source: String, collection: String) {
    page = ".TH \(title) \(section) \"\" \"\(source)\" \"\(collection)\"\n"
    // Commands and options must not be hyphenated, nor stretched to fill a line.
    page += ".nh\n.ad l\n"
  }

  /// Begins a section.
  mutating func heading(_ title: String) { begin(".SH \(title)\n") }

  /// Begins a subsection.
  mutating func subheading(_ title: String) { begin(".SS \(title)\n") }

  /// Writes paragraphs, which are separated by empty lines.
  mutating func paragraphs(_ text: String) {
    for paragraph in text.split(separator: "\n\n") {
      if !isBegun { page += ".PP\n" }
      fill(String(paragraph))
    }
  }

  /// Writes a term with its meaning indented beside or below it; empty lines separate paragraphs.
  mutating func entry(_ term: String, _ meaning: String) {
    page += ".TP\n"
    page += RoffWriter.line(RoffWriter.marked(term))
    for (number, paragraph) in meaning.split(separator: "\n\n").enumerated() {
      if number > 0 { page += ".IP\n" }
      fill(String(paragraph))
    }
  }

  /// Writes lines exactly as they are.
  mutating func example(_ lines: String) {
    page += ".PP\n.RS 4\n.nf\n"
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      page += RoffWriter.line(RoffWriter.escaped(line))
    }
    page += ".fi\n.RE\n"
  }

  private mutating func begin(_ heading: String) {
    page += heading
    isBegun = true
  }

  /// Writes words in lines of about 80 characters.
  ///
  /// `man` fills the lines again: this only keeps the source of the page readable, and its diffs
  /// small.
  private mutating func fill(_ text: String) {
    var line = ""
    for word in RoffWriter.marked(text).split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.count + word.count >= 80 {
        page += RoffWriter.line(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    page += RoffWriter.line(line)
    isBegun = false
  }

  /// A line of text, protected if it would otherwise be a request.
  private static func line(_ text: String) -> String {
    let isRequest = text.first == "." || text.first == "'"
    return (isRequest ? "\\&" : "") + text + "\n"
  }

  /// The text, escaped, with `` ` `` replaced by changes of the font.
  private static func marked(_ text: String) -> String {
    text.split(separator: "``", omittingEmptySubsequences: false).map { text in
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
        number, part in
        number.isMultiple(of: 2) ? escaped(part) : "\\fB\(escaped(part))\\fR"
      }.joined()
    }.joined(separator: escaped("`"))
  }

  /// The text with every special character escaped.
  private static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case "\n": result += "\n"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\[u\(scalar.value.hexadecimal(digits: 4, uppercase: true))]"
      }
    }
  }
}
