internal import Synchronization

/// Finds the localizations that match a locale, with the same results as Apple's systems.
///
/// The best match needs the fewest steps up the two ancestries until they meet; it is followed by
/// its own ancestors. A localization in another script never matches. Results are spelled as in
/// `available`. Create one matcher per set of localizations and reuse it for every locale.
///
/// ```swift
/// let matcher = LocalizationMatcher(available: ["es", "es-419", "fr_FR"])
/// matcher.chain(for: LocaleTag("es-MX"))  // ["es-419", "es"]
/// ```
public struct LocalizationMatcher: Sendable {
  private let names: [String]
  private let knownNames: Set<String>
  /// The localizations by their last ancestor; those with different last ancestors never match.
  ///
  /// A catalog may have thousands of languages, and each of them looks for its own.
  private let candidates: [String: [Candidate]]
  /// The localizations that were added later: copying the others would take long.
  private var addedNames: [String] = []
  private var added: [Candidate] = []

  /// Creates a matcher for a set of localizations.
  public init(available: [String]) {
    names = available
    knownNames = Set(available)
    candidates = Dictionary(grouping: available.compactMap(Candidate.of), by: \.line.root)
  }

  /// The localizations to choose from.
  public var available: [String] { names + addedNames }

  /// Returns whether a localization is one of those to choose from.
  package func includes(_ localization: String) -> Bool {
    knownNames.contains(localization) || addedNames.contains(localization)
  }

  /// Returns the matcher with a localization added, unless it is nil or already included.
  package func including(_ localization: String?) -> LocalizationMatcher {
    guard let localization, !includes(localization) else { return self }
    var matcher = self
    matcher.addedNames.append(localization)
    if let candidate = Candidate.of(localization) { matcher.added.append(candidate) }
    return matcher
  }

  private func candidates(near line: LocaleLine) -> [Candidate] {
    let own = candidates[line.root] ?? []
    return added.isEmpty ? own : own + added.filter { $0.line.root == line.root }
  }

  /// Returns the matcher with `Base`, if available, as the localization of a language.
  ///
  /// A folder named after that language takes precedence.
  package func withBase(in language: LocaleTag) -> LocalizationMatcher {
    guard includes(Candidate.base) else { return self }
    var matcher = self
    matcher.added.append(Candidate(Candidate.base, tag: language))
    return matcher
  }

  /// Returns the localizations that match a locale, best first; empty if none matches.
  public func chain(for wanted: LocaleTag) -> [String] { chain(for: [wanted]) }

  /// Returns the matches of the first preferred locale that has any.
  public func chain(for preferences: [LocaleTag]) -> [String] {
    links(for: preferences).map(\.identifier)
  }

  /// Returns the preferred locales, starting with the first that matches a localization, or all of
  /// them if none does.
  ///
  /// An app runs in the first of these locales, so that it does not format numbers for a language
  /// that it has no strings in.
  ///
  /// ```swift
  /// let matcher = LocalizationMatcher(available: ["de", "fr"])
  /// matcher.supportedLocales(from: [LocaleTag("it"), LocaleTag("fr-CA")])  // fr-CA
  /// ```
  public func supportedLocales(from preferences: [LocaleTag]) -> [LocaleTag] {
    let first =
      preferences.firstIndex { tag in
        tag.isDetermined && bestMatch(for: LocaleLine(tag)) != nil
      }
      ?? preferences.firstIndex { tag in
        let line = LocaleLine(tag)
        return tag.isDetermined && candidates(near: line).contains { $0.isLastResort(for: line) }
      }
    return Array(preferences.dropFirst(first ?? 0))
  }

  /// Returns the matches of the first preferred locale that has any, each with its relation to the
  /// preferred locales.
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
    for line in lines {
      if let last = candidates(near: line).last(where: { $0.isLastResort(for: line) }) {
        return family(of: last)
      }
    }
    return []
  }

  // MARK: The best match

  private typealias Match = (candidate: Candidate, score: Int)

  private func bestMatch(for line: LocaleLine) -> Match? {
    var best: Match?
    for candidate in candidates(near: line) where !candidate.isLastResort(for: line) {
      guard let score = candidate.score(for: line) else { continue }
      if best.map({ score < $0.score }) ?? true { best = (candidate, score) }
    }
    return best
  }

  /// Returns the localization of another preferred locale if the match is in a different region
  /// than its wanted locale.
  private func exactMatch(in lines: [LocaleLine], like match: Match) -> Candidate? {
    let found = match.candidate.line
    guard match.score > 0, found.hasRegion, found.language != "zh" else { return nil }
    return lines.last { line in
      line.language == found.language && candidates(near: line).contains { $0.isSame(as: line) }
    }.flatMap { line in candidates(near: line).first { $0.isSame(as: line) } }
  }

  /// Returns a localization and its available ancestors.
  private func family(of first: Candidate) -> [Candidate] {
    let others = candidates(near: first.line).filter { $0.identifier != first.identifier }
    return [first]
      + first.line.names.flatMap { name in
        others.filter {
          // Readers of Hong Kong's Chinese prefer Taiwan's Chinese to any other.
          $0.line.modern == name || (name == "zh_Hant_HK" && $0.line.modern == "zh_Hant_TW")
        }
      }
  }
}

extension LocalizationMatcher {
  /// An available localization.
  private struct Candidate: Sendable {
    let identifier: String
    let tag: LocaleTag
    let line: LocaleLine
    let isOfMinorRegion: Bool

    /// Returns the cached candidate of a localization; all tables of a project have the same
    /// localizations.
    static func of(_ identifier: String) -> Candidate? {
      known.withLock { $0.value(for: identifier) { Candidate(identifier) } }
    }

    private static let known = Mutex(BoundedCache<String, Candidate>())

    /// Creates a candidate, or returns nil if the identifier is not a locale.
    ///
    /// The language of `Base` is unknown.
    private init?(_ identifier: String) {
      let tag = LocaleTag(identifier)
      guard tag.isDetermined, identifier != Self.base else { return nil }
      self.init(identifier, tag: tag)
    }

    /// The name of the localization for the development language.
    static let base = "Base"

    init(_ identifier: String, tag: LocaleTag) {
      self.identifier = identifier
      self.tag = tag.withoutPrivateUse
      line = LocaleLine(tag)
      isOfMinorRegion = line.isOfMinorRegion
    }

    /// Returns whether this is Brazilian Portuguese and European Portuguese is wanted, whose users
    /// prefer any other of their languages.
    func isLastResort(for wanted: LocaleLine) -> Bool {
      line.modern == "pt_BR" && wanted.modern == "pt_PT"
    }

    func isSame(as wanted: LocaleLine) -> Bool {
      line.name == wanted.name || line.modern == wanted.modern
    }

    /// Returns the distance to the wanted locale (lower is better), or nil if the localization does
    /// not match.
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

/// A localization that matches a locale, and its relation to the locale.
package struct RelatedLocalization: Hashable, Sendable {
  package let identifier: String
  package let relation: LocaleRelation
}

/// The relation of a localization to the wanted locale.
package enum LocaleRelation: Hashable, Sendable {
  /// The localization is for the wanted locale itself.
  case exact
  /// The localization is for a parent of the wanted locale: `fr` for `fr-CA`.
  case parent
  /// The localization matches the wanted locale in another way: `en-GB` for `en-US`.
  case related
}
