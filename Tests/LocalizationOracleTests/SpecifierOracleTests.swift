#if canImport(_FoundationICU)
  import Foundation
  import LocalizedFoundation
  import LocalizedText
  import TestMaterial
  import Testing

  /// Numbers with specifiers, which Foundation's formats write, against skeletons of the ICU under
  /// Foundation, in all of its locales.
  ///
  /// Each number is at least as wide as its specifier asks, so nothing is filled up.
  @Suite struct SpecifierOracleTests {
    @Test(
      .onDebian12,
      arguments: [
        ("%lld", ""), ("%+lld", "integer-width/+0 sign-always"),
        ("%.7lld", "integer-width/+0000000"),
        ("%02lld", "integer-width/+0 group-off"),
        ("%+.12lld", "integer-width/+000000000000 sign-always"),
      ])
    func integers(specifier: String, skeleton: String) throws {
      try compare([0, 42, 12_345, -1_234_567, .min, .max]) { (value: Int64, formats, locale) in
        guard specifier != "%02lld" || value > 9 else { return nil }
        return (
          formats.resolve(format: specifier, arguments: [.integer(value)]).text,
          try FoundationICU.text(of: value, skeleton: skeleton, locale: locale)
        )
      }
    }

    @Test(arguments: [
      ("%@", ""), ("%lf", ".000000"), ("%.2f", ".00"), ("%.0f", "precision-integer"),
      ("%#.0f", "precision-integer decimal-always"), ("%+.1f", ".0 sign-always"),
      ("%01.2f", ".00 group-off"), ("%.40f", "." + String(repeating: "0", count: 40)),
      ("%e", "scientific/*ee/sign-always .000000"),
      ("%.0E", "scientific/*ee/sign-always precision-integer"),
      ("%+.3e", "scientific/*ee/sign-always .000 sign-always"),
      ("%#.0e", "scientific/*ee/sign-always precision-integer decimal-always"),
    ])
    func fractions(specifier: String, skeleton: String) throws {
      let values = [0, -0.5, 1.5, 1234.567, -98_765_432.1, 0.000_123, 9.996e99, -1e-300, 1e300]
      try compare(values) { (value: Double, formats, locale) in
        (
          formats.resolve(format: specifier, arguments: [.double(value)]).text,
          try FoundationICU.text(of: value, skeleton: skeleton, locale: locale)
        )
      }
    }

    @Test(arguments: [
      (1234.5, "%g", "@#####"), (1234.5, "%#.8g", "@@@@@@@@"), (0.000_01, "%g", nil),
      (1e9, "%.3g", "scientific/*ee/sign-always .##"),
      (123_456_789, "%#.3g", "scientific/*ee/sign-always .00"),
      (.infinity, "%f", ".000000"), (-.infinity, "%e", "scientific"), (.nan, "%.2f", ".00"),
    ])
    func generalNumbers(value: Double, specifier: String, skeleton: String?) throws {
      try compare([value]) { (value: Double, formats, locale) in
        (
          formats.resolve(format: specifier, arguments: [.double(value)]).text,
          try FoundationICU.text(
            of: value, skeleton: skeleton ?? "scientific/*ee/sign-always .#####", locale: locale)
        )
      }
    }

    private func compare<Value>(
      _ values: [Value],
      texts: (Value, Resolver, String) throws -> (ours: String, oracle: String)?
    ) throws {
      for identifier in Locale.availableIdentifiers.sorted() {
        var environment = EnvironmentValues(locale: LocaleTag(identifier))
        environment.formatLibrary = .foundation
        let resolver = Resolver(environment: environment)
        for value in values {
          guard let (ours, oracle) = try texts(value, resolver, identifier) else { continue }
          // ICU puts the digits of an exponent in the wrong order if they are beyond U+FFFF.
          if oracle.contains("\u{fffd}") {
            #expect(!ours.contains("\u{fffd}") && ours.filter { "+-".contains($0) }.count < 3)
            #expect(["ff", "cc"].contains(identifier.prefix(2)))
          } else {
            #expect(ours == oracle, "\(identifier): \(value)")
          }
        }
      }
    }
  }
#endif
