import SourceText
import StringCatalog
import Testing

@testable import CatalogEditing

@Suite struct JSONTokensTests {
  @Test(arguments: [
    ("[1,2]", " [ 1 ,\n2 ]\t", true), ("{\"a\":null}", "{ \"a\" : null }", true),
    ("[]", "[ ]", true),
    ("[1,2]", "[1,3]", false), ("[1,2]", "[1,2", false), ("[1,2]", "[1,2]]", false),
    ("[12]", "[1 2]", false), ("[1 2]", "[12]", false), ("[null]", "[nul l]", false),
    ("\"a b\"", "\"ab\"", false), ("\"a b\"", "\"a  b\"", false), ("\"a\"", "\"\\u0061\"", false),
    (#""a\" b""#, #" "a\" b" "#, true), (#"["a","b"]"#, #"["a" "b"]"#, false), ("", " \n", true),
    ("\"a", "\"a", false), ("[\n\"a\n\"b\"]", "[\"a\n\"b\"]", false), ("1", "", false),
    ("[1]", "<<<<<<< a\n[1]", false), ("{\n<<<<<<< a\n=======\n>>>>>>> b\n}", "{}", false),
  ])
  func sameTokens(one: String, other: String, expected: Bool) {
    #expect(JSONTokens.areSame(ByteBuffer(one.utf8), ByteBuffer(other.utf8)) == expected)
    #expect(JSONTokens.areSame(ByteBuffer(other.utf8), ByteBuffer(one.utf8)) == expected)
  }
}
