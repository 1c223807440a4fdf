import Foundation
import LocalizedFoundation
import Testing

/// The attributes of interpolated values are kept: those of formats and those of an app.
@Suite struct KeptAttributesTests {
  private enum NoteAttribute: AttributedStringKey {
    typealias Value = String
    static let name = "note"
  }

  private func run(
    of words: String, in string: AttributedString
  ) throws -> AttributedString.Runs.Run {
    try #require(string.runs.first { String(string[$0.range].characters) == words })
  }

  @Test func anAttributedStringKeepsItsAttributes() throws {
    let things = try TestBundle.things()
    var value = AttributedString("rot")
    value[NoteAttribute.self] = "colour"
    value.languageIdentifier = "de"
    try inProcess(of: "de") {
      let string = AttributedString(localized: "large \(value)", bundle: things.bundle)
      #expect(String(string.characters) == "großer rot")
      let kept = try run(of: "rot", in: string)
      #expect(kept[NoteAttribute.self] == "colour")
      #expect(kept.languageIdentifier == "de")
      #expect(try run(of: "großer ", in: string)[NoteAttribute.self] == nil)
    }
  }

  /// Markdown around a value adds its emphasis.
  @Test func markdownAddsToTheAttributes() throws {
    var value = AttributedString("x")
    value[NoteAttribute.self] = "inner"
    let string = AttributedString(localized: "**a \(value)**")
    let kept = try run(of: "x", in: string)
    #expect(kept[NoteAttribute.self] == "inner")
    #expect(kept.inlinePresentationIntent == .stronglyEmphasized)
    #expect(try run(of: "a ", in: string).inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test func theFieldsOfADateAreKept() throws {
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    let style = Date.FormatStyle(timeZone: .gmt).year().month(.wide).attributed
    let string = AttributedString(
      localized: "Since \(date, format: style)", locale: Locale(identifier: "en"))
    #expect(String(string.characters) == "Since June 2019")
    #expect(try run(of: "June", in: string).dateField == .month)
    #expect(try run(of: "2019", in: string).dateField == .year)
  }

  @Test func formattingOptionsNumberTheArguments() throws {
    let numbered = AttributedString(
      localized: "large \("x")", options: [.applyReplacementIndexAttribute])
    #expect(try run(of: "x", in: numbered).replacementIndex == 1)
    let plain = AttributedString(localized: "large \("x")", options: [])
    #expect(plain.runs.allSatisfy { $0.replacementIndex == nil })
  }
}
