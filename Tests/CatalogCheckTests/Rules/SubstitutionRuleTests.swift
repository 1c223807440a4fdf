import CatalogCheck
import StringCatalog
import TestMaterial
import Testing

/// The rules about the substitutions that a text declares.
@Suite struct SubstitutionRuleTests {
  private static let rules = ["subst-unused", "subst-name-nonportable", "subst-no-argnum"]

  private func findings(_ text: String, _ substitutions: (name: String, number: Int?)...)
    -> [String]
  {
    let declared = substitutions.map { substitution in
      let number = substitution.number.map { #""argNum": \#($0),"# } ?? ""
      return #"""
        "\#(substitution.name)": {\#(number) "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}
        """#
    }
    let table = Table(
      key: "%lld %lld",
      #"""
      "de": {"stringUnit": {"state": "translated", "value": "\#(text)"},
        "substitutions": {\#(declared.joined(separator: ","))}}
      """#)
    return CheckedTable(table, rules: Self.rules).report.findings.map {
      "\($0.rule): \($0.message)"
    }
  }

  @Test func everySubstitutionIsUsed() {
    #expect(findings("%#@n@", ("n", 1)) == [])
    #expect(findings("%1$#@n@", ("n", 1)) == [])
    #expect(findings("%lld", ("n", 1)) == ["subst-unused: %#@n@ is not used"])
  }

  /// A variable of an object cannot pick a form by the number that the app passes.
  @Test(arguments: [("d", false), ("lu", false), ("%d", false), ("@", true)])
  func valueTypes(type: String, isFound: Bool) {
    func texts(_ type: String) -> String {
      """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
      </dict></dict></dict></plist>
      """
    }
    let files = [("en", "d"), ("de", type)].map {
      CatalogFile(path: "\($0.0).lproj/L.stringsdict", bytes: Array(texts($0.1).utf8))
    }
    let table = Catalog(files: files).tables[0]
    let found = CheckedTable(table, rules: ["spec-type"]).report.findings
    #expect(
      found.map(\.message)
        == (isFound ? ["the value type of 'files' is @; the source string has d"] : []))
    #expect(found.allSatisfy { $0.localization == "de" && $0.severity == .error })
  }

  @Test(arguments: [("files_2", true), ("files.count", false), ("número", false)])
  func names(name: String, isPortable: Bool) {
    let expected =
      "subst-name-nonportable: use only letters, digits and underscores in the name '\(name)'"
    #expect(findings("%#@\(name)@", (name, 1)) == (isPortable ? [] : [expected]))
  }

  /// One substitution alone cannot be confused with another.
  @Test func numbers() {
    #expect(findings("%#@a@", ("a", nil)) == [])
    #expect(findings("%#@a@ %#@b@", ("a", 1), ("b", 2)) == [])
    #expect(
      findings("%#@a@ %#@b@", ("a", 1), ("b", nil)) == [
        "subst-no-argnum: the substitution 'b' has no argNum"
      ])
  }
}
