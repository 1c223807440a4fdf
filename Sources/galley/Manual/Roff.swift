/// Writes a page in the language of man(7), for man, groff and mandoc.
///
/// Texts are given as they are to be read; what stands between `` ` `` is typed as it stands, and
/// drawn bold.
struct Roff: Sendable {
  /// The page so far.
  private(set) var page: String
  /// Whether a heading has just begun a paragraph.
  private var isBegun = false

  /// A page with its title.
  init(title: String, section: Int, source: String, collection: String) {
    page = ".TH \(title) \(section) \"\" \"\(source)\" \"\(collection)\"\n"
    // What is typed must neither be hyphenated nor be torn apart to fill a line.
    page += ".nh\n.ad l\n"
  }

  /// Begins a section.
  mutating func heading(_ title: String) { begin(".SH \(title)\n") }

  /// Begins a part of a section.
  mutating func subheading(_ title: String) { begin(".SS \(title)\n") }

  /// Paragraphs, with an empty line between them.
  mutating func paragraphs(_ text: String) {
    for paragraph in text.split(separator: "\n\n") {
      if !isBegun { page += ".PP\n" }
      fill(String(paragraph))
    }
  }

  /// A term, and at its right or below it what it means.
  mutating func entry(_ term: String, _ meaning: String) {
    page += ".TP\n"
    page += Roff.line(Roff.marked(term))
    fill(meaning)
  }

  /// Lines to be shown as they stand.
  mutating func example(_ lines: String) {
    page += ".PP\n.RS 4\n.nf\n"
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      page += Roff.line(Roff.escaped(line))
    }
    page += ".fi\n.RE\n"
  }

  private mutating func begin(_ heading: String) {
    page += heading
    isBegun = true
  }

  /// Lines of words; where they end is for those who read the page unformatted.
  private mutating func fill(_ text: String) {
    var line = ""
    for word in Roff.marked(text).split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.count + word.count >= 80 {
        page += Roff.line(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    page += Roff.line(line)
    isBegun = false
  }

  /// A line of text, which would be a request if it began as one.
  private static func line(_ text: String) -> String {
    let isRequest = text.first == "." || text.first == "'"
    return (isRequest ? "\\&" : "") + text + "\n"
  }

  /// A text with its marks turned into fonts.
  private static func marked(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { number, part in
      number.isMultiple(of: 2) ? escaped(part) : "\\fB\(escaped(part))\\fR"
    }.joined()
  }

  /// A text in which every character stands for itself.
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
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
  }
}
