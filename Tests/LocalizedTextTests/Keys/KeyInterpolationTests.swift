import Foundation
import LocalizedText
import Testing

/// The placeholders of interpolated values in a key, and the arguments that are stored for them.
@Suite struct KeyInterpolationTests {
  private static let date = Date(timeIntervalSince1970: 0)
  private static let image = Image(systemName: "x")
  private static let owner = Owner(name: "A")

  struct BoldNumber: FormatStyle {
    func format(_ value: Int) -> AttributedString {
      var string = AttributedString("\(value)")
      string.inlinePresentationIntent = .stronglyEmphasized
      return string
    }
  }

  static let keys: [(row: String, key: LocalizedStringKey, spelled: String, kept: [Argument])] = [
    ("literal text", "100% \("x")", "100%% %@", [.string("x")]),
    ("a literal without any interpolation", "100%", "100%", []),
    ("String", "a \("x")", "a %@", [.string("x")]),
    ("Int", "\(-1)", "%lld", [.integer(-1)]),
    ("Int64", "\(Int64.min)", "%lld", [.integer(.min)]),
    ("Int32", "\(Int32(1))", "%d", [.integer(1)]),
    ("Int16", "\(Int16(1))", "%d", [.integer(1)]),
    ("Int8", "\(Int8(-1))", "%d", [.integer(-1)]),
    ("UInt", "\(UInt(1))", "%llu", [.integer(1)]),
    ("UInt64", "\(UInt64.max)", "%llu", [.unsigned(.max)]),
    ("UInt32", "\(UInt32.max)", "%u", [.integer(4_294_967_295)]),
    ("UInt16", "\(UInt16(1))", "%u", [.integer(1)]),
    ("UInt8", "\(UInt8(255))", "%u", [.integer(255)]),
    ("Float", "\(Float(0.5))", "%f", [.double(0.5)]),
    ("Double", "\(0.1)", "%lf", [.double(0.1)]),
    ("specifier", "\(1.5, specifier: "%.2f")", "%.2f", [.double(1.5)]),
    ("Text", "\(Text("x"))", "%@", [.text(Text("x"))]),
    ("Image", "\(image)", "%@", [.text(Text(image))]),
    ("AttributedString", "\(AttributedString("x"))", "%@", [.text(Text(AttributedString("x")))]),
    (
      "AttributedSubstring", "\(AttributedString("x")[AttributedString("x").startIndex...])", "%@",
      [.text(Text(AttributedString("x")))]
    ),
    (
      "LocalizedStringResource", "\(LocalizedStringResource("x"))", "%@",
      [.text(Text(LocalizedStringResource("x")))]
    ),
    (
      "format of a String", "\(1, format: .number)", "%@",
      [.text(Text(1, format: IntegerFormatStyle<Int>.number))]
    ),
    (
      "format of an AttributedString", "\(1, format: BoldNumber())", "%@",
      [.text(Text(1, format: BoldNumber()))]
    ),
    ("date, style", "\(date, style: .time)", "%@", [.text(Text(date, style: .time))]),
    ("ClosedRange<Date>", "\(date...date + 1)", "%@", [.text(Text(date...date + 1))]),
    (
      "DateInterval", "\(DateInterval(start: date, duration: 1))", "%@",
      [.text(Text(date...date + 1))]
    ),
    (
      "timerInterval", "\(timerInterval: date...date + 1, countsDown: false)", "%@",
      [.text(Text(timerInterval: date...date + 1, countsDown: false))]
    ),
    ("plain date", "\(date)", "%@", [.string("1970-01-01 00:00:00 +0000")]),
    ("a type of one's own", "\(owner)", "%@", [.string("A")]),
  ]

  @Test(arguments: keys)
  func spellsKeys(
    row: String, key: LocalizedStringKey, spelled: String, kept: [Argument]
  ) {
    #expect(key.key == spelled, "\(row)")
    #expect(key.arguments == kept, "\(row)")
  }

  @Test func anotherSpecifierMakesAnotherKey() {
    let plain: LocalizedStringKey = "\(1.5)"
    let precise: LocalizedStringKey = "\(1.5, specifier: "%.2f")"
    #expect(plain != precise)
    #expect([plain.key, precise.key] == ["%lf", "%.2f"])
  }

  @Test func formatsWithAttributesKeepThem() {
    let fragments = Text("\(7, format: BoldNumber())").resolve(in: EnvironmentValues()).fragments
    #expect(fragments.map(\.style.traits) == [.strong])
  }

  private static let variable = "pencil"
  private static let part: Substring = "pencil"
  private static let condition = true

  /// The compiler chooses the same initializer for each line as in SwiftUI.
  @Test(arguments: [
    ("a literal", Text("pencil"), Text(LocalizedStringKey("pencil"))),
    ("a variable", Text(variable), Text(verbatim: "pencil")),
    ("a Substring", Text(part), Text(verbatim: "pencil")),
    ("a sum", Text("pen" + "cil"), Text(verbatim: "pencil")),
    ("a condition of literals", Text(condition ? "yes" : "no"), Text(LocalizedStringKey("yes"))),
    (
      "a key with an interpolation", Text(LocalizedStringKey("a \(variable)")),
      Text("a \(variable)" as LocalizedStringKey)
    ),
    ("the trap of .init", Text(.init("a \(variable)")), Text(LocalizedStringKey(trapped))),
  ])
  func overloadResolution(row: String, text: Text, expected: Text) {
    #expect(text == expected, "\(row)")
  }

  /// The literal first becomes a string, so it is no longer a key.
  private static let trapped = "a pencil"
}

private struct Owner {
  let name: String
}

extension KeyInterpolation {
  fileprivate mutating func appendInterpolation(_ owner: Owner) { appendInterpolation(owner.name) }
}
