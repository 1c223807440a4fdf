import CatalogChanges
import CatalogCheck
import PreviewRows
import StringCatalog

/// How the changed texts of two versions of a table fit, before and after.
struct DiffFits {
  /// A text in both versions; nil in the one that does not have it.
  struct Pair {
    let change: CatalogDifference.Change
    let old: TextFit?
    let new: TextFit?
    /// Both versions as rows, for a terminal; nil if they look the same.
    var rows: [String]?

    /// Both in words, if they differ: `1 line at 10+ → 1 line at 38+`.
    var words: String? {
      guard let old, let new, old.words != new.words else { return nil }
      return "\(old.words) → \(new.words)"
    }

    /// Whether the text fitted its room, and no longer does.
    var noLongerFits: Bool { new?.isCut == true && old?.isCut != true }
  }

  /// The pairs by the numbers of the changes; only texts have one.
  let pairs: [Int: Pair]

  /// Measures the changed texts.
  ///
  /// Both versions have the samples and the rooms of the files on the disk. They are drawn as rows if it
  /// is said how.
  init(
    of difference: CatalogDifference, from old: Table?, to new: Table?, settings: ProjectSettings,
    drawing: VersionRows? = nil
  ) {
    guard let beside = new ?? old,
      difference.changes.contains(where: { $0.kind == .text || $0.kind == .source })
    else {
      pairs = [:]
      return
    }
    let samples = (try? Samples(beside: beside)) ?? Samples()
    let slots = (try? Slots(beside: beside)) ?? Slots()
    func fits(_ table: Table?) -> TextFits? {
      table.map { TextFits(of: $0, samples: samples, slots: slots, settings: settings) }
    }
    var (before, after) = (fits(old), fits(new))
    var names: [String: String] = [:]
    var pairs: [Int: Pair] = [:]
    for (number, change) in difference.changes.enumerated() {
      if change.kind == .renamed { names[change.key] = change.old }
      guard change.kind == .text || change.kind == .source, let locale = change.locale else {
        continue
      }
      let earlier = before?.text(
        ofKey: names[change.key] ?? change.key, locale: locale, path: change.path)
      let later = after?.text(ofKey: change.key, locale: locale, path: change.path)
      pairs[number] = Pair(
        change: change, old: earlier?.fit, new: later?.fit,
        rows: drawing?.lines(old: earlier, new: later))
    }
    self.pairs = pairs
  }
}
