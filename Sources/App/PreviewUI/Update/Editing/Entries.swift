internal import CatalogCheck
package import CatalogEditing
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// Changes to whole entries: comments, new strings and languages, and removals.
extension Model {
  /// The entries of the marked rows, or of the selected one.
  ///
  /// If they cannot be edited, empty with a message in the status line.
  private func editedEntries() -> [Entry] {
    guard !refusesEdits() else { return [] }
    let entries = chosenRows.map(catalog.entry(ofRow:))
    if entries.isEmpty { status.say("no row selected") }
    return refusesEdits(of: entries.map { EntryName($0) }) ? [] : entries
  }

  /// Sets the comment of the selected entry; nil removes it.
  func setComment(_ text: String?) -> Effect? {
    guard !refusesEdits() else { return nil }
    guard let row = list.selectedRow else { return refuse("no row selected") }
    let entry = catalog.entry(ofRow: row)
    if refusesEdits(of: [EntryName(entry)]) { return nil }
    guard text != entry.comment else {
      return refuse(text == nil ? "no comment to remove" : "nothing changed")
    }
    var request = TextRequest(of: EntryName(entry))
    request.comment = TextRequest.Lock(text: text)
    let change = Effect.change([request])
    guard text == nil, let comment = entry.comment else { return change }
    open(
      Question("remove the comment?", [.remark(comment)], yes: "remove", accepted: change))
    return nil
  }

  /// Marks the entries of the marked or selected rows as translatable or not.
  func setTranslated(_ isOn: Bool) -> Effect? {
    let requests = editedEntries().map { entry in
      var request = TextRequest(of: EntryName(entry))
      request.shouldTranslate = isOn
      return request
    }
    return requests.isEmpty ? nil : .change(requests)
  }

  /// Asks whether to remove the entries of the marked or selected rows, or their translations in a
  /// language.
  func askToRemove(locale name: String? = nil) {
    let chosen = editedEntries()
    guard !chosen.isEmpty else { return }
    let locale = name.map { LocaleTag($0) }
    let removals = chosen.compactMap { entry -> (entry: Entry, locale: String)? in
      guard let locale else { return (entry, "") }
      return entry.localizations.first { LocaleTag($0.locale) == locale }.map { (entry, $0.locale) }
    }
    guard let first = removals.first else {
      return status.say("no translation in \(name ?? "this language")")
    }
    let files = Set(
      removals.flatMap { removal in
        [removal.entry.path]
          + removal.entry.localizations.filter { locale == nil || $0.locale == removal.locale }
          .map(\.path)
      })
    let place = files.count == 1 ? first.entry.path.lastNames : files.count.counted("file")
    let unit = locale == nil ? "string" : "translation"
    open(
      Question(
        "remove \(removals.count.counted(unit)) from \(place)?",
        removals.map { entry, locale in
          let count = entry.localizations.count
          let text = entry.localization(locale)?.leaves.first?.text
          return .entry(
            key: entry.key,
            note: text ?? (count == 0 ? "no translations" : count.counted("language")))
        }, yes: "remove",
        accepted: .change(
          removals.map { entry, locale in
            var removal = TextRequest(of: EntryName(entry), locale: locale)
            removal.isRemoved = true
            return removal
          })))
  }

  /// Adds an entry with a key and an optional source string to the table of the selected row.
  func addKey(_ argument: String) -> Effect? {
    guard !refusesEdits(), let (table, file) = editedTable() else { return nil }
    guard let (key, text) = Self.keyAndText(argument) else {
      return refuse("missing closing quote")
    }
    guard !key.isEmpty else { return refuse("missing key") }
    // Only a String Catalog has strings without a text.
    let isTextless = text == nil && table.traits.locales == .file
    var addition = TextRequest(of: EntryName(file: file, key: key))
    addition.isNew = true
    if !isTextless {
      addition.locale = table.sourceLanguage ?? preview.locale.description
      addition.text = text ?? key
    }
    return .change([addition])
  }

