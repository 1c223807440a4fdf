internal import SourceText
package import StringCatalog

/// An entry of a .stringsdict file, used as a template for the same entry in another language.
package struct StringsdictTemplate: Sendable {
  private let key: String
  private let path: String
  private let locale: String
  private let texts: [(path: LeafPath, text: String)]
  private let bytes: [UInt8]

  /// An XML property list without entries.
  package static let emptyFile = Array(
    #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict></dict></plist>"#.utf8)

  /// Creates a template from a localization; nil if its file has another format.
  package init?(_ localization: Localization, of table: Table) {
    guard CatalogFormat(path: localization.path) == .stringsdict,
      let file = table.files.first(where: { $0.path == localization.path })
    else { return nil }
    key = localization.entry.key
    path = localization.path
    locale = localization.locale
    texts = localization.leaves.map { (path: $0.path, text: $0.text) }
    bytes = file.bytes.array
  }

  /// Returns the edit that adds the entry to the file of another language.
  ///
  /// An app requires `other`; if it is not among the new strings, it is copied from another form of
  /// the same variable. Forms of the source language without a new string are left out, because the
  /// format has no state to mark them.
  ///
  /// - Parameters:
  ///   - new: the strings by path.
  ///   - path: the path of the file.
  ///   - locale: the language of the file.
  /// - Returns: the edit.
  /// - Throws: a refusal if the entry cannot hold the strings.
  package func entry(
    with new: [(path: LeafPath, text: String)], in path: String, of locale: String
  ) throws(EditRefusal) -> CatalogEdit {
    let order = KeyOrder { _, _ in 0 }
    let target = CatalogEditor(path: path, order: order)
    let removal = { CatalogEdit(key: key, .localization($0), from: nil, to: nil) }
    let own = try CatalogEditor(path: self.path, order: order).apply(
      [removal(self.locale)], to: bytes)
    let addition = CatalogEdit(key: key, .entry, from: nil, to: own.inverse.first?.new)
    let begun = try target.apply([addition], to: Self.emptyFile)
    let finished = try target.apply(edits(for: new, locale), to: begun.bytes)
    let result = try target.apply([removal(locale)], to: finished.bytes)
    return CatalogEdit(key: key, .entry, from: nil, to: result.inverse.first?.new)
  }

  /// Returns the edits that turn a copy of the entry into the new one; additions come first.
  private func edits(for new: [(path: LeafPath, text: String)], _ locale: String) -> [CatalogEdit] {
    let edit = { (path: LeafPath, old: String?, text: String?) in
      CatalogEdit(key: key, .text(locale: locale, path: path), from: old, to: text)
    }
    var edits = new.map { text in
      edit(text.path, texts.first { $0.path == text.path }?.text, text.text)
    }
    for (path, old) in texts where !new.contains(where: { $0.path == path }) {
      // A variable without a new text stays as it is.
      guard path.pluralCase != nil,
        let twin = new.first(where: {
          $0.path.pluralCase != nil && $0.path.steps.dropLast() == path.steps.dropLast()
        })
      else { continue }
      edits.append(edit(path, old, path.pluralCase == "other" ? twin.text : nil))
    }
    return edits.filter { $0.new != nil } + edits.filter { $0.new == nil }
  }
}
