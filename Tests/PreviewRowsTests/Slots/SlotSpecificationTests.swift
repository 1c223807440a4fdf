import LocalizedText
import PointMetrics
import PreviewRows
import StringCatalog
import TestMaterial
import Testing
import TextLayout

/// The rooms of texts, as comments have them.
@Suite struct SlotSpecificationTests {
  private func fault(_ comment: String) -> String? {
    do {
      _ = try SlotSpecification.found(in: comment)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func aCommentMayHoldASlot() throws {
    let slot = try #require(
      try SlotSpecification.found(in: "The title. [slot: 210pt body 1] Short!"))
    #expect(slot.width == .points(210))
    #expect(slot.font == .style(.body))
    #expect(slot.lines == 1)
    #expect(slot.weight == nil)
    #expect(slot.origin == .comment)
  }

  @Test func aSlotMayNameAPhoneAWeightAndAScale() throws {
    let slot = try #require(
      try SlotSpecification.found(in: "[slot: iPhone 16 Pro -88pt, Headline, bold, 2 lines, 80%]"))
    #expect(slot.width == .screen(try #require(PhoneScreen(phone: "iPhone 16 Pro")), less: 88))
    #expect(slot.font == .style(.headline))
    #expect(slot.weight == .bold)
    #expect(slot.lines == 2)
    #expect(slot.leastScale == 0.8)
    let plain = try #require(try SlotSpecification.found(in: "[slot: iphone se 13.5pt 3]"))
    #expect(plain.width == .screen(.phoneSE, less: nil))
    #expect(plain.font == .size(13.5))
    #expect(plain.lines == 3)
  }

