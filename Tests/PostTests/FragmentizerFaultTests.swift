import Foundation
import LocalizedText
import LocalizedViews
import TestMaterial
import Testing

import struct StringCatalog.Table

/// The faults of the printed fragmentizer, each with the result of the library.
///
/// Parts are literals, and arguments in pointed brackets; nil means that the printed code traps.
@MainActor @Suite struct FragmentizerFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let format: String
    let arguments: [String]
    let printed: [String]?
    let right: [String]

    init(
      _ name: String, _ format: String, _ arguments: [String], printed: [String]?,
      right: [String]
    ) {
      testDescription = name
      self.format = format
      self.arguments = arguments
      self.printed = printed
      self.right = right
    }
  }

  nonisolated static let faults = [
    Fault(
      "point 1: the order counts, not the number", "%2$@ से %1$@", ["a", "b"],
      printed: ["<a>", " से ", "<b>"], right: ["<b>", " से ", "<a>"]),
    Fault(
      "point 2: the same argument twice", "%1$@ and %1$@", ["a", "b"],
      printed: ["<a>", " and ", "<b>"], right: ["<a>", " and ", "<a>"]),
    Fault(
      "point 3: another argument than the missing one", "to %3$@", ["a"],
      printed: ["to ", "<a>"], right: ["to ", "!%3$@"]),
    Fault(
      "point 3: more placeholders than arguments trap", "%1$@ %2$@", ["a"],
      printed: nil, right: ["<a>", " ", "!%2$@"]),
    Fault(
      "point 4: position 0", "%0$@", ["a"], printed: ["<a>"], right: ["!%0$@"]),
    Fault(
      "point 4: a position beyond all", "%99999999999999999999$@", ["a"], printed: ["<a>"],
      right: ["!%99999999999999999999$@"]),
    Fault(
      "point 5: empty literals between neighbours", "x%1$@%2$@", ["a", "b"],
      printed: ["x", "<a>", "", "<b>"], right: ["x", "<a>", "<b>"]),
    Fault(
      "point 6: placeholders without a number", "%@ and %@", ["a", "b"],
      printed: ["%@ and %@"], right: ["<a>", " and ", "<b>"]),
    Fault(
      "point 6: substitutions stay visible without forms", "%#@n@ %arg", ["a"],
      printed: ["%#@n@ %arg"], right: ["!%#@n@", " ", "!%arg"]),
    Fault(
      "point 7: a doubled percent sign", "100%% of %1$@", ["a"],
      printed: ["100%% of ", "<a>"], right: ["100% of ", "<a>"]),
    Fault(
      "point 7: an escaped placeholder", "%%1$@", ["a"], printed: ["%", "<a>"],
      right: ["%1$@"]),
    Fault(
      "point 8: digits of other scripts", "%١$@", ["a"], printed: ["<a>"], right: ["%١$@"]),
    Fault(
      "point 9: a combining mark behind a placeholder", "%1$@\u{0301}x", ["a"],
      printed: ["%1$@\u{0301}x"], right: ["<a>", "\u{0301}x"]),
    Fault(
      "point 9: a variation selector behind a placeholder", "a %1$@\u{FE0F}", ["b"],
      printed: ["a %1$@\u{FE0F}"], right: ["a ", "<b>", "\u{FE0F}"]),
  ]

  @Test(arguments: faults)
  func eachFaultIsFixed(fault: Fault) {
    let printed = PrintedFragmentizer.shown(
      PrintedFragmentizer.fragmentizeFormattedString(fault.format), fault.arguments)
    #expect(printed == fault.printed)
    #expect(parts(fault.format, fault.arguments.map { .string($0) }) == fault.right)
  }

  private func parts(
    _ format: String, _ arguments: [Argument], locale: String = "en"
  ) -> [String] {
    Resolver(environment: EnvironmentValues(locale: LocaleTag(locale)))
      .resolve(format: format, arguments: arguments).fragments.map { fragment in
        switch fragment.kind {
        case .literal: fragment.text
        case .argument: "<\(fragment.text)>"
        case .unresolved: "!\(fragment.text)"
        }
      }
  }

  @Test(
    arguments: [
      ("%@", .string("x"), "x"), ("%d", .integer(1234), "1,234"), ("%lld", .integer(7), "7"),
      ("%lf", .double(1.5), "1.500000"), ("%.2f", .double(1.5), "1.50"), ("%u", .integer(7), "7"),
      ("%x", .integer(255), "ff"),
    ] as [(String, Argument, String)])
  func point6AllKindsOfPlaceholders(format: String, argument: Argument, expected: String) {
    #expect(
      PrintedFragmentizer.fragmentizeFormattedString(format) == [.literal(format)])
    #expect(parts(format, [argument]) == ["<\(expected)>"])
  }

  /// The printed loop treats the groups of its pattern as separate arguments.
  @Test func point10GroupsAreNotArguments() {
    #expect(
      PrintedFragmentizer.getFragments(regex: "(%)\\d+\\$@", inputText: "%1$@")
        == [.argument(0), .argument(1), .literal("1$@")])
    #expect(parts("%1$@", [.string("a")]) == ["<a>"])
  }

  /// The library has no pattern that could be wrong, so no text can disappear.
  @Test func point11NoTextDisappears() {
    #expect(PrintedFragmentizer.getFragments(regex: "(", inputText: "a %1$@").isEmpty)
    #expect(parts("a ( %", []) == ["a ( ", "!%"])
  }

  @Test func point12NumbersAreWrittenInTheLocale() {
    #expect(parts("%1$lld", [.integer(1234)], locale: "de") == ["<1.234>"])
  }

  @Test func point13TheStringIsLookedUp() {
    let table = Table(
      key: "from %1$@", #""de": {"stringUnit": {"value": "von %1$@"}}"#)
    let text = Text(
      LocalizedStringKey("from %1$@", arguments: [.string("a")]), tableName: table.name)
    let environment = EnvironmentValues(
      locale: LocaleTag("de"), localizer: Localizer(table: table))
    #expect(text.resolve(in: environment).text == "von a")
  }

  // Point 14, a static function that is called like an instance method, is fixed in the view.

  @Test func point15EachArgumentHasItsStyle() {
    let text = Text("**from** \(Text(verbatim: "a").italic()) to \("b")")
      .styled(argument: .init(foreground: .yellow), numbered: [2: .init(.underline)])
    let fragments = text.resolve(in: EnvironmentValues()).fragments
    #expect(fragments.map(\.text) == ["from", " ", "a", " to ", "b"])
    #expect(
      fragments.map(\.style) == [
        FragmentStyle(.strong), FragmentStyle(), FragmentStyle(.emphasis, foreground: .yellow),
        FragmentStyle(), FragmentStyle(.underline, foreground: .yellow),
      ])
  }
}
