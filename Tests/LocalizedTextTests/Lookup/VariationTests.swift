import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// Rules of width, and variations within each other.
@Suite struct VariationTests {
  private func resolved(
    _ table: Table, width: Int? = nil, device: Device = .other, _ arguments: [Argument] = []
  ) throws -> String {
    var environment = EnvironmentValues(
      locale: LocaleTag("en"), device: device, localizer: Localizer(table: table))
    environment.width = width
    let key = LocalizedStringKey(
      try #require(table.entries.first?.key), arguments: arguments,
      formatting: .asFound(passing: []))
    return Text(key, in: TableName(table.name)).resolve(in: environment).text
  }

  private static let widths = Table(
    stringsdict: [
      "en": member(
        "k",
        "<dict>"
          + member(
            "NSStringVariableWidthRuleType",
            texts(["20": "twenty", "5": "five", "100": "hundred"])) + "</dict>")
    ])

  /// The largest case that is not larger than the width; if all are larger, the smallest.
  @Test(
    arguments: [
      (0, "five"), (4, "five"), (5, "five"), (19, "five"), (20, "twenty"), (99, "twenty"),
      (100, "hundred"), (10_000, "hundred"), (nil, "hundred"),
    ] as [(Int?, String)])
  func theWidestCaseThatFitsIsShown(width: Int?, text: String) throws {
    #expect(try resolved(Self.widths, width: width) == text)
  }

  @Test func choicesTellWhetherTheWidthFits() throws {
    func choices(_ width: Int) throws -> [VariationChoice] {
      var environment = EnvironmentValues(locale: LocaleTag("en"))
      environment.width = width
      return TableLookup(table: Self.widths, environment: environment)
        .find(try #require(Self.widths.entries.first)).choices
    }
    #expect(try choices(30) == [.width("20", isRoomEnough: true)])
    #expect(try choices(3) == [.width("5", isRoomEnough: false)])
  }

  private static let nested: Table = {
    let few = variable("n", ["one": "%lld file", "other": "%lld files"])
    let widths = member(
      "NSStringVariableWidthRuleType",
      "<dict>" + member("10", format("%#@n@", few))
        + member("40", format("Upload %#@n@ to %2$@", few)) + "</dict>")
    let devices = member(
      "NSStringDeviceSpecificRuleType",
      "<dict>" + member("mac", "<dict>\(widths)</dict>")
        + member("other", format("%#@n@ on %2$#@m@", few, variable("m", ["other": "%lld disks"])))
        + "</dict>")
    return Table(stringsdict: ["en": member("%lld files to %@", "<dict>\(devices)</dict>")])
  }()

  @Test(arguments: [
    (Device.mac, 80, Argument.integer(1), "Upload 1 file to B"),
    (.mac, 80, .integer(2), "Upload 2 files to B"), (.mac, 20, .integer(1), "1 file"),
    (.mac, 1, .unsigned(7), "7 files"),
  ])
  func pluralsAreNestedInWidthsAndWidthsInDevices(
    device: Device, width: Int, number: Argument, text: String
  ) throws {
    #expect(
      try resolved(Self.nested, width: width, device: device, [number, .string("B")]) == text)
  }

