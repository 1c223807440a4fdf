internal import ICU

/// Finds which of the localizations at hand serve a locale.
///
/// A locale is served by itself, then by its ancestors (CLDR's parents, else its tag without the
/// last subtag); where none is at hand, by the relative with the nearest common ancestor. Another
/// script is never a relative. Identifiers come back as they were spelled.
///
/// ```swift
/// LocaleMatcher().chain(for: LocaleTag("es-MX"), available: ["es", "es-419"])  // ["es-419", "es"]
/// ```
public struct LocaleMatcher: Sendable {
  private let parents: LocaleParents

  /// Makes a matcher with CLDR's table of parents.
  public init() {
    parents = LocaleParents()
  }

  /// The localizations that serve a locale, best first; none if there is no reasonable one.
  public func chain(for wanted: LocaleTag, available: [String]) -> [String] {
    let ancestors = parents.chain(of: wanted)
    guard !ancestors.isEmpty else { return [] }
    let candidates = available.map { Candidate($0) }.filter { $0.tag.isDetermined }
    var chain: [String] = []
    let asWanted = wanted.mainSubtags.joined(separator: "-")
    for (step, ancestor) in ancestors.enumerated() {
      let spelling = step == 0 ? asWanted : ancestor.description
      if let match = Self.match(for: ancestor, spelled: spelling, in: candidates),
        !chain.contains(match)
      {
        chain.append(match)
      }
    }
    if chain.isEmpty, let relative = nearestRelative(of: ancestors, in: candidates) {
      chain.append(relative)
    }
    return chain
  }

  /// The chain of the first preferred locale that has any.
  public func chain(for preferences: [LocaleTag], available: [String]) -> [String] {
    for wanted in preferences {
      let chain = chain(for: wanted, available: available)
      if !chain.isEmpty { return chain }
    }
    return []
  }

  /// Whether a localization is one of a locale's ancestors, and not the locale itself.
  func isAncestor(_ tag: LocaleTag, of locale: LocaleTag) -> Bool {
    parents.chain(of: locale).dropFirst().contains(LocaleParents.comparable(tag))
  }

  private struct Candidate {
    let identifier: String
    let tag: LocaleTag
    let maximized: LocaleTag

    init(_ identifier: String) {
      self.identifier = identifier
      let tag = LocaleTag(LocaleParents.legacyNames[identifier] ?? identifier)
      self.tag = LocaleParents.comparable(tag)
      maximized = self.tag.maximized
    }
  }

  /// The candidate that is spelled so, is the same locale, or says the same with other subtags
  /// (`zh-HK` is `zh-Hant-HK`).
  private static func match(
    for tag: LocaleTag, spelled spelling: String, in candidates: [Candidate]
  ) -> String? {
    let maximized = tag.maximized
    let match =
      candidates.first { $0.identifier == spelling }
      ?? candidates.first { $0.tag == tag }
      ?? candidates.first { $0.tag.variants.isEmpty && $0.maximized == maximized }
    return match?.identifier
  }

  private func nearestRelative(of ancestors: [LocaleTag], in candidates: [Candidate]) -> String? {
    let families = candidates.map { Set(parents.chain(of: $0.tag)) }
    for ancestor in ancestors {
      if let index = families.firstIndex(where: { $0.contains(ancestor) }) {
        return candidates[index].identifier
      }
    }
    return nil
  }
}
