internal import Synchronization

/// Finds which of the localizations at hand serve a locale, as Apple's systems do.
///
/// The one whose line of ancestors meets the locale's after the fewest steps serves it best; its
/// own ancestors follow. Another script is never a relative. Identifiers come back as they were
/// spelled. Make one for a set of localizations and ask it for every locale.
///
/// ```swift
/// let matcher = LocalizationMatcher(available: ["es", "es-419", "fr_FR"])
/// matcher.chain(for: LocaleTag("es-MX"))  // ["es-419", "es"]
/// ```
public struct LocalizationMatcher: Sendable {
  /// The localizations among which an app chooses.
  public private(set) var available: [String]
  private var candidates: [Candidate]

  /// Prepares the localizations among which an app chooses.
  public init(available: [String]) {
    self.available = available
    candidates = available.compactMap(Candidate.of)
  }

  /// The matcher with one more localization, where it does not have it yet.
  package func including(_ localization: String) -> LocalizationMatcher {
    guard !available.contains(localization) else { return self }
    var matcher = self
    matcher.available.append(localization)
    if let candidate = Candidate.of(localization) { matcher.candidates.append(candidate) }
    return matcher
  }

  /// The localizations that serve a locale, best first; none if there is no reasonable one.
  public func chain(for wanted: LocaleTag) -> [String] { chain(for: [wanted]) }

  /// The chain of the first preferred locale that has any.
  public func chain(for preferences: [LocaleTag]) -> [String] {
    links(for: preferences).map(\.identifier)
  }

  /// The preferred locales from the first one on that any localization serves; all of them where
  /// none is served.
  ///
  /// An app is in the first of these: it writes its numbers as that locale does, and not in the
  /// way of a language in which it has no texts.
  ///
  /// ```swift
  /// let matcher = LocalizationMatcher(available: ["de", "fr"])
  /// matcher.served(of: [LocaleTag("it"), LocaleTag("fr-CA")])  // fr-CA
  /// ```
  public func served(of preferences: [LocaleTag]) -> [LocaleTag] {
    let first =
      preferences.firstIndex { tag in
        tag.isDetermined && bestMatch(for: LocaleLine(tag)) != nil
      }
      ?? preferences.firstIndex { tag in
        tag.isDetermined && candidates.contains { $0.isLastResort(for: LocaleLine(tag)) }
      }
    return Array(preferences.dropFirst(first ?? 0))
  }

  /// The chain of the first preferred locale that has any, with how each relates to what is
  /// preferred.
  package func relations(of preferences: [LocaleTag]) -> [RelatedLocalization] {
    let tags = preferences.map(\.withoutPrivateUse)
    let lines = preferences.map { LocaleLine($0) }
    return links(for: preferences).map { link in
      if tags.contains(link.tag) {
        return RelatedLocalization(identifier: link.identifier, relation: .exact)
      }
      let isAncestor = lines.contains { $0.names.contains(link.line.modern) }
      return RelatedLocalization(
        identifier: link.identifier, relation: isAncestor ? .parent : .related)
    }
  }

  private func links(for preferences: [LocaleTag]) -> [Candidate] {
    let lines = preferences.filter(\.isDetermined).map { LocaleLine($0) }
    for line in lines {
      guard let match = bestMatch(for: line) else { continue }
      return family(of: exactMatch(in: lines, like: match) ?? match.candidate)
    }
    return candidates.last { candidate in lines.contains(where: candidate.isLastResort) }
      .map(family) ?? []
  }

  // MARK: One match

  private typealias Match = (candidate: Candidate, score: Int)

  private func bestMatch(for line: LocaleLine) -> Match? {
    var best: Match?
    for candidate in candidates where !candidate.isLastResort(for: line) {
      guard let score = candidate.score(for: line) else { continue }
      if best.map({ score < $0.score }) ?? true { best = (candidate, score) }
    }
    return best
  }

  /// A match in another region than the wanted one gives way to one that another preference names.
  private func exactMatch(in lines: [LocaleLine], like match: Match) -> Candidate? {
    let found = match.candidate.line
    guard match.score > 0, found.hasRegion, found.language != "zh" else { return nil }
    return lines.last { line in
      line.language == found.language && candidates.contains { $0.isSame(as: line) }
    }.flatMap { line in candidates.first { $0.isSame(as: line) } }
  }

  /// A localization, and the ancestors of it that are at hand.
  private func family(of first: Candidate) -> [Candidate] {
    let others = candidates.filter { $0.identifier != first.identifier }
    return [first]
      + first.line.names.flatMap { name in
        others.filter {
          // Whoever reads the Chinese of Hong Kong reads that of Taiwan before any other.
          $0.line.modern == name || (name == "zh_Hant_HK" && $0.line.modern == "zh_Hant_TW")
        }
      }
  }
}

extension LocalizationMatcher {
  /// A localization at hand.
  private struct Candidate: Sendable {
    let identifier: String
    let tag: LocaleTag
    let line: LocaleLine
    let isOfMinorRegion: Bool

    /// A localization as a candidate, kept: all tables have the same ones.
    static func of(_ identifier: String) -> Candidate? {
      known.withLock { $0.value(for: identifier) { Candidate(identifier) } }
    }

    private static let known = Mutex(BoundedCache<String, Candidate>())

    /// None for what is no locale: `Base` holds the texts of an unknown one.
    private init?(_ identifier: String) {
      let tag = LocaleTag(identifier)
      guard tag.isDetermined, identifier != "Base" else { return nil }
      self.identifier = identifier
      self.tag = tag.withoutPrivateUse
      line = LocaleLine(tag)
      isOfMinorRegion = line.isOfMinorRegion
    }

    /// Portugal would rather read any other language that it prefers than Brazil's Portuguese.
    func isLastResort(for wanted: LocaleLine) -> Bool {
      line.modern == "pt_BR" && wanted.modern == "pt_PT"
    }

    func isSame(as wanted: LocaleLine) -> Bool {
      line.name == wanted.name || line.modern == wanted.modern
    }

    /// How far from the wanted locale it is, the less the better; nil where it does not serve.
    func score(for wanted: LocaleLine) -> Int? {
      if line.name == wanted.name { return -1 }
      if line.modern == wanted.modern { return 0 }
      guard let steps = wanted.steps(to: line) else { return nil }
      return steps.from + steps.to
        + (isOfMinorRegion && steps.to > 0 ? 1 : 0)
        + (line.language == wanted.language ? 0 : 1)
    }
  }
}

/// A localization that serves a locale, and how it is related to that locale.
package struct RelatedLocalization: Hashable, Sendable {
  package let identifier: String
  package let relation: LocaleRelation
}

/// How the locale of a localization is related to the locale that was asked for.
package enum LocaleRelation: Hashable, Sendable {
  /// It is that very locale.
  case exact
  /// It is one of its ancestors: `fr` for `fr-CA`.
  case parent
  /// It serves the locale otherwise: `en-GB` for `en-US`.
  case related
}
