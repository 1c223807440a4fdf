internal import CatalogEditing
package import StringCatalog

/// The difference between two versions of a table.
///
///     let difference = CatalogDifference(from: old, to: new)
///     difference.changes.first?.kind  // .text
package struct CatalogDifference: Sendable {
  /// A change to an entry.
  package struct Change: Sendable {
    /// The kind of a change.
    package enum Kind: String, CaseIterable, Sendable {
      case added, removed, renamed
      /// A change to the source string.
      case source
      /// A change to a translation.
      case text
      /// A change to how a string varies.
      case shape
      case state, comment, extraction, flags
    }

    /// The status of a translation after its source string changed.
    package enum Fate: String, CaseIterable, Sendable {
      /// The translation changed too.
      case updated
      /// The translation's state marks it as needing work.
      case flagged
      /// The translation is unchanged, and its state does not mark it.
      case stranded
      /// The translation is unchanged, but the source string changed only in case, punctuation, or
      /// spaces.
      case minor
    }

    /// The key; for a renamed entry, the new one.
    package let key: String
    /// The kind of change.
    package let kind: Kind
    /// The locale; nil if the change is about the whole entry.
    package var locale: String?
    /// The path of the string in the localization.
    package var path = LeafPath()
    /// The old value; nil if there was none.
    package var old: String?
    /// The new value; nil if there is none.
    package var new: String?
    /// The statuses of the translations, if the source string changed.
    package var fates: [(fate: Fate, locale: String)] = []
    /// The entry in the new version, or in the old one if it was removed.
    package let entry: Entry
  }

  /// The changes, in the order of the new version, followed by removed entries.
  package private(set) var changes: [Change] = []
  /// The keys of entries that differ only in formatting or position.
  package private(set) var cosmetic: [String] = []
  /// The number of lines removed and added in these entries.
  ///
  /// 0 if the versions are not a single String Catalog each.
  package private(set) var cosmeticLines = 0
  private let sourceLanguage: String?

  /// Compares two versions of a table; either may be nil.
  package init(from old: Table?, to new: Table?) {
    sourceLanguage = new?.sourceLanguage ?? old?.sourceLanguage
    var added: [Entry] = []
    var kept = 0
    var pairs: [(old: Entry, new: Entry, hasOtherBytes: Bool)] = []
    /// The unchanged entries in new order, by their numbers in both versions.
    var twins: [Int] = []
    var numbers: [Int] = []
    var order: [(entry: Entry, pair: Int?)] = []
    let earlier = old?.entries
    let (oldBytes, newBytes) = (EntryBytes(of: old), EntryBytes(of: new))
    var next = 0
    if let new {
      for entry in new.entries {
        var twin: Entry?
        if let earlier, next < earlier.endIndex, isSame(earlier[next].key, entry.key) {
          twin = earlier[next]
        } else {
          twin = old?.entry(forKey: entry.key)
        }
        guard let twin else {
          added.append(entry)
          order.append((entry, nil))
          continue
        }
        next = Int(twin.number) + 1
        kept += 1
        let hasSameBytes = newBytes.isSame(entry, as: twin, in: oldBytes)
        // One with other bytes is shown, or counted, wherever it is.
        if hasSameBytes != false {
          twins.append(Int(twin.number))
          numbers.append(Int(entry.number))
        }
        if hasSameBytes == true { continue }
        order.append((entry, pairs.count))
        pairs.append((twin, entry, hasSameBytes == false))
      }
    }
    var removed: [Entry] = []
    if let earlier, kept < earlier.endIndex {
      removed = earlier.filter { new?.entry(forKey: $0.key) == nil }
    }
    let renames = Renames(from: removed, to: added, sourceLanguage: sourceLanguage)
    for (entry, pair) in order {
      if let pair {
        let (twin, hasOtherBytes) = (pairs[pair].old, pairs[pair].hasOtherBytes)
        let count = cosmetic.count
        compare(twin, entry, hasOtherBytes: hasOtherBytes)
        if cosmetic.count > count {
          cosmeticLines += newBytes.differingLines(of: entry, since: twin, in: oldBytes)
        }
      } else if let old = renames.old(of: entry) {
        changes.append(
          Change(key: entry.key, kind: .renamed, old: old.key, new: entry.key, entry: entry))
        compare(old, entry, hasOtherBytes: false)
      } else {
        changes.append(Change(key: entry.key, kind: .added, entry: entry))
      }
    }
    for entry in removed where !renames.isOld(entry) {
      changes.append(Change(key: entry.key, kind: .removed, entry: entry))
    }
    let moved = twins.placesOutOfOrder
    guard !moved.isEmpty, let earlier, let new else { return }
    let changed = Set(changes.map(\.key))
    for place in moved.sorted() {
      let entry = new.entries[numbers[place]]
      guard !changed.contains(entry.key) else { continue }
      cosmetic.append(entry.key)
      cosmeticLines +=
        newBytes.lines(of: entry).count + oldBytes.lines(of: earlier[twins[place]]).count
    }
  }

  /// Whether the versions have the same content.
  package var isEmpty: Bool { changes.isEmpty }

  /// Keeps only changes to source strings that leave translations stranded.
  package mutating func keepStranded() {
    changes.removeAll { change in
      !change.fates.contains { $0.fate == .stranded || $0.fate == .minor }
    }
    cosmetic = []
    cosmeticLines = 0
  }

  /// Keeps only changes in some languages, and those of whole strings.
  package mutating func keep(locales admits: (String) -> Bool) {
    changes.removeAll { $0.locale.map { $0 != sourceLanguage && !admits($0) } ?? false }
    for index in changes.indices { changes[index].fates.removeAll { !admits($0.locale) } }
  }

  // MARK: Entries

  private mutating func compare(_ old: Entry, _ new: Entry, hasOtherBytes: Bool) {
    let before = changes.count
    compareMembers(old, new)
    var fates: [(fate: Change.Fate, locale: String)] = []
    var source: Int?
    // Most entries have few localizations, but a file may have any number.
    let olds = Dictionary(old.localizations.map { ($0.locale, $0) }) { $1 }
    let news = Set(new.localizations.map(\.locale))
    for localization in new.localizations {
      let earlier = olds[localization.locale]
      let start = changes.count
      compare(earlier, localization, in: new)
      if localization.locale == sourceLanguage {
        source = changes[start...].firstIndex { $0.kind == .source && $0.old != nil }
      }
    }
    for localization in old.localizations where !news.contains(localization.locale) {
      for leaf in localization.leaves {
        add(.text, new, localization.locale, leaf.path, old: leaf.text, new: nil)
      }
    }
    if let source, let sourceLanguage, let text = new.localization(sourceLanguage),
      let before = old.localization(sourceLanguage)
    {
      let isMinor = text.words == before.words
      for translation in new.localizations where translation.locale != sourceLanguage {
        guard let earlier = olds[translation.locale] else { continue }
        fates.append((translation.fate(since: earlier, isMinor: isMinor), translation.locale))
      }
      changes[source].fates = fates
    }
    if changes.count == before, hasOtherBytes {
      cosmetic.append(new.key)
    }
  }

  private mutating func compareMembers(_ old: Entry, _ new: Entry) {
    if !isSame(old.comment, new.comment) {
      changes.append(
        Change(key: new.key, kind: .comment, old: old.comment, new: new.comment, entry: new))
    }
    if old.extractionState != new.extractionState {
      changes.append(
        Change(
          key: new.key, kind: .extraction, old: old.extractionState, new: new.extractionState,
          entry: new))
    }
    let flags = (old.flags, new.flags)
    if flags.0 != flags.1 {
      changes.append(
        Change(
          key: new.key, kind: .flags, old: flags.0.joined(separator: ", "),
          new: flags.1.joined(separator: ", "), entry: new))
    }
  }

  private mutating func compare(_ old: Localization?, _ new: Localization, in entry: Entry) {
    let kind: Change.Kind = new.locale == sourceLanguage ? .source : .text
    if let old, old.shape != new.shape {
      add(.shape, entry, new.locale, LeafPath(), old: old.shape, new: new.shape)
    }
    let olds = Dictionary((old?.leaves ?? new.leaves).map { ($0.path, $0) }) { $1 }
    let news = Set(new.leaves.map(\.path))
    for leaf in new.leaves {
      guard old != nil, let earlier = olds[leaf.path] else {
        add(kind, entry, new.locale, leaf.path, old: nil, new: leaf.text)
        continue
      }
      if !isSame(earlier.text, leaf.text) {
        add(kind, entry, new.locale, leaf.path, old: earlier.text, new: leaf.text)
      } else if earlier.state != leaf.state {
        add(.state, entry, new.locale, leaf.path, old: earlier.state, new: leaf.state)
      }
    }
    guard let old else { return }
    for leaf in old.leaves where !news.contains(leaf.path) {
      add(kind, entry, new.locale, leaf.path, old: leaf.text, new: nil)
    }
    let members = (old.otherMembers, new.otherMembers)
    if members.0 != members.1 {
      add(.flags, entry, new.locale, LeafPath(), old: members.0, new: members.1)
    }
  }

  private mutating func add(
    _ kind: Change.Kind, _ entry: Entry, _ locale: String, _ path: LeafPath, old: String?,
    new: String?
  ) {
    changes.append(
      Change(
        key: entry.key, kind: kind, locale: locale, path: path, old: old, new: new, entry: entry))
  }
}

