import FoundationEssentials
import LocalizedText
import Testing

/// Odd names of locales that a file or an environment variable may contain.
@Suite struct LocaleLimitsTests {
  static let oddities = [
    "", " ", "-", "_", "@", "x", "x-", "und", "xx", "qq-QQ", "zz-Zzzz-ZZ", "i", "i-", "a-b-c-d",
    "\u{0}", "en\u{0}US", "en\u{1b}[31m-US", "\n", "en\r\n", "é", "中文", "🇫🇷", "%s%n", "../../etc",
    "en-US-u", "en-u-x", "en-x", "en-x-x-x", "@x=", "en@x=linearf;x=foo", "en@=;=;", "en.",
    ".UTF-8",
    "zh-xxx-yyy", "art-lojban", "en-x-lvariant", "x-lvariant", "mul", "zxx", "root",
    String(repeating: "a", count: 10_000), String(repeating: "en-", count: 3_400),
    "en-" + String(repeating: "abcde-", count: 1_700),
    "en@" + String(repeating: "x=a;", count: 2_500),
    "en-x-" + String(repeating: "linearf-", count: 1_250),
    String(repeating: "\u{1}", count: 10_000),
    "fr." + String(repeating: "U", count: 10_000), String(repeating: "🇫🇷", count: 2_500),
  ]

  @Test(arguments: oddities)
  func anyNameIsRead(identifier: String) throws {
    let tag = LocaleTag(identifier)
    #expect(tag.identifier == identifier)
    #expect(LocaleTag(tag.description) == tag)
    #expect(tag.description.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f })
    let own = try PrivateUseTag("own")
    let changed = tag.adding(own)
    #expect(changed.privateUseTags.contains(own))
    #expect(LocaleTag(changed.identifier).privateUseTags.contains(own))
    #expect(!changed.removing(own).privateUseTags.contains(own))
    #expect(!tag.displayName().isEmpty)
    #expect(!tag.ownDisplayName.isEmpty)
  }

  @Test(arguments: oddities)
  func anyNameIsMatched(identifier: String) {
    let matcher = LocalizationMatcher(available: ["en", identifier, "fr", identifier])
    #expect(matcher.available.count == 4)
    #expect(Set(matcher.chain(for: LocaleTag(identifier))).isSubset(of: ["en", "fr", identifier]))
    #expect(matcher.chain(for: LocaleTag("fr-CA")).contains("fr"))
  }

  /// In every locale, a text has its words and its digits.
  @Test(arguments: oddities)
  func anyLocaleWritesTexts(identifier: String) {
    var environment = EnvironmentValues(locale: LocaleTag(identifier))
    environment.timeZoneName = identifier
    environment.calendarName = identifier
    let now = environment.now
    let text = Text(
      """
      a \(1) \(Text(amount: 2, currency: identifier)) \(Text(percent: 0.5)) \(now, style: .date) \
      \(now, style: .relative) \(Text(list: [.string("b"), .string("c")])) \(1.5, specifier: "%.1f")
      """)
    for pseudo in [nil] + PseudoLocalization.allCases {
      environment.pseudo = pseudo
      let fragments = text.resolve(in: environment).fragments
      let numbers = fragments.compactMap { fragment in
        if case .argument(let number) = fragment.kind, !fragment.text.isEmpty {
          number
        } else {
          nil
        }
      }
      #expect(Set(numbers) == Set(1...7))
    }
    #expect(LocaleTag(environment.locale) == LocaleTag(environment.locale.identifier))
  }

  @Test func manyLocalizationsAreMatched() {
    let many = (0..<5_000).map { "en-x-a\($0)" }
    #expect(LocalizationMatcher(available: many).chain(for: LocaleTag("en-GB")).count == 5_000)
  }
}
