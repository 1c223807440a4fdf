#if canImport(_FoundationICU)
  import Foundation
  import Locales
  import TestMaterial
  import Testing

  /// Our chains against those of Apple's own matcher.
  @Suite struct LocalizationMatcherOracleTests {
    /// The identifiers that one meets in catalogs, old and careless ones among them.
    static let identifiers: [String] = {
      do {
        return try Checkout.text("Tests/LocalizationOracleTests/Vectors/locales.txt")
          .split(separator: "\n").map(String.init)
      } catch {
        Issue.record(error)
        return []
      }
    }()

    /// Those that name a language: `Base` is a folder, not a locale that anybody wants.
    static let wanted = identifiers.filter { $0 != "Base" }

    /// Where both differ, as text; few are enough to see why.
    private func differences(
      _ cases: [(wanted: String, available: [String])]
    ) throws -> [String] {
      var differences: [String] = []
      for (wanted, available) in cases where differences.count < 20 {
        let ours = LocalizationMatcher(available: available).chain(for: LocaleTag(wanted))
        let theirs = try AppleMatcher.chain(for: [wanted], available: available)
        if ours != theirs {
          differences.append(
            "\(wanted) | \(available.joined(separator: ",")) → \(theirs), not \(ours)")
        }
      }
      return differences
    }

    @Test func identifiersAreThere() {
      #expect(Self.identifiers.count == 132)
    }

    @Test(arguments: wanted)
    func singleLocalizations(wanted: String) throws {
      let found = try differences(Self.identifiers.map { (wanted, [$0]) })
      #expect(found == [])
    }

    @Test(arguments: 0..<40)
    func setsOfLocalizations(seed: Int) throws {
      var generator = SeededGenerator(seed: UInt64(seed))
      let cases = Self.wanted.map { wanted in
        let count = Int.random(in: 2...60, using: &generator)
        return (wanted, Array(Self.identifiers.shuffled(using: &generator).prefix(count)))
      }
      let found = try differences(cases)
      #expect(found == [])
    }

    /// Sets in which most compete: those of one language and its neighbours.
    @Test(arguments: ["en", "es", "pt", "zh", "fr", "sr", "no", "ar", "de"], 0..<4)
    func setsOfOneFamily(language: String, seed: Int) throws {
      var generator = SeededGenerator(seed: UInt64(seed))
      let family = Locale.availableIdentifiers.sorted().filter {
        ($0 + "_").hasPrefix(language + "_")
          || (language == "zh" && ($0.hasPrefix("yue") || $0.hasPrefix("wuu")))
          || (language == "no" && ($0.hasPrefix("nb") || $0.hasPrefix("nn")))
      }
      let cases = (0..<300).compactMap { _ in
        family.randomElement(using: &generator).map { wanted in
          let count = Int.random(in: 1...8, using: &generator)
          return (wanted, Array(family.shuffled(using: &generator).prefix(count)))
        }
      }
      let found = try differences(cases)
      #expect(found == [])
    }

    /// Every locale that Foundation knows, before all localizations that apps have.
    @Test func everyLocale() throws {
      let matcher = LocalizationMatcher(available: Self.identifiers)
      for wanted in Locale.availableIdentifiers {
        let chain = try AppleMatcher.chain(for: [wanted], available: Self.identifiers)
        #expect(matcher.chain(for: LocaleTag(wanted)) == chain, "\(wanted)")
      }
    }

    @Test(arguments: 0..<20)
    func listsOfPreferences(seed: Int) throws {
      var generator = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<60 {
        let wanted = Array(
          Self.wanted.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator)))
        let available = Array(
          Self.identifiers.shuffled(using: &generator)
            .prefix(Int.random(in: 1...20, using: &generator)))
        let ours = LocalizationMatcher(available: available)
          .chain(for: wanted.map { LocaleTag($0) })
        let theirs = try AppleMatcher.chain(for: wanted, available: available)
        #expect(ours == theirs, "\(wanted) | \(available)")
      }
    }
  }
#endif
