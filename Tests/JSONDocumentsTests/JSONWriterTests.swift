import Foundation
import JSONDocuments
import Testing

@Suite struct JSONWriterTests {
  @Test func separatesMembersAndValues() {
    var json = JSONWriter(to: "")
    json.object {
      $0.object("empty") { _ in }
      $0.array("numbers", [1, 2]) { $0.value($1) }
      $0.member("none", nil as String?)
      $0.array("objects", ["a", "b"]) { json, name in
        json.object {
          $0.member(name, true)
          $0.member("count", 3)
        }
      }
      $0.array("nothing", [] as [Int]) { $0.value($1) }
      $0.member("percent", tenths: 975)
    }
    #expect(
      json.sink == """
        {"empty":{},"numbers":[1,2],"none":null,"objects":[{"a":true,"count":3},\
        {"b":true,"count":3}],"nothing":[],"percent":97.5}
        """)
  }

  @Test(arguments: [
    ("\"\\/", #"\"\\/"#), ("\u{1B}[0m\u{0}", #"\u001b[0m\u0000"#),
    ("\t\r\n\u{8}\u{C}", #"\t\r\n\b\f"#),
    ("\u{2028}\u{2029}é👍🏽", "\\u2028\\u2029é👍🏽"),
    ("\u{7F}\u{9B}31m\u{202E}\u{2066}\u{61C}", #"\u007f\u009b31m\u202e\u2066\u061c"#),
  ])
  func escapesOnlyWhatItMust(text: String, escaped: String) {
    var json = JSONWriter(to: "")
    json.value(text)
    #expect(json.sink == "\"\(escaped)\"")
  }

  @Test func everyLatinScalarIsReadBack() throws {
    let text = String(String.UnicodeScalarView((0..<0x180).compactMap(Unicode.Scalar.init)))
    var json = JSONWriter(to: "")
    json.array([text]) { $0.value($1) }
    let back = try JSONSerialization.jsonObject(with: Data(json.sink.utf8)) as? [String]
    #expect(back == [text])
  }
}
