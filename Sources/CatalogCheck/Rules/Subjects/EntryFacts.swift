import LocalizedText
import PreviewRows
import SourceText
import StringCatalog

/// What rules know of an entry before they look at its texts, worked out once for all of them.
///
/// An entry has twenty texts and more, and each of them is compared with the same source text:
/// without this, a check takes a third longer (check.py in Tests/Bench). It is an object because each
/// of them gets it.
final class EntryFacts {
  /// The arguments that the app passes, as the key and the source text tell.
  let declared: DeclaredArguments
  /// The localization in the source language; nil if the entry has none.
  let source: Localization?
  /// Whether the key stands in for the text that the source language does not have.
  let keyIsText: Bool
  /// The language of the source text, without script and region; `und` if it is unknown.
  let sourceLanguage: String
  /// The number of characters that the comment allows; nil if it sets no limit.
  let lengthLimit: LengthLimit?
  /// Whether an editor of Xcode made the key: the app shows such a text as it is.
  private let isTitle: Bool
  /// Whether the source text, or the key if there is none, may take objects, as only formats do.
  private let takesObjects: Bool
  /// Whether something else than a format string fills in the source text.
  private let hasOtherFormat: Bool
  /// The text of the source language if it has only one, as most have.
  private let only: SourceText?

  /// The source text that was scanned last, which most texts of the entry are compared with.
  private var lastScan: (text: String, scan: TextScan)?

  /// A source text with the arguments that it takes.
  private struct SourceText {
    let leaf: Leaf
    let text: String
    let uses: ArgumentUses

    init(_ leaf: Leaf) {
      self.leaf = leaf
      text = leaf.text
      uses = ArgumentUses(ofLeaf: leaf, text: text)
    }
  }

  /// Looks at an entry of a table with a source language.
  init(_ entry: Entry, sourceLanguage: String?) {
    declared = DeclaredArguments(of: entry, sourceLanguage: sourceLanguage)
    source = entry.source(in: sourceLanguage)
    // If the translations agree on arguments that the key does not have, it is the name of a text.
    keyIsText = source == nil && declared.translations == nil && entry.keyIsText
    self.sourceLanguage = sourceLanguage.map { LocaleTag($0).language } ?? "und"
    lengthLimit = entry.comment.flatMap { LengthLimit(comment: $0) }
    let leaves = source?.leaves
    only = leaves?.count == 1 ? leaves?.first.map { SourceText($0) } : nil
    let text = only?.text ?? entry.key
    isTitle = entry.key.isEditorKey
    takesObjects = text.holds("%") && text.holds("@")
    hasOtherFormat = text.isOtherFormat || text.hasNumberedTokens
  }

  /// Whether a text of the entry is filled in as a format string, as far as one can tell.
  func isFormat(_ text: String) -> Bool {
    !isTitle && (takesObjects || !hasOtherFormat && !text.isOtherFormat)
  }

  /// The leaf of the source language that a leaf translates; nil if it translates none.
  func sourceLeaf(of leaf: Leaf) -> Leaf? {
    if let only { return only.leaf.isEmpty ? nil : only.leaf }
    return source.flatMap { leaf.source(in: $0) }
  }

  /// What several rules need to know of a source text.
  func scan(of text: String) -> TextScan {
    if let lastScan, lastScan.text == text { return lastScan.scan }
    let scan = TextScan(text)
    lastScan = (text, scan)
    return scan
  }

  /// The text of a leaf of the source language.
  func text(of leaf: Leaf) -> String {
    if let only, only.leaf.number == leaf.number { return only.text }
    return leaf.text
  }

  /// The arguments that a leaf of the source language takes.
  func uses(of leaf: Leaf) -> ArgumentUses {
    if let only, only.leaf.number == leaf.number { return only.uses }
    return ArgumentUses(ofLeaf: leaf, text: leaf.text)
  }
}

extension ArgumentUses {
  /// The arguments that a leaf takes, through its substitutions.
  fileprivate init(ofLeaf leaf: Leaf, text: String) {
    guard text.mayReferToSubstitutions else {
      self.init(of: [text], countsProse: false)
      return
    }
    self.init(of: leaf.localization)
  }
}
