import Foundation
import LocalizedText
import MessageSyntax
import Testing

/// Texts that contain each other endlessly, or almost.
@Suite struct HostileTextTests {
  @Test func endlesslyNestedTextsEndWithAMark() {
    var text = Text(verbatim: "x")
    for _ in 0..<100_000 { text = Text("\(text)") }
    let resolved = text.resolve(in: EnvironmentValues())
    #expect(resolved.fragments.map(\.kind) == [.unresolved(.tooDeep)])
    #expect(resolved.text == "…")
  }

  @Test func sumsMayBeLong() {
    let parts = (0..<20_000).map { Text(verbatim: String($0 % 10)).bold($0 % 2 == 0) }
    let sum = parts.reduce(Text(verbatim: ""), +)
    #expect(sum.resolve(in: EnvironmentValues()).text.utf8.count == 20_000)
    let backwards = parts.reduce(Text(verbatim: "")) { $1 + $0 }
    #expect(backwards.resolve(in: EnvironmentValues()).text.utf8.count == 20_000)
  }

  @Test func textsThatDoubleEndWithAMark() {
    var text = Text(verbatim: "x").bold()
    for _ in 0..<60 { text = Text("\(text)\(text)") }
    let resolved = text.resolve(in: EnvironmentValues())
    #expect(resolved.fragments.last?.kind == .unresolved(.tooLong))
    #expect(resolved.fragments.count <= 1 << 16)
    var sum = Text(verbatim: "x").bold()
    for _ in 0..<60 { sum = sum + sum }
    #expect(sum.resolve(in: EnvironmentValues()).fragments.count <= 1 << 16)
  }

  /// Every kind of text that contains another text twice uses the same budget, at every level.
  @Test(arguments: doublings)
  func textsThatDoubleEndInEveryKindOfText(doubling: Doubling) {
    var text = doubling.start
    for _ in 0..<40 { text = doubling.double(text) }
    let resolved = text.resolve(in: EnvironmentValues())
    #expect(resolved.fragments.count <= 1 << 16)
    #expect(resolved.text.utf8.count < 1 << 24)
    #expect(text.nextChange(in: EnvironmentValues()) == nil)
    #expect(text == text)
    #expect(text != doubling.double(text))
  }

  struct Doubling: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: Text
    let double: @Sendable (Text) -> Text

    init(
      _ name: String, from start: Text = Text(verbatim: "x").bold(),
      _ double: @escaping @Sendable (Text) -> Text
    ) {
      testDescription = name
      self.start = start
      self.double = double
    }
  }

  static let doublings = [
    Doubling("keys") { Text("\($0)\($0)") },
    Doubling("sums") { $0 + $0 },
    Doubling("lists") { Text(list: [.text($0), .text($0)]) },
    Doubling("lists in keys") { Text("\(Text(list: [.text($0)])) \($0)") },
    Doubling("resources") { text in
      Text(
        LocalizedStringResource(
          key: "%@%@",
          value: String.LocalizationValue(key: "%@%@", arguments: [.text(text), .text(text)]),
          table: nil, locale: .current, bundle: .main))
    },
    Doubling("destinations of links") { Text("[a](https://b/\($0)/\($0))") },
    Doubling("styled texts") { ($0 + $0).styled(literal: .init(.emphasis)) },
    Doubling("nothing in keys", from: Text(AttributedString())) { Text("\($0)\($0)") },
    Doubling("nothing in sums", from: Text(AttributedString())) { $0 + $0 },
    Doubling("no words in sums", from: Text("")) { $0 + $0 },
    Doubling("nothing in lists", from: Text(list: [])) {
      Text(list: [.text($0), .text($0)])
    },
  ]

  @Test func textsThatDoubleAreCompared() {
    func doubled(_ levels: Int) -> Text {
      (0..<levels).reduce(Text(verbatim: "x")) { text, _ in Text("\(text)\(text)") + text }
    }
    #expect(doubled(3) == doubled(3))
    #expect(doubled(40) != doubled(40))
    #expect(doubled(3) != doubled(4))
  }

  @Test func formatsMayHaveManyPlaceholders() {
    let format = FormatString(String(repeating: "%@ %1$@ %#@n@ %127$lld %128$@", count: 2_000))
    let resolved = Resolver(environment: EnvironmentValues())
      .resolve(format, arguments: [.string("a")])
    #expect(resolved.fragments.count > 10_000)
    #expect(resolved.text.hasSuffix("%128$@"))
  }

  @Test(arguments: ["%n", "%s", "%S", "%p", "%P", "%1$n", "%hhn"])
  func specifiersThatReadMemoryShowTheValueOrStay(format: String) {
    let resolved = Resolver(environment: EnvironmentValues())
      .resolve(FormatString(format), arguments: [.integer(7), .string("x")])
    #expect(["7", format].contains(resolved.text))
  }
}
