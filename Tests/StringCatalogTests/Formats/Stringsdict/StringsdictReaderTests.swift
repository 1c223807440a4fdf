import Foundation
import TestMaterial
import Testing

@testable import StringCatalog

@Suite struct StringsdictReaderTests {
  /// A .stringsdict of one entry `k`, from an old-style property list of its value.
  static func file(
    _ value: String, _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> LegacyFile {
    let text = "{ k = \(value); }"
    if format == .openStep { return LegacyFile(stringsdict: Array(text.utf8)) }
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: list, format: format, options: 0)
    return LegacyFile(stringsdict: Array(bytes))
  }

  static let plural = "NSStringFormatSpecTypeKey = NSStringPluralRuleType"
  static let forms: [PropertyListSerialization.PropertyListFormat] = [.xml, .binary, .openStep]

  static let rules: [(value: String, leaves: [String: String])] = [
    ("\"plain\"", ["": "plain"]),
    (
      """
      { NSStringLocalizedFormatKey = "%#@n@ left";
        n = { \(plural); NSStringFormatValueTypeKey = lld; zero = Nothing; one = "%lld thing";
              two = t; few = f; many = m; other = "%lld things"; }; }
      """,
      [
        "": "%#@n@ left", "substitution.n.plural.zero": "Nothing",
        "substitution.n.plural.one": "%lld thing", "substitution.n.plural.two": "t",
        "substitution.n.plural.few": "f", "substitution.n.plural.many": "m",
        "substitution.n.plural.other": "%lld things",
      ]
    ),
    (
      """
      { NSStringLocalizedFormatKey = "%1$#@a@ %2$#@b@";
        a = { \(plural); NSStringFormatValueTypeKey = d; other = A; };
        b = { \(plural); NSStringFormatValueTypeKey = "%ld"; other = B; }; }
      """,
      [
        "": "%1$#@a@ %2$#@b@", "substitution.a.plural.other": "A",
        "substitution.b.plural.other": "B",
      ]
    ),
    (
      "{ NSStringDeviceSpecificRuleType = { iphone = Tap; mac = Click; other = Press; }; }",
      ["device.iphone": "Tap", "device.mac": "Click", "device.other": "Press"]
    ),
    (
      "{ NSStringVariableWidthRuleType = { 1 = Hi; 20 = Hello; 50 = \"Good day\"; }; }",
      ["width.1": "Hi", "width.20": "Hello", "width.50": "Good day"]
    ),
    (
      """
      { NSStringDeviceSpecificRuleType = {
          mac = { NSStringLocalizedFormatKey = "%#@n@ here";
                  n = { \(plural); NSStringFormatValueTypeKey = d; one = "1"; other = N; }; };
          ipad = { NSStringVariableWidthRuleType = { 9 = short; 99 = long; }; };
          other = any; }; }
      """,
      [
        "device.mac": "%#@n@ here", "device.mac.substitution.n.plural.one": "1",
        "device.mac.substitution.n.plural.other": "N", "device.ipad.width.9": "short",
        "device.ipad.width.99": "long", "device.other": "any",
      ]
    ),
    // A form may vary by width, and by device and width.
    (
      """
      { NSStringLocalizedFormatKey = "%#@n@"; n = { \(plural); NSStringFormatValueTypeKey = d;
        one = { NSStringVariableWidthRuleType = { 9 = "1"; 99 = "one thing"; }; };
        other = { NSStringDeviceSpecificRuleType = { mac = N;
          other = { NSStringVariableWidthRuleType = { 9 = n; }; }; }; }; }; }
      """,
      [
        "": "%#@n@", "substitution.n.plural.one.width.9": "1",
        "substitution.n.plural.one.width.99": "one thing",
        "substitution.n.plural.other.device.mac": "N",
        "substitution.n.plural.other.device.other.width.9": "n",
      ]
    ),
    // A variable may vary by width alone, in two spellings.
    (
      """
      { NSStringLocalizedFormatKey = "%#@a@ %#@b@";
        a = { NSStringVariableWidthRuleType = { 9 = a; 99 = aa; }; };
        b = { NSStringFormatSpecTypeKey = NSStringVariableWidthRuleType; 9 = b; 99 = bb; }; }
      """,
      [
        "": "%#@a@ %#@b@", "substitution.a.width.9": "a", "substitution.a.width.99": "aa",
        "substitution.b.width.9": "b", "substitution.b.width.99": "bb",
      ]
    ),
  ]

