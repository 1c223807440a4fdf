package import StringCatalog

/// One string of a table as translators get it: a form of an entry in one language.
package struct ExchangedUnit: Sendable {
  package let key: String
  /// The path of the string in its localization.
  package private(set) var path: LeafPath
  /// The identifier in XLIFF; nil if XLIFF has none.
  package private(set) var id: String?
  /// The source text as the catalog has it; nil if the source language has none for this form.
  package let source: String?
  /// The translation as the catalog has it; nil if there is none.
  package private(set) var text: String?
  /// The state of the translation, as the catalog spells it; nil if there is none.
  package private(set) var state: String?
  package let comment: String?
  package let isCommentGenerated: Bool
  /// How XLIFF spells references to arguments.
  let references: ArgumentReferences?
  /// Whether the format of the catalog has states.
  package let hasStates: Bool
  /// Whether the language is the source language.
  let isOfSource: Bool
  /// Whether it is one of the forms that the catalog has or needs.
  package private(set) var isInCatalog = true

  init(
    key: String, path: LeafPath, id: String?, source: String?, text: String?, state: String?,
    comment: String?, isCommentGenerated: Bool, references: ArgumentReferences?, hasStates: Bool,
    isOfSource: Bool
  ) {
    (self.key, self.path, self.id) = (key, path, id)
    (self.source, self.text, self.state) = (source, text, state)
    (self.comment, self.isCommentGenerated) = (comment, isCommentGenerated)
    (self.references, self.hasStates, self.isOfSource) = (references, hasStates, isOfSource)
  }

  /// Another form of the same string, which the catalog lacks.
  package func form(at path: LeafPath) -> ExchangedUnit {
    var form = self
    (form.path, form.id, form.text, form.state, form.isInCatalog) = (path, nil, nil, nil, false)
    return form
  }
}

extension ExchangedUnit {
  /// The source text in XLIFF.
  ///
  /// Xcode writes the identifier of a form that belongs to a substitution of the translation alone.
  package var exchangedSource: String? { source.map { exchanged($0) } ?? sourceOfOwnForm }

  private var sourceOfOwnForm: String? {
    path.substitution != nil && references?.isRequired(path) == true ? id : nil
  }

  /// The translation in XLIFF; nil if there is none.
  package var exchangedTarget: XLIFFTarget? {
    guard let text else {
      guard isOfSource, hasStates else { return nil }
      return source.map { XLIFFTarget(text: exchanged($0), state: "new") }
    }
    guard hasStates else { return XLIFFTarget(text: exchanged(text)) }
    return XLIFFTarget(text: exchanged(text), catalogState: state)
  }

  /// The translation as the catalog has it; nil if there is none.
  package var rawTarget: XLIFFTarget? { text.map { XLIFFTarget(text: $0, state: state) } }

  /// The string as XLIFF has it; nil if it has none such.
  package var xliff: XLIFFUnit? {
    id.map {
      XLIFFUnit(
        id: $0, source: exchangedSource, target: exchangedTarget, note: comment,
        isNoteGenerated: isCommentGenerated)
    }
  }

  private func exchanged(_ text: String) -> String {
    references?.exchanged(text, at: path) ?? text
  }

  /// Returns the text of a catalog for a translation from XLIFF.
  package func stored(_ text: String) -> String { references?.stored(text, at: path) ?? text }
}