  @Test(
    arguments: [
      (
        "[slot: 300px largeTitle]", SlotSpecification.Width.pixels(300),
        PointFont.style(.largeTitle), nil
      ),
      ("max-size:200:2, font-size:17, font-weight:bold", .points(200), .size(17), 2),
      ("read-only, max-size:120", .points(120), nil, 1),
      (#"<note maxwidth="90" size-unit="point"/>"#, .points(90), nil, nil),
      (#"<trans-unit size-unit="pixel" maxwidth="90">"#, .pixels(90), nil, nil),
      (#"maxwidth="90""#, .pixels(90), nil, nil),
    ] as [(String, SlotSpecification.Width, PointFont?, Int?)])
  func waysOfOtherTools(
    comment: String, width: SlotSpecification.Width, font: PointFont?, lines: Int?
  ) throws {
    let slot = try #require(try SlotSpecification.found(in: comment))
    #expect(slot.width == width)
    #expect(slot.font == font)
    #expect(slot.lines == lines)
  }

  /// Limits in characters are no widths.
  @Test(arguments: [
    "", "no slot", "[max: 20]", "max-length:20", "MAX_LENGTH: 24", #"<lh>{"qc":{"max":20}}"#,
    #"maxwidth="20" size-unit="char""#, "slot: 210pt", "[slot 210pt]", "[slot: 210pt",
  ])
  func whatIsNoSlot(comment: String) throws {
    #expect(try SlotSpecification.found(in: comment) == nil)
  }

  @Test(arguments: [
    ("[slot: ]", "expected a width such as 210pt"),
    (
      "[slot: 210 body]",
      "expected a width such as 210pt or a phone such as iPhone SE, found '210'"
    ),
    (
      "[slot: iPohne 16 Pro]",
      "expected a width such as 210pt or a phone such as iPhone 16 Pro, found 'iPohne'"
    ),
    ("[slot: 0pt body]", "expected a width from 1 to 10000"),
    (
      "[slot: -5pt body]",
      "expected a width such as 210pt or a phone such as iPhone SE, found '-5pt'"
    ),
    (
      "[slot: nanpt]",
      "expected a width such as 210pt or a phone such as iPhone SE, found 'nanpt'"
    ),
    (
      "[slot: 1e308pt]",
      "expected a width such as 210pt or a phone such as iPhone SE, found '1e308pt'"
    ),
    ("[slot: 99999999999pt]", "expected a width from 1 to 10000"),
    ("[slot: iPhone SE -400pt]", "expected a width from 1 to 10000"),
    (
      "[slot: 210pt boddy]",
      "'boddy' is not a text style, a size, a weight or a number of lines; did you mean body?"
    ),
    (
      "[slot: 210pt semi-bold]",
      "'semi-bold' is not a text style, a size, a weight or a number of lines; did you mean semibold?"
    ),
    ("[slot: 210pt 0]", "expected a number of lines from 1 to 100"),
    ("[slot: 210pt -1]", "expected a number of lines from 1 to 100"),
    ("[slot: 210pt 5%]", "expected a scale from 10% to 100%"),
    ("max-size:wide", "expected a width and a number of lines, as in max-size:200:2"),
    ("max-size:200:2:3", "expected a width and a number of lines, as in max-size:200:2"),
    (#"maxwidth="-4""#, #"expected a number, as in maxwidth="200""#),
  ])
  func mistakesAreNamed(comment: String, message: String) {
    #expect(fault(comment) == message)
  }

  /// No comment takes long, and none is fatal.
  @Test func anyCommentHasAnAnswer() {
    for part in ["[slot:", "[slot: ]", "max-size:", "maxwidth=\"", "9pt ", "%", "[", "\u{301}"] {
      let comment = String(repeating: part, count: 20_000)
      _ = try? SlotSpecification.found(in: comment)
      _ = try? SlotSpecification.found(in: "[slot: 210pt " + comment + "]")
    }
  }

  /// Scaled down, a text has the tracking of the smaller size: it is not narrower by the scale alone.
  @Test func aScaledTextIsMeasuredAtItsSmallerSize() throws {
    let text = "Passengers may board the train"
    let table = Table(key: "k", #""en": {"stringUnit": {"state": "new", "value": "\#(text)"}}"#)
    let preview = PreviewTable(table: table)
    let maker = RowMaker(
      table: table, samples: preview.samples,
      environment: EnvironmentValues(locale: LocaleTag("en")), matcher: preview.matcher)
    var measurers = PointMeasurers(locale: LocaleTag("en"))
    var written = SlotSpecification(.points(150), from: .comment)
    written.lines = 1
    written.leastScale = 0.5
    let row = PointRow(
      maker.row(for: preview[0]), written: written, in: PointSetting(), by: &measurers)
    let half = PointMeasurer(locale: LocaleTag("en"), style: PointStyle(size: 8.5, scale: 2))
    #expect(row.need == half.measure(text).leastWidth(lines: 1))
    #expect(row.verdict == half.measure(text).verdict(in: 150, lines: 1))
    #expect(row.title.verdict(in: 150, lines: 1) == .cut)
    let factor = try #require(row.need) / (try #require(row.title.leastWidth(lines: 1)))
    #expect(factor > 0.51)
  }

  /// What a slot does not say is that of the setting.
  @Test func aSettingCompletesASlot() throws {
    var setting = PointSetting()
    setting.textSize = .ax3
    setting.weight = .bold
    setting.lines = 3
    let plain = setting.slot(for: SlotSpecification(.points(100), from: .file))
    #expect(plain == Slot(width: 100, style: setting.slot.style, lines: 3))
    #expect(plain.style.size == 40)
    #expect(plain.style.weight == .bold)
    var written = SlotSpecification(.screen(.phoneSE, less: nil), from: .file)
    written.font = .style(.caption1)
    #expect(setting.slot(for: written).width == 311)
    #expect(setting.slot(for: written).style.size == 32)
    #expect(setting.slot(for: written).style.weight == .regular)
    written.width = .pixels(300)
    #expect(setting.slot(for: written).width == 150)
    #expect(setting.slot(for: nil) == setting.slot)
  }
}
