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
      return TableLookUp(table: Self.widths, environment: environment)
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
      TableLookUp(table: table, environment: EnvironmentValues(device: device))
        .find(try #require(table.entries.first)).choices
    }
    #expect(try choices(.ipad) == [.device("ipad", isExact: true)])
    #expect(try choices(.iphone) == [.device("mac", isExact: false)])
  }
}

/// Catalogs that are made to be slow must not be slow.
@Suite struct HostileVariationTests {
  private static let unit = #"{"stringUnit": {"value": ""}}"#

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
    let lookUp = TableLookUp(table: table, environment: EnvironmentValues())
    #expect(lookUp.find(try #require(table.entries.first)).format == "x")
  }
}