  @Test(arguments: rules.indices, forms)
  func reads(_ number: Int, _ form: PropertyListSerialization.PropertyListFormat) throws {
    let file = try Self.file(Self.rules[number].value, form)
    #expect(file.leaves("k") == Self.rules[number].leaves)
    #expect(file.diagnostics == [])
  }

  @Test(arguments: forms)
  func readsVariables(_ form: PropertyListSerialization.PropertyListFormat) throws {
    let file = try Self.file(
      """
      { NSStringLocalizedFormatKey = "%2$#@a@";
        a = { \(Self.plural); NSStringFormatValueTypeKey = "%ld"; other = "%1$#@b@ of %2$ld"; };
        b = { \(Self.plural); NSStringFormatValueTypeKey = lld; other = "%#@c@"; };
        c = { \(Self.plural); NSStringFormatValueTypeKey = "@"; other = x; }; }
      """, form)
    let substitutions = try #require(file.table.entry(forKey: "k")?.localizations.first)
      .substitutions
    let found = Dictionary(
      uniqueKeysWithValues: substitutions.map { ($0.name, ($0.formatSpecifier, $0.argumentNumber)) }
    )
    #expect(found.mapValues(\.0) == ["a": "ld", "b": "lld", "c": "@"])
    #expect(found.mapValues(\.1) == ["a": 2, "b": 1, "c": nil])
  }

  @Test func keepsTheFileOrderAndOtherMembers() throws {
    let file = LegacyFile(
      stringsdict: Array(
        """
        z = { NSStringLocalizedFormatKey = "%#@n@"; note = "for translators";
          n = { \(Self.plural); NSStringFormatValueTypeKey = d; other = ""; extra = (1); }; };
        a = A; m = M;
        """.utf8))
    #expect(file.table.entries.map(\.key) == ["z", "a", "m"])
    let entry = try #require(file.table.entry(forKey: "z"))
    #expect(entry.otherFields.map(\.name) == ["note"])
    let localization = try #require(entry.localizations.first)
    #expect(localization.substitutions.first?.otherFields.map(\.value) == ["(1)"])
    #expect(localization.leaves.map(\.state) == ["translated", "new"])
    #expect(file.file.format == .stringsdict)
  }

