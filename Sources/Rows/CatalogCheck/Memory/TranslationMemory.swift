package import LocalizedText
package import StringCatalog

/// The finished translations of a project in one language, to find those of similar source strings.
///
/// ```swift
/// let memory = TranslationMemory(of: tables, in: LocaleTag("de"))
/// memory.matches(for: "Delete this photo", least: 75).first?.translation  // "Dieses Foto löschen"
/// ```
package struct TranslationMemory: Sendable {
  /// A source string with its translation.
  private struct Unit: Sendable {
    let source: String
    let translation: String
    let table: String
    let key: String
    let words: [Int32]
  }

  private var units: [Unit] = []
  /// The numbers of words.
  private var numbers: [[UInt8]: Int32] = [:]
  /// The units that have a word, with how often they have it, by the number of the word.
  private var postings: [[(unit: Int32, count: Int32)]] = []
  /// The units by their source strings.
  private var exact: [String: [Int]] = [:]

  /// Collects the translations of tables, as their languages match a locale.
  ///
  /// Translations that nobody has finished, and values of lists, are left out.
  package init(of tables: [Table], in locale: LocaleTag) {
    var seen: Set<[String]> = []
    for table in tables {
      guard
        let language = LocalizationMatcher(available: table.locales).chain(for: locale).first,
        language != table.sourceLanguage, LocaleTag(language).language == locale.language,
        let wanted = table.localeNumber(language)
      else { continue }
      for entry in table.entries where entry.shouldTranslate {
        guard let localization = entry.localization(locale: wanted) else { continue }
        for leaf in localization.leaves.prefix(Self.formLimit)
        where !leaf.isEmpty && !leaf.path.isValue && leaf.state ?? "translated" != "new" {
          let source =
            entry.source(in: table.sourceLanguage)?.leaf(translatedAt: leaf.path)?.text ?? entry.key
          let text = leaf.text
          guard source.utf8.count < Self.lengthLimit, seen.insert([source, text]).inserted else {
            continue
          }
          add(source, text, table: table.name, key: entry.key)
        }
      }
    }
  }

  /// The number of strings in a project from which collecting them would delay a key.
  package static let quickLimit = 50_000
  /// The most forms of a string that are kept, and the longest source string in bytes.
  private static let formLimit = 64
  private static let lengthLimit = 2_000

  private mutating func add(_ source: String, _ text: String, table: String, key: String) {
    var words: [Int32] = []
    for word in FoldedWords(source).words {
      let number = numbers[word] ?? Int32(postings.count)
      if number == postings.count {
        numbers[word] = number
        postings.append([])
      }
      words.append(number)
    }
    let unit = Int32(units.count)
    for (number, count) in words.counted { postings[Int(number)].append((unit, count)) }
    exact[source, default: []].append(units.count)
    units.append(
      Unit(source: source, translation: text, table: table, key: key, words: words))
  }

  /// Returns the translations of the same source string, then those of the nearest others.
  ///
  /// - Parameters:
  ///   - source: the source string.
  ///   - key: the key of its entry, whose own translation is left out.
  ///   - least: the least percentage of equal words.
  ///   - limit: the most results.
  /// - Returns: the matches, best first, and among equal ones in the order of the tables.
  package func matches(
    for source: String, besides key: String? = nil, least: Int = 50, limit: Int = 3
  ) -> [MemoryMatch] {
    var found = (exact[source] ?? []).filter { units[$0].key != key }.map { ($0, 100) }
    if found.count < limit, source.utf8.count < Self.lengthLimit {
      found += similar(to: source, besides: key, least: least)
    }
    return found.prefix(limit).map { number, percent in
      let unit = units[number]
      return MemoryMatch(
        source: unit.source, translation: unit.translation, table: unit.table, key: unit.key,
        percent: percent)
    }
  }

  private func similar(to source: String, besides key: String?, least: Int) -> [(Int, Int)] {
    let own = FoldedWords(source).words.map { numbers[$0] ?? -1 }
    guard !own.isEmpty else { return [] }
    var shared: [Int32: Int32] = [:]
    for (number, count) in own.counted where number >= 0 {
      for posting in postings[Int(number)] {
        shared[posting.unit, default: 0] += min(count, posting.count)
      }
    }
    var found: [(unit: Int, percent: Int)] = []
    for (number, words) in shared {
      let unit = units[Int(number)]
      let longest = max(own.count, unit.words.count)
      // At least so many words must be the same.
      guard Int(words) * 100 >= least * longest, unit.source != source, unit.key != key,
        let distance = WordDistance.between(
          own, unit.words, limit: longest - (least * longest + 99) / 100)
      else { continue }
      // Only case, punctuation or accents differ.
      found.append((Int(number), distance == 0 ? 99 : (longest - distance) * 100 / longest))
    }
    return found.sorted { ($1.percent, $0.unit) < ($0.percent, $1.unit) }.map {
      ($0.unit, $0.percent)
    }
  }
}

extension [Int32] {
  /// Returns how often each element occurs.
  fileprivate var counted: [Int32: Int32] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
