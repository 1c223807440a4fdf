internal import CatalogCheck
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

extension Model {
  /// Opens the list of locales, tables, text sizes, or keys.
  ///
  /// The rows follow the selected choice.
  mutating func openPicker(_ subject: Picker.Subject) {
    let tables = catalog.tables
    let choices: [Picker.Choice]
    let selected: Picker.Target?
    switch subject {
    case .locale:
      let shares = TranslatedShares(of: tables)
      choices = catalog.locales.map { locale in
        Picker.Choice(locale: locale, note: shares.share(of: locale)?.percentText ?? "")
      }
      selected = .locale(preview.locale)
    case .table:
      let listed = tables.indices.filter { list.position(ofTable: $0, in: catalog) != nil }
      let folders = listed.map { tables[$0].table.folder }.belowCommonFolder
      choices = zip(listed, folders).map { number, folder in
        Picker.Choice(
          target: .table(number), name: tables[number].table.name,
          words: folder.isEmpty ? [] : [folder], note: "\(tables[number].count)")
      }
      selected = selectedTableNumber.map { .table($0) }
    case .textSize:
      let setting = preview.setting
      choices = setting.platform.textSizes.map { Picker.Choice($0, in: setting) }
      selected = .textSize(setting.textSize)
    case .key, .place, .form, .variation:
      choices = []
      selected = nil
    }
    guard !choices.isEmpty || subject == .key && catalog.rowCount > 0 else { return }
    open(Picker(subject, choices, at: selected))
    findKeysQuickly()
  }

  /// Shows the uses of a key in code: opens the editor if there is only one, or else lists them.
  ///
  /// Does nothing if the user has moved on to something else.
  ///
  /// - Returns: the effect that opens the editor, if there is only one use.
  public mutating func show(_ uses: [KeyUse], ofKey key: String) -> Effect? {
    guard case .none = overlay.input, selectedRow?.row.entry.key == key else { return nil }
    guard let first = uses.first else { return refuse("key not found in the code") }
    guard uses.count > 1 else { return edit(first.place) }
    status.clear()
    let choices = uses.map { use in
      Picker.Choice(
        target: .place(use.place), name: "\(use.place.path):\(use.place.location.line)",
        words: [use.line])
    }
    open(Picker(.place, choices, at: nil))
    return nil
  }

  mutating func open(_ picker: Picker) {
    overlay.input = .picker(
      picker,
      before: Picker.Origin(
        locale: preview.root.locale, last: preview.lastLocale, row: list.selectedRow ?? 0,
        top: list.top, isInPoints: preview.isInPoints, setting: preview.setting))
  }

  /// Searches some keys before the next frame, if a key search is open.
  private mutating func findKeysQuickly() {
    if JobPlace.keys.isPending(self) { advance(.keys, rows: 250) }
  }

  /// Shows the keys found so far.
  mutating func takeFoundKeys() {
    overlay.picker?.showFound(in: catalog, rows)
    followPicker()
  }

  /// Handles a key while a picker is open; characters filter the choices.
  mutating func pick(_ key: Key) -> Effect? {
    guard let picker = overlay.picker else { return nil }
    if picker.subject == .form { return pickForm(key) }
    let page = max(1, geometry.panelHeight - 1)
    switch key {
    case .escape, .control("c"), .control("g"):
      cancelPicker()
      return nil
    case .backspace where picker.field.isEmpty:
      cancelPicker()
      return nil
    case .enter: return acceptPicked()
    // No way to vary has these letters.
    case .character("j") where picker.subject == .variation: overlay.picker?.move(by: 1)
    case .character("k") where picker.subject == .variation: overlay.picker?.move(by: -1)
    case .down, .control("n"), .tab: overlay.picker?.move(by: 1)
    case .up, .control("p"), .backTab: overlay.picker?.move(by: -1)
    case .pageDown: overlay.picker?.move(by: page)
    case .pageUp: overlay.picker?.move(by: -page)
    default:
      guard overlay.picker?.edit({ $0.edit(key) }) == true else { return nil }
      findKeysQuickly()
    }
    followPicker()
    return nil
  }

  /// Shows the selected choice in the list above the picker.
  mutating func followPicker() {
    switch overlay.picker?.selected?.target {
    case .locale(let locale) where locale != preview.locale: setLocale(locale)
    case .table(let table):
      if let start = list.position(ofTable: table, in: catalog) { list.showTable(at: start) }
    case .textSize(let size) where size != preview.setting.textSize: setTextSize(size)
    case .row(let row) where overlay.picker?.field.isEmpty == false: list.select(row: row)
    case .form(let path): showForm(path)
    case .locale, .textSize, .row, .place, .shape, nil: break
    }
  }

  /// Closes the picker and applies the selected choice; for a location, opens the editor.
  mutating func acceptPicked() -> Effect? {
    guard case .picker(let picker, let origin) = overlay.input else { return nil }
    guard let accepted = picker.selected else {
      return refuse(picker.missWords ?? "nothing selected")
    }
    if picker.subject.changesRows { status.clearFailure() }
    if case .locale(let locale) = accepted.target {
      // The list gets its lines back, and shows the rows that it showed before.
      list.scroll(to: origin.top)
      // The locales that were selected on the way were not chosen.
      preview.lastLocale = origin.last
      if locale != origin.locale.withoutPrivateUse {
        preview.lastLocale = origin.locale.withoutPrivateUse
      }
      changes.insert(.chosenLocale)
      sayMissingTranslations()
    }
    overlay.input = .none
    if case .place(let place) = accepted.target { return edit(place) }
    if case .form(let path) = accepted.target { openText(form: path) }
    if case .shape(let shape) = accepted.target { return reshape(shape) }
    if case .textSize(let size) = accepted.target {
      list.scroll(to: origin.top)
      setTextSize(size)
    }
    if [.table, .key].contains(picker.subject) { rememberPlace(origin.row) }
    if case .row(let row) = accepted.target { show(row) }
    return nil
  }

  /// Closes the picker and restores the previous locale and list.
  private mutating func cancelPicker() {
    guard case .picker(let picker, let origin) = overlay.input else { return }
    overlay.input = .none
    guard picker.subject != .variation else { return continueForms() }
    if preview.root.locale != origin.locale { setLocale(origin.locale) }
    preview.lastLocale = origin.last
    if preview.isInPoints != origin.isInPoints || preview.setting != origin.setting {
      preview.setting = origin.setting
      preview.measure(inPoints: origin.isInPoints)
      noteRows()
    }
    if list.builder != nil {
      rebuildList(showingEarly: false, anchor: origin.row)
    } else {
      list.select(row: origin.row)
    }
    list.scroll(to: origin.top)
  }
}
