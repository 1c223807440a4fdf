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
