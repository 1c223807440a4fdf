import TerminalDriver
import Testing

@Suite struct TerminalEnvironmentTests {
  /// LC_ALL, LC_CTYPE and LANG, in the order of precedence of POSIX (Base Definitions, 8.2).
  @Test(arguments: [
    ("", "", "", true), ("C", "", "", true), ("POSIX", "", "de_DE.ISO8859-1", true),
    ("", "", "en_US.UTF-8", true), ("", "", "en_US.utf8", true), ("", "C.UTF-8", "", true),
    ("", "", "ja_JP.eucJP", false), ("", "de_DE.ISO8859-15@euro", "", false),
    ("", "en_US.UTF-8", "de_DE.ISO8859-1", true), ("de_DE.ISO8859-1", "en_US.UTF-8", "", false),
    ("", "", "de_DE", true), ("", "", "ca_ES.UTF-8@valencia", true), ("", "", ".", true),
    ("", "", "de_DE@euro.x", true),
  ])
  func recognizesUnicode(_ all: String, _ ctype: String, _ lang: String, _ isUnicode: Bool) {
    let variables = ["LC_ALL": all, "LC_CTYPE": ctype, "LANG": lang]
    #expect(TerminalCodeset.isUnicode { variables[$0] ?? "" } == isUnicode)
  }
}
