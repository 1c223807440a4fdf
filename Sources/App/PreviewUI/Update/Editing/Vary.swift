internal import CatalogCheck
internal import CatalogEditing
internal import Locales
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// Adding and removing plural or device forms of translations.
extension Model {
  /// Lists the ways in which the selected form, or a string without forms, can vary.
  func openVariations(of path: LeafPath) {
    guard let row = selectedRow?.row, let (previewTable, locale) = editedPlace() else { return }
    guard previewTable.table.traits.locales == .file else {
      let hasForms = Self.texts(of: row.entry, in: previewTable.table, locale).count > 1
      return refuseEdit(
        hasForms
          ? "only strings in String Catalogs can vary" : "the translation has no forms; i edits it")
    }
    guard row.entry.shouldTranslate || row.isInSourceLanguage else {
      return refuseEdit("this string is marked \"Don't Translate\"")
    }
    let texts = Self.texts(of: row.entry, in: previewTable.table, locale)
    guard !texts.isEmpty else { return refuseEdit("no translation yet; i adds it") }
    let language = previewTable.table.locale(ofLocalization: locale)
    let ways = FormVariations(
      of: path, among: texts.map(\.path), forms: LanguageForms(language)?.required ?? ["other"],
      takesNumber: FormVariations.takesNumber(row.sourceText)
    ).ways
    guard !ways.isEmpty else { return refuseEdit("this form cannot vary") }
    let hasForms = texts.map(\.path) != [LeafPath()]
    open(VariationPicker(ways, hasForms: hasForms, in: self))
  }

  /// Returns the strings of an entry in a language with their paths.
  private static func texts(
    of entry: Entry, in table: Table, _ locale: String
  ) -> [(path: LeafPath, text: String)] {
    if let localization = entry.localization(locale) {
      let leaves = localization.leaves.map { (path: $0.path, text: $0.text) }
      return leaves.contains { !$0.text.isEmpty } ? leaves : []
    }
    // Without a source string, the key is the string.
    return locale == table.sourceLanguage ? [(path: LeafPath(), text: entry.key)] : []
  }

  /// Requests a change of variation, after confirming the forms that would be lost.
  func reshape(_ shape: Reshape) -> Effect? {
    guard let row = selectedRow?.row, let (previewTable, locale) = editedPlace() else { return nil }
    var request = TextRequest(of: EntryName(row.entry), locale: locale)
    request.shape = shape
    let effect = Effect.change([request])
    guard case .flatten(let stem, let kept) = shape else { return effect }
    let lost = Self.texts(of: row.entry, in: previewTable.table, locale).filter {
      $0.path != kept && $0.path.steps.starts(with: stem.steps)
    }
    let names = lost.map { FormList.Form.name(of: $0.path) }
    let columns = names.map(\.count).max() ?? 0
    let forms = zip(names, lost).map { name, form in
      Question.Detail.entry(key: name.padded(to: columns), note: form.text)
    }
    open(
      Question(
        "remove \(lost.count.counted("form")) and keep '\(FormList.Form.name(of: kept))'?",
        forms, yes: "remove", accepted: effect))
    return nil
  }
}
