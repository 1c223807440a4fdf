import Testing

@testable import CatalogCheck

/// Fields of rows as lines, compared with lines that were written by hand.
@Suite struct FieldFormTests {
  @Test(arguments: [
    (["a", "b c", ""], "a\tb c\t\n"),
    (["a\tb", "c\nd", #"e\f\n"#], #"a\tb"# + "\t" + #"c\nd"# + "\t" + #"e\\f\\n"# + "\n"),
    (
      ["\u{1B}[2J", "\u{202E}x", "\r\n"],
      #"\u{1B}[2J"# + "\t" + #"\u{202E}x"# + "\t" + #"\u{D}\n"# + "\n"
    ),
    (["\\\u{301}"], "\\\\\u{301}\n"),
  ])
  func tabs(fields: [String], line: String) {
    #expect(FieldForm.tabs.record(fields) == line)
  }

  /// RFC 4180: fields with a comma, a quotation mark or a line end are quoted, and lines end with CR LF.
  @Test(arguments: [
    (["a", " b ", ""], "a, b ,\r\n"),
    (
      ["say \"hi\"", "a,b", "c\nd", "e\rf", "g\r\nh"],
      "\"say \"\"hi\"\"\",\"a,b\",\"c\nd\",\"e\rf\",\"g\r\nh\"\r\n"
    ),
    (
      ["a\tb", "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{202E}a\u{2066}"],
      "a\tb," + #"\u{1B}]0;x\u{7},\u{9B}31m,\u{202E}a\u{2066}"# + "\r\n"
    ),
    (["\"\u{301}", "\u{200F}א"], "\"\"\"\u{301}\",\u{200F}א\r\n"),
  ])
  func csv(fields: [String], line: String) {
    #expect(Array(FieldForm.csv.record(fields).unicodeScalars) == Array(line.unicodeScalars))
  }

  @Test(arguments: [
    (["a", "", "b | c"], #"| a |  | b \| c |"#),
    (["one\ntwo", "a\r\nb", "c\u{2028}d"], "| one<br>two | a<br>b | c<br>d |"),
    (["**b** _i_ `c`", "<br>", #"\|"#], #"| \*\*b\*\* \_i\_ \`c\` | \<br\> | \\\| |"#),
    (
      ["[a](b)", "%1$@ &amp; ~x~", "\u{1B}[0m"],
      #"| \[a\](b) | %1\$@ \&amp; \~x\~ | \u{1B}\[0m |"#
    ),
    (["\u{202E}a\u{202C}", "\u{2066}b\u{2069}"], #"| \u{202E}a\u{202C} | \u{2066}b\u{2069} |"#),
  ])
  func markdown(fields: [String], line: String) {
    #expect(FieldForm.markdown.record(fields) == line + "\n")
  }

  @Test func headings() {
    #expect(FieldForm.tabs.heading(["a", "b"]) == "a\tb\n")
    #expect(FieldForm.csv.heading(["a", "b"]) == "a,b\r\n")
    #expect(FieldForm.markdown.heading(["a", "b"]) == "| a | b |\n| --- | --- |\n")
  }
}
