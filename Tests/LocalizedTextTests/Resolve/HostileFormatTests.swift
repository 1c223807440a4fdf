import ICUServices
import LocalizedText
import MessageSyntax
import TestMaterial
import Testing

/// Formats that name missing arguments or ask for huge texts.
@Suite struct HostileFormatTests {
  private func resolved(
    _ format: String, _ arguments: [Argument] = [], _ substitutions: [String: Substitution] = [:]
  ) -> ResolvedText {
    Resolver(environment: EnvironmentValues())
      .resolve(FormatString(format), arguments: arguments, substitutions: substitutions)
  }

  /// A localized string with Markdown, as a text resolves it.
  private func localized(_ format: String, _ arguments: [Argument] = []) -> ResolvedText {
    Text(LocalizedStringKey(format, arguments: arguments), in: TableName(nil))
      .resolve(in: EnvironmentValues())
  }

  @Test func tenThousandPlaceholders() {
    let counting = resolved(String(repeating: "%@", count: 10_000), [.string("a")])
    #expect(counting.fragments.count == 10_000)
    #expect(counting.fragments[0].kind == .argument(number: 1))
    #expect(counting.fragments[1...].allSatisfy { $0.kind == .unresolved(.missing) })
    let numbered = resolved(String(repeating: "%1$@ ", count: 10_000), [.integer(7)])
    #expect(numbered.text == String(repeating: "7 ", count: 10_000))
  }

  @Test func placeholdersAfterTheLimitAreShownAsWritten() {
    let limit = FormatString.mostPlaceholders
    let text = resolved(String(repeating: "%1$@", count: limit + 2), [.string("a")])
    #expect(text.fragments.count == limit + 1)
    #expect(text.fragments.last?.kind == .unresolved(.tooLong))
    #expect(text.fragments.last?.text == "%1$@%1$@")
    #expect(resolved(String(repeating: "%1$@", count: limit), [.string("a")]).text.count == limit)
  }

  @Test(arguments: [
    ("%127$@", Fragment.Kind.argument(number: 127)), ("%128$@", .unresolved(.positionOutOfRange)),
    ("%0$@", .unresolved(.positionZero)), ("%126$@", .argument(number: 126)),
    ("%99999999999999999999999$@", .unresolved(.positionOutOfRange)),
    ("%128$#@n@", .unresolved(.positionOutOfRange)), ("%127$#@n@", .unresolved(.unknownVariable)),
    ("%1$*128$d", .argument(number: 1)),
    ("%1$.*0$d", .argument(number: 1)),
  ])
  func positions(format: String, kind: Fragment.Kind) {
    let arguments = (1...127).map { Argument.integer(Int64($0)) }
    #expect(resolved(format, arguments).fragments.first?.kind == kind)
  }

  /// Every substitution has one form, for all numbers.
  @Test(arguments: [
    (["a": "%#@a@"], Fragment.Reason.endless), (["a": "%#@b@", "b": "%#@a@"], .endless),
    (["a": "%#@b@%#@b@", "b": "%#@c@%#@c@", "c": "%#@a@%#@a@"], .endless),
    (["a": "x%arg%#@a@%#@a@%#@a@%#@a@%#@a@%#@a@%#@a@%#@a@"], .endless),
    (["a": "%#@b@"], .unknownVariable), ([:], .unknownVariable), (["a": "%2$#@a@"], .missing),
  ])
  func endlessSubstitutions(forms: [String: String], reason: Fragment.Reason) {
    let substitutions = forms.mapValues { Substitution(argument: 1, forms: [.other: $0]) }
    let text = resolved("%#@a@", [.integer(5)], substitutions)
    #expect(text.fragments.contains { $0.kind == .unresolved(reason) })
    #expect(text.fragments.count < 4096)
  }

  /// Parts are counted, and long ones more than once: at most about 16 MB are shown.
  @Test(arguments: ["%1$@", "a %1$@ ", "%#@n@", "%2$@"])
  func aLongArgumentInEveryPlaceholder(part: String) {
    let long = String(repeating: "x", count: 1 << 20)
    let arguments: [Argument] = [
      part == "%#@n@" ? .integer(1) : .string(long), .text(Text("\(long)\(long)")),
    ]
    let text = resolved(
      String(repeating: part, count: 10_000), arguments,
      ["n": Substitution(argument: 1, forms: [.other: long])])
    #expect(text.fragments.last?.kind == .unresolved(.tooLong))
    #expect((1 << 24...1 << 25).contains(text.text.utf8.count))
  }

  @Test func aLongTextIsNotCut() {
    let long = String(repeating: "x", count: 1 << 25)
    #expect(resolved(long).fragments.map(\.text) == [long])
    #expect(Text(verbatim: long).resolve(in: EnvironmentValues()).text == long)
  }

  @Test func listsThatDoubleEndWithAMark() {
    var list = Text(verbatim: "x")
    for _ in 0..<60 { list = Text(list: [.text(list), .text(list)]) }
    #expect(list.resolve(in: EnvironmentValues()).text.contains("…"))
    let long = Argument.string(String(repeating: "x", count: 1 << 20))
    let count = caseCount(100, many: 10_000)
    let text = Text(list: Array(repeating: long, count: count)).resolve(in: EnvironmentValues())
    #expect(text.text.utf8.count < 1 << 25)
  }

  @Test func listsMayBeLong() {
    let members = (0..<50_000).map { Argument.integer(Int64($0 % 10)) }
    let text = Text(list: members).resolve(in: EnvironmentValues()).text
    #expect(text.hasPrefix("0, 1, 2, "))
    #expect(text.hasSuffix(", 8, and 9"))
  }

  // MARK: Markdown

  @Test func tenThousandLinks() {
    let text = localized(
      String(repeating: "[%1$@](https://a/%2$@) ", count: 10_000), [.string("x"), .string("y z")])
    #expect(text.fragments.count == 20_000)
    #expect(text.fragments[0].style.link == "https://a/y%20z")
    #expect(text.fragments.count { $0.style.link == "https://a/y%20z" } == 10_000)
  }

  /// The percent signs of a literal are doubled in its key, and they are not placeholders.
  @Test func percentSignsInDestinations() {
    let word = "w"
    let text = Text("[\(word)](x%20y%@%\(word)) \(word)").resolve(in: EnvironmentValues())
    #expect(text.fragments[0].style.link == "x%20y%@%w")
    #expect(text.text == "w w")
  }

  /// Destinations with a long argument count, too.
  @Test func tenThousandLongLinks() {
    let long = String(repeating: "x", count: 1 << 20)
    let text = localized(String(repeating: "[a](b%1$@)c", count: 10_000), [.string(long)])
    let links = text.fragments.compactMap(\.style.link)
    #expect(links.reduce(0) { $0 + $1.utf8.count } < 1 << 25)
    #expect(links.count < 10_000)
  }

  @Test(arguments: [
    "*", "_", "~", "[", "]", "^[", "![", "<", "`", "&", "\\", "(", "[](", "^[](", "<a b='", "**_",
  ])
  func markupBetweenPlaceholders(part: String) {
    let text = localized(String(repeating: part + "%1$@", count: 10_000), [.string("*[%@](b)")])
    let filled = text.fragments.filter { $0.kind == .argument(number: 1) }
    #expect(filled.allSatisfy { $0.text == "*[%@](b)" })
    #expect(filled.count == 10_000 || text.fragments.count < 10_000)
  }
}
