public import LocalizedText

extension Coverage {
  /// The completeness of each language across all tables, sorted by name.
  ///
  /// If a table has no strings in a language that another table has, all of them count as missing.
  public var languages: [Locale] {
    let names = tables.flatMap { $0.locales.map(\.name) }.filter { $0 != "Base" }
    let tags = Set(names.map { LocaleTag($0) }).sortedByName
    let counts = tables.map { $0.locales(tags) }
    return tags.indices.map { place in
      Locale(named: tags[place].description, sumOf: counts.map { $0[place] })
    }
  }

  /// The completeness of all languages combined; its name is empty.
  public var total: Locale { Locale(named: "", sumOf: languages) }
}

extension Coverage.Table {
  /// Returns the counts of the given languages, including ones the table does not have.
  public func locales(_ tags: [LocaleTag]) -> [Coverage.Locale] {
    let counted = Dictionary(grouping: locales) { LocaleTag($0.name) }
    let source = source.map { LocaleTag($0) }
    let matcher = LocalizationMatcher(available: locales.map(\.name))
    return tags.map { tag in
      var counts = Coverage.Locale(named: tag.description, sumOf: counted[tag] ?? [])
      guard counted[tag] == nil else { return counts }
      // A regional variant falls back to another one. In the source language, the keys are the strings.
      let isVariant =
        tag != source
        && (tag.language == source?.language || !matcher.parents(of: tag).isEmpty)
      let total = tag == source ? translatable : isVariant ? 0 : needed
      counts.share = CompletedShare(done: tag == source ? total : 0, of: total)
      counts.reviewed = counts.share
      counts.missing = tag == source ? 0 : total
      counts.stale = stale
      return counts
    }
  }
}

extension Coverage.Locale {
  fileprivate init(named name: String, sumOf parts: [Self]) {
    self.init(
      name: name, keys: 0, leaves: 0, states: [], missing: 0, review: 0, untranslated: 0, stale: 0,
      staleLeaves: 0, share: CompletedShare(), reviewed: CompletedShare())
    // A hostile file may have a different state for every string.
    var places: [String: Int] = [:]
    for part in parts {
      keys += part.keys
      leaves += part.leaves
      missing += part.missing
      review += part.review
      untranslated += part.untranslated
      stale += part.stale
      staleLeaves += part.staleLeaves
      share += part.share
      reviewed += part.reviewed
      for state in part.states {
        if let place = places[state.name] {
          states[place].leaves += state.leaves
        } else {
          places[state.name] = states.count
          states.append(state)
        }
      }
    }
  }
}

extension Set<LocaleTag> {
  /// The determined languages, sorted by name.
  package var sortedByName: [LocaleTag] {
    filter(\.isDetermined).map { (name: $0.description, tag: $0) }
      .sorted { $0.name < $1.name }.map(\.tag)
  }
}
