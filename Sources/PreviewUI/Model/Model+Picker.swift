internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI

extension Model {
  /// Where a picker was opened, to return to.
  struct PickerOrigin: Sendable {
    let locale: LocaleTag
    let row: Int
    let top: Int
  }

  /// Opens the list of locales or of tables; the rows follow it.
  mutating func openPicker(_ subject: Picker.Subject) {
    let choices: [Picker.Choice]
    let selected: Picker.Target?
    switch subject {
    case .locale:
      let shares = TranslatedShares(of: sheets)
      choices = locales.map { locale in
        Picker.Choice(locale: locale, note: shares.percent(of: locale).map { "\($0) %" } ?? "")
      }
      selected = .locale(root.locale.withoutPrivateUse)
    case .table:
      let listed = sheets.indices.filter { position(ofSheet: $0) != nil }
      let folders = listed.map { sheets[$0].table.folder }.behindCommonFolder
      choices = zip(listed, folders).map { number, folder in
        Picker.Choice(
          target: .table(number), name: sheets[number].table.name,
          words: folder.isEmpty ? [] : [folder], note: "\(sheets[number].count)")
      }
      selected = selectedSheet.map { .table($0) }
    }
    guard !choices.isEmpty else { return }
    picker = Picker(subject, choices, at: selected)
    pickerOrigin = PickerOrigin(
      locale: root.locale, row: list.count > 0 ? list[selection] : 0, top: top)
  }

  /// Takes in a key while a picker is open: letters type, and what they type is looked for.
  mutating func pick(_ key: Key) {
    guard var picker else { return }
    let page = max(1, panelHeight - 1)
    switch key {
    case .escape, .control("c"), .control("g"): return leavePicker()
    case .backspace where picker.field.isEmpty: return leavePicker()
    case .enter: return takePicked()
    case .down, .control("n"), .tab: picker.move(by: 1)
    case .up, .control("p"), .backTab: picker.move(by: -1)
    case .pageDown: picker.move(by: page)
    case .pageUp: picker.move(by: -page)
    default:
      guard picker.edit({ $0.edit(key) }) else { return }
    }
    self.picker = picker
    followPicker()
  }

  /// Shows behind the picker what is selected in it.
  mutating func followPicker() {
    switch picker?.selected?.target {
    case .locale(let locale) where locale != root.locale.withoutPrivateUse: setLocale(locale)
    case .table(let sheet): selection = position(ofSheet: sheet) ?? selection
    case .locale, nil: break
    }
  }

  /// Closes the picker with what is selected in it.
  mutating func takePicked() {
    guard let taken = picker?.selected else {
      message = "nothing is called \"\(picker?.field.text ?? "")\""
      return
    }
    // The rows are where they were before the picker took their place.
    if case .locale(let locale) = taken.target {
      top = pickerOrigin?.top ?? top
      if !locales.contains(locale) { message = "no catalog has \(locale.displayName())" }
    }
    picker = nil
    pickerOrigin = nil
  }

  /// Closes the picker; all is as it was.
  private mutating func leavePicker() {
    guard let origin = pickerOrigin else { return }
    picker = nil
    pickerOrigin = nil
    if root.locale != origin.locale { setLocale(origin.locale) }
    if isOrdering {
      relist(showingEarly: false, anchor: origin.row)
    } else {
      select(row: origin.row)
    }
    top = origin.top
  }
}

extension [String] {
  /// The folders without the ones in which all of them are.
  fileprivate var behindCommonFolder: [String] {
    let paths = map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    guard let first = paths.first else { return [] }
    let common = paths.dropFirst().reduce(first.count) { count, path in
      Swift.min(count, zip(first, path).prefix { $0 == $1 }.count)
    }
    return paths.map { $0.dropFirst(common).joined(separator: "/") }
  }
}