  @Test func eachReferenceTakesTheArgumentOfItsPosition() throws {
    #expect(
      try resolved(Self.nested, device: .ipad, [.integer(1), .integer(3)]) == "1 file on 3 disks")
  }

  private static func widthRule(_ texts: String) -> String {
    member("NSStringVariableWidthRuleType", texts)
  }

  private static let type = member(
    "NSStringFormatSpecTypeKey", "<string>NSStringPluralRuleType</string>")

  /// Each plural form of a variable may have texts for several widths.
  @Test(arguments: [
    (nil, 1, "one file in B"), (40, 1, "one file in B"), (39, 1, "1 file in B"),
    (0, 1, "1 file in B"),
    (nil, 2, "2 files here in B"), (7, 2, "2 files in B"), (3, 2, "2 in B"),
  ])
  func aFormOfAVariableVariesByWidth(width: Int?, number: Int64, text: String) throws {
    let value = member("NSStringFormatValueTypeKey", "<string>lld</string>")
    let one = Self.widthRule(texts(["10": "%lld file", "40": "one file"]))
    let other = Self.widthRule(texts(["20": "%lld files here", "5": "%lld files", "2": "%lld"]))
    let forms = member("one", "<dict>\(one)</dict>") + member("other", "<dict>\(other)</dict>")
    let table = Table(
      stringsdict: [
        "en": member(
          "k",
          format("%#@n@ in %2$@", member("n", "<dict>\(Self.type)\(value)\(forms)</dict>")))
      ])
    #expect(try resolved(table, width: width, [.integer(number), .string("B")]) == text)
  }

  /// A variable that varies by width alone takes no argument.
  @Test(arguments: [
    (nil, "Good morning, Ann: 2"), (12, "Good morning, Ann: 2"), (11, "Hi, Ann: 2"),
    (0, "Hi, Ann: 2"),
  ])
  func aVariableVariesByWidthAlone(width: Int?, text: String) throws {
    let rules = [
      "<dict>\(Self.widthRule(texts(["2": "Hi", "12": "Good morning"])))</dict>",
      texts([
        "NSStringFormatSpecTypeKey": "NSStringVariableWidthRuleType", "2": "Hi",
        "12": "Good morning",
      ]),
    ]
    for rule in rules {
      let table = Table(
        stringsdict: ["en": member("k", format("%#@greeting@, %@: %lld", member("greeting", rule)))]
      )
      #expect(try resolved(table, width: width, [.string("Ann"), .integer(2)]) == text)
      #expect(
        try resolved(table, width: width)
          == text.replacing(": 2", with: ": %lld").replacing("Ann", with: "%@"))
    }
  }

  /// The text of a width may have placeholders, which take the next arguments.
  @Test func theTextOfAWidthTakesArguments() throws {
    let rule = "<dict>\(Self.widthRule(texts(["1": "%@", "9": "%1$@ (%2$lld)"])))</dict>"
    let table = Table(
      stringsdict: ["en": member("k", format("At %#@place@", member("place", rule)))])
    #expect(try resolved(table, width: 9, [.string("Ulm"), .integer(2)]) == "At Ulm (2)")
    #expect(try resolved(table, width: 8, [.string("Ulm"), .integer(2)]) == "At Ulm")
  }

  @Test func formsNameOtherVariables() throws {
    let table = Table(
      stringsdict: [
        "en": member(
          "k",
          format(
            "%1$#@files@",
            variable(
              "files",
              ["one": "%1$lld file in %2$#@folders@", "other": "%1$lld files in %2$#@folders@"]),
            variable("folders", ["one": "%2$lld folder", "other": "%2$lld folders"])))
      ])
    #expect(try resolved(table, [.integer(1), .integer(5)]) == "1 file in 5 folders")
    #expect(try resolved(table, [.integer(4), .integer(1)]) == "4 files in 1 folder")
  }

  @Test func theFormsOfASubstitutionVaryByDevice() throws {
    func forms(_ text: String) -> String {
      #"{"variations": {"plural": {"other": {"stringUnit": {"value": "\#(text)"}}}}}"#
    }
    let table = Table(
      key: "%lld",
      #"""
      "en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1,
        "formatSpecifier": "lld", "variations": {"device": {
        "other": \#(forms("%arg taps")), "mac": \#(forms("%arg clicks"))}}}}}
      """#)
    #expect(try resolved(table, device: .iphone, [.integer(2)]) == "2 taps")
    #expect(try resolved(table, device: .mac, [.integer(2)]) == "2 clicks")
  }

  /// If two substitutions have the same name, the one nearer to the text is used.
  @Test func substitutionsOfADeviceAreForThatDeviceOnly() throws {
    func substitution(_ form: String) -> String {
      #""substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "\#(form)"}}}}}}"#
    }
    let table = Table(
      key: "%lld",
      #"""
      "en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "tap %#@n@"}, \#(substitution("%arg here"))},
        "other": {"stringUnit": {"value": "use %#@n@"}}}}, \#(substitution("%arg there"))}
      """#)
    #expect(try resolved(table, device: .iphone, [.integer(2)]) == "tap 2 here")
    #expect(try resolved(table, device: .mac, [.integer(2)]) == "use 2 there")
  }

  @Test func choicesNameTheDeviceThatIsUsedInstead() throws {
    let table = Table(
      key: "k",
      #""en": {"variations": {"device": {"mac": {"stringUnit": {"value": "m"}}, "ipad": {"stringUnit": {"value": "i"}}}}}"#
    )
    func choices(_ device: Device) throws -> [VariationChoice] {
      TableLookup(table: table, environment: EnvironmentValues(device: device))
        .find(try #require(table.entries.first)).choices
    }
    #expect(try choices(.ipad) == [.device("ipad", isExact: true)])
    #expect(try choices(.iphone) == [.device("mac", isExact: false)])
  }
}

/// Catalogs that are made to be slow must not be slow.
@Suite struct HostileVariationTests {
  private static let unit = #"{"stringUnit": {"state": "new", "value": ""}}"#

  /// Code that looks at all cases again for each case would take too long here.
  @Test(arguments: [
    unit, #"{"variations": {"plural": {"one": \#(unit)}}}"#,
    #"{"substitutions": {"s": {"variations": {"plural": {"one": {"stringUnit": {"value": "y"}}}}}}}"#,
  ])
  func theOnlyTextIsFoundQuickly(device: String) throws {
    let cases = (0..<30_000).map { #""c\#($0)": \#(device)"# }.joined(separator: ", ")
    let table = Table(
      key: "k",
      #""en": {"variations": {"device": {\#(cases), "z": {"stringUnit": {"value": "x"}}}}}"#)
    let lookup = TableLookup(table: table, environment: EnvironmentValues())
    #expect(lookup.find(try #require(table.entries.first)).format == "x")
  }
}
