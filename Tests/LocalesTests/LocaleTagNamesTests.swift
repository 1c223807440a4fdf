import Foundation
import Locales
import TestMaterial
import Testing

@Suite struct LocaleTagNamesTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let locale: String
    let english: String
    let own: String
    let german: String

    var testDescription: String { locale }
  }

  static let vectors: [Vector] = {
    do {
      return try Checkout.lines(of: "Tests/LocalesTests/Vectors/names.tsv").map { line in
        let fields = line.components(separatedBy: "\t")
        try #require(fields.count == 4)
        return Vector(
          locale: fields[0], english: fields[1], own: fields[2], german: fields[3])
      }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  @Test func vectorsAreThere() {
    #expect(Self.vectors.count == 110)
  }

  @Test(arguments: vectors)
  func namesAsBabelDoes(vector: Vector) {
    let tag = LocaleTag(vector.locale)
    #expect(tag.displayName() == vector.english)
    #expect(tag.ownDisplayName == vector.own)
    #expect(tag.displayName(in: LocaleTag("de")) == vector.german)
  }

  /// Babel also names the likely script and knows only Latin brackets.
  ///
  /// Foundation writes these names, except where Apple has its own wording.
  @Test(arguments: [
    ("zh-Hans", "Chinese (Simplified)", "中文（简体）"),
    ("zh-Hant", "Chinese (Traditional)", "中文（繁體）"),
    ("zh-CN", "Chinese (China)", "中文（中国）"), ("zh-TW", "Chinese (Taiwan)", "中文（台灣）"),
    ("ko-KR", "Korean (South Korea)", "한국어(대한민국)"),
  ])
  func namesWithOtherBrackets(locale: String, english: String, own: String) {
    #expect(LocaleTag(locale).displayName() == english)
    #expect(LocaleTag(locale).ownDisplayName == own)
  }

  /// A language without data in ICU may have a name in the data of other languages.
  @Test(arguments: [
    ("bal", "Baluchi", "bal"), ("ckb", "Central Kurdish", "کوردیی ناوەندی"),
    ("tlh", "Klingon", "tlh"), ("xx-YY", "xx (YY)", "xx (YY)"),
  ])
  func namesOfRareLanguages(locale: String, english: String, own: String) {
    #expect(LocaleTag(locale).displayName() == english)
    #expect(LocaleTag(locale).ownDisplayName == own)
  }

  /// Foundation finds no name for a tag with private use.
  @Test func namesLeaveOutPrivateUse() {
    let english = Locale(identifier: "en")
    #expect(english.localizedString(forIdentifier: "fr-CA-x-linearf") == nil)
    #expect(LocaleTag("fr-CA-x-linearf").displayName() == "French (Canada)")
    #expect(LocaleTag("fr-CA-x-foo-linearf").ownDisplayName == "français (Canada)")
    #expect(LocaleTag("fr").displayName(in: LocaleTag("de-x-linearf")) == "Französisch")
  }

  @Test func englishNamesAreFoundations() {
    let english = Locale(identifier: "en")
    let differences = Self.vectors.map(\.locale).filter {
      LocaleTag($0).displayName() != english.localizedString(forIdentifier: $0)
    }
    #expect(differences == [])
  }
}