extension Entry {
  /// The flags that are set, and the members unknown to the format.
  fileprivate var flags: [String] {
    var flags: [String] = []
    if !shouldTranslate { flags.append("don't translate") }
    if let generatesSymbol { flags.append(generatesSymbol ? "generates symbol" : "no symbol") }
    if isCommentAutoGenerated { flags.append("comment generated") }
    return flags + otherFields.map { "\($0.name): \($0.value)" }
  }
}

extension Localization {
  /// How the string varies: `text`, `plural`, `device`, with its substitutions.
  fileprivate var shape: String {
    var axes: [String] = []
    for leaf in leaves {
      guard case .variation(let axis, _)? = leaf.path.steps.first else { continue }
      if !axes.contains(axis) { axes.append(axis) }
    }
    if leaves.contains(where: { $0.path.steps.isEmpty }) { axes.insert("text", at: 0) }
    return (axes + substitutions.map { "%#@\($0.name)@" }).joined(separator: " + ")
  }

  /// A description of the parts other than strings.
  fileprivate var otherMembers: String {
    (substitutions.map {
      "\($0.name): \($0.argumentNumber ?? 0) \($0.formatSpecifier ?? "")"
        + $0.otherFields.map { " \($0.name): \($0.value)" }.joined()
    } + otherFields.map { "\($0.name): \($0.value)" }
      + leaves.flatMap { $0.otherFields.map { "\($0.name): \($0.value)" } }).joined(separator: ", ")
  }

  /// The letters, digits, and placeholder characters of all strings, in lowercase.
  fileprivate var words: [String] { leaves.map(\.text.coreCharacters) }

  fileprivate func fate(
    since earlier: Localization, isMinor: Bool
  ) -> CatalogDifference.Change.Fate {
    let texts = (earlier.leaves.map { Array($0.text.utf8) }, leaves.map { Array($0.text.utf8) })
    if texts.0 != texts.1 { return .updated }
    if leaves.contains(where: { $0.state == "needs_review" || $0.state == "new" }) {
      return .flagged
    }
    return isMinor ? .minor : .stranded
  }
}