  static let faults: [(value: String, problems: [String])] = [
    (
      "{ NSStringLocalizedFormatKey = \"%#@n@\"; n = { one = x; }; }",
      [
        "1:45: nesting-invalid: the variable 'n' has no NSStringFormatSpecTypeKey",
        "1:45: nesting-invalid: the variable 'n' has no NSStringFormatValueTypeKey; Foundation shows '(null)' for it",
        "1:45: plural-other-missing: the variable 'n' has no 'other'",
      ]
    ),
    (
      "{ NSStringLocalizedFormatKey = x; n = { NSStringFormatSpecTypeKey = Gender; NSStringFormatValueTypeKey = d; other = x; }; }",
      [
        "1:73: nesting-invalid: 'Gender' is not a known rule type; use NSStringPluralRuleType or NSStringVariableWidthRuleType"
      ]
    ),
    (
      "{ NSStringLocalizedFormatKey = (x); }",
      ["1:36: nesting-invalid: 'NSStringLocalizedFormatKey' is an array, not a string"]
    ),
    (
      "{ NSStringLocalizedFormatKey = x; n = { \(plural); NSStringFormatValueTypeKey = d; other = { a = b; }; }; }",
      [
        "1:137: nesting-invalid: expected one of NSStringDeviceSpecificRuleType, NSStringVariableWidthRuleType in this dictionary"
      ]
    ),
    (
      "{ NSStringLocalizedFormatKey = x; n = { \(plural); NSStringFormatValueTypeKey = d; other = { NSStringLocalizedFormatKey = b; }; }; }",
      ["1:139: nesting-invalid: NSStringLocalizedFormatKey is not allowed here"]
    ),
    (
      "{ NSStringLocalizedFormatKey = x; n = { NSStringVariableWidthRuleType = { wide = a; }; }; }",
      ["1:79: nesting-invalid: 'wide' is not a width, which is a whole number"]
    ),
    (
      "{ n = { \(plural); NSStringFormatValueTypeKey = d; other = x; }; }",
      [
        "1:5: nesting-invalid: expected one of NSStringLocalizedFormatKey, NSStringDeviceSpecificRuleType, NSStringVariableWidthRuleType in this dictionary"
      ]
    ),
    (
      "{}",
      [
        "1:5: nesting-invalid: expected one of NSStringLocalizedFormatKey, NSStringDeviceSpecificRuleType, NSStringVariableWidthRuleType in this dictionary"
      ]
    ),
    (
      "{ NSStringVariableWidthRuleType = { 1 = a; }; NSStringDeviceSpecificRuleType = { mac = b; }; }",
      [
        "1:7: shape-overlap: NSStringVariableWidthRuleType and NSStringDeviceSpecificRuleType in one dictionary; only the first is used"
      ]
    ),
    (
      "{ NSStringVariableWidthRuleType = { wide = a; }; }",
      ["1:41: nesting-invalid: 'wide' is not a width, which is a whole number"]
    ),
    (
      "{ NSStringDeviceSpecificRuleType = { iPhone = a; other = (b); }; }",
      [
        "1:42: nesting-invalid: 'iPhone' is not the name of a device",
        "1:62: nesting-invalid: 'other' is an array, not a string",
      ]
    ),
    (
      "{ NSStringDeviceSpecificRuleType = {}; }",
      ["1:7: nesting-invalid: NSStringDeviceSpecificRuleType has no cases"]
    ),
    (
      "{ NSStringDeviceSpecificRuleType = { mac = { NSStringDeviceSpecificRuleType = { mac = x; }; }; }; }",
      ["1:50: nesting-invalid: NSStringDeviceSpecificRuleType is not allowed here"]
    ),
    (
      "{ NSStringVariableWidthRuleType = { 1 = { NSStringDeviceSpecificRuleType = { mac = x; }; }; }; }",
      ["1:47: nesting-invalid: NSStringDeviceSpecificRuleType is not allowed here"]
    ),
    (
      "{ NSStringVariableWidthRuleType = { 1 = a; 1 = b; }; }",
      ["1:48: strings-duplicate: duplicate key '1'; the last one wins"]
    ),
    (
      "(a)",
      [
        "1:5: plist-syntax: the value of this key is an array, not a string or a dictionary; ignored"
      ]
    ),
    (
      "x; k = y",
      [
        "1:8: strings-duplicate: duplicate key: the value on line 1 replaces a different one on line 1"
      ]
    ),
    ("{ a = }", ["1:11: plist-syntax: expected a value, found '}'"]),
  ]

  @Test(arguments: faults.indices) func reports(_ number: Int) {
    let file = LegacyFile(stringsdict: Array("k = \(Self.faults[number].value);".utf8))
    #expect(file.diagnostics == Self.faults[number].problems)
  }

  @Test func survivesMutations() throws {
    let sample = try Fixture.bytes(
      "Corpus/duckduckgo+apple-browsers/iOS/DuckDuckGo/lv.lproj/Localizable.stringsdict")
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      #expect(LegacyFile(stringsdict: generator.mutation(of: sample)).visit() >= 0)
    }
    for (value, _) in Self.rules {
      let small = Array("k = \(value);".utf8)
      for length in 0..<small.count {
        #expect(LegacyFile(stringsdict: small.prefix(length)).visit() >= 0)
      }
      for _ in 0..<500 {
        #expect(LegacyFile(stringsdict: generator.mutation(of: small)).visit() >= 0)
      }
    }
  }
}

@Suite struct FormatReferenceTests {
  @Test(
    arguments: [
      ("", []), ("%d %@ %1$@", []), ("%#@n@", [.init(name: "n")]),
      ("%2$#@n@", [.init(name: "n", argument: 2)]), ("%#2$@n@", [.init(name: "n", argument: 2)]),
      ("%1#@n@", [.init(name: "n")]), ("%-05.2#@n@", [.init(name: "n")]),
      ("a %#@x@ b %3$#@y y@%%", [.init(name: "x"), .init(name: "y y", argument: 3)]),
      ("%%#@n@", []), ("%%%#@n@", [.init(name: "n")]), ("%#@open", []), ("%#", []), ("%", []),
      ("%d#@n@", []), ("%99999999999999999999$#@n@", [.init(name: "n", argument: 1_000_000)]),
    ] as [(String, [FormatReference])])
  func finds(_ text: String, _ references: [FormatReference]) {
    #expect(FormatReference.all(in: text) == references)
  }
}