  /// Offers a language that the table of the selected row lacks.
  func addLocale(named name: String) -> Effect? {
    guard !refusesEdits(), let (table, file) = editedTable() else { return nil }
    let locale = LocaleTag(name)
    let usual = locale.withUsualLanguage
    guard usual.isKnownLanguage || table.locales.contains(name) else {
      return refuse("'\(name)' is not a language such as fr-CA")
    }
    return .addLocale(usual == locale ? name : usual.description, file: file)
  }

  /// The table of the selected row, or the only table, and one of its files.
  ///
  /// If none can be edited, nil with a message in the status line.
  private func editedTable() -> (table: Table, file: String)? {
    guard let number = selectedTableNumber ?? (catalog.tables.count == 1 ? 0 : nil),
      let file = catalog.tables[number].table.paths.first
    else {
      status.say("no row selected")
      return nil
    }
    if let fault = editFault(of: file) {
      refuseEdit(fault)
      return nil
    }
    return (catalog.tables[number].table, file)
  }

  /// Parses `KEY [TEXT]`; nil if a quoted key is unterminated.
  static func keyAndText(_ argument: String) -> (key: String, text: String?)? {
    var (key, isEscaped) = ("", false)
    let isQuoted = argument.hasPrefix("\"")
    var rest = argument.dropFirst(isQuoted ? 1 : 0)
    while let character = rest.popFirst() {
      if isEscaped {
        key.append(character)
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == (isQuoted ? "\"" : " ") {
        let text = rest.drop { $0 == " " }
        return (key, text.isEmpty ? nil : String(text))
      } else {
        key.append(character)
      }
    }
    return isQuoted ? nil : (key, nil)
  }

  /// Returns the name of a language in a file if rows of that file are shown in another language.
  package func otherLanguage(_ locale: String, inFile path: String) -> String? {
    guard let table = catalog.tables.firstIndex(where: { $0.table.paths.contains(path) }) else {
      return nil
    }
    let tag = catalog.tables[table].table.locale(ofLocalization: locale)
    let isShown =
      servedLocalization(ofTable: table) == locale || tag == preview.locale.withoutPrivateUse
    return isShown ? nil : tag.displayName()
  }

  // MARK: After loading

  /// Selects an entry once the files have been reloaded.
  ///
  /// If filters hide the entry, they are removed; if `changesFilters` is false, it is selected when it
  /// is listed, unless the user presses a key before.
  package func selectAfterLoading(_ name: EntryName, changesFilters: Bool = true) {
    editing.awaited = (name, changesFilters)
  }

  /// Selects the entry that was added, or whose edit was undone.
  func selectAwaited() {
    guard let awaited = editing.awaited, let row = catalog.row(of: awaited.name) else { return }
    guard awaited.changesFilters else {
      if list.rows.position(of: row) != nil {
        editing.awaited = nil
        return list.select(row: row)
      }
      // It may be in the new list, which the edit has changed, or in that of a later load.
      return rebuildList(showingEarly: false, anchor: row)
    }
    editing.awaited = nil
    list.filter = SearchQuery()
    list.kinds = RowFilter()
    show(row)
  }

  /// Shows the rows in a language that has been added to the tables of a folder.
  package func addLocale(_ name: String, to folder: String) {
    let locale = LocaleTag(name)
    let isKnown = catalog.tables.contains {
      $0.table.folder == folder
        && $0.matcher.including($0.table.sourceLanguage).includes(name)
    }
    if !isKnown { catalog = catalog.adding(name, toFolder: folder) }
    setLocale(locale)
    changes.insert(.tables)
    settle()
    status.say(
      isKnown
        ? "the catalog already has \(name)"
        : "showing \(name) (\(locale.displayName())); the first translation adds it")
  }

  /// Records the reasons files cannot be written, by path.
  package func noteUnwritable(_ reasons: [String: String]) {
    editing.unwritable = reasons
    updateLocks()
  }
}
