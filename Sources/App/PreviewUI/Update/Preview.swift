internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues
internal import TextLayout

extension Model {
  /// Performs an action of the group "Preview": changes how rows are shown.
  ///
  /// `count` is a number of steps, or a width.
  func change(_ action: Action, count: Int? = nil) {
    let root = preview.root
    let steps = count ?? 1
    switch action {
    case .nextLocale: stepLocale(steps)
    case .previousLocale: stepLocale(-steps)
    case .lastLocale:
      if let last = preview.lastLocale {
        setLocale(last)
      } else {
        status.say("no previous language")
      }
    case .locale: openPicker(LanguagePicker(in: self))
    case .fullNames: setRoot { $0.prefersFullNames.toggle() }
    case .device: setDevice(Device.allCases.element(after: root.device))
    case .pseudo: setPseudo(([nil] + PseudoText.allCases).element(after: root.pseudo))
    case .fallback: setFallback(Fallback.allCases.element(after: root.fallback))
    case .markdown: setMarkdown(!root.readsMarkdown)
    case .nextCount: stepCount(steps)
    case .previousCount: stepCount(-steps)
    case .count: setCount(nil)
    case .sampleLength:
      setLength(SampleLength.allCases.element(after: preview.sampleOptions.length))
    case .narrower: setWidth(measuredWidth - steps)
    case .wider: setWidth(measuredWidth + steps)
    case .width: setWidth(count)
    case .automatic: setLayout(nil)
    case .compact: setLayout(.compact)
    case .standard: setLayout(.standard)
    case .extended: setLayout(.extended)
    case .metric: setMetric(isInPoints: !preview.isInPoints)
    case .screen:
      // The first press switches to the current phone.
      let steps = preview.isInPoints ? steps : steps - 1
      setScreen(PhoneScreen.all.element(preview.setting.screen, movedBy: steps))
    case .textSize:
      let sizes = preview.setting.platform.textSizes
      setTextSize(sizes.element(preview.setting.textSize, movedBy: steps))
    case .pickTextSize: openPicker(TextSizePicker(in: self))
    case .keyColumn: toggle(.key, "key column")
    case .sourceColumn: toggle(.source, "source column")
    case .resetPreview: resetPreview()
    case .theme: setTheme(screen.themes.element(after: theme))
    default: break
    }
  }

  private func stepLocale(_ step: Int) {
    let locales = catalog.locales
    guard !locales.isEmpty else { return }
    let index = locales.firstIndex(of: preview.locale) ?? 0
    setLocale(locales[locales.place(index, movedBy: step)])
  }

  private func stepCount(_ step: Int) {
    // Nil uses each sample's own number.
    let counts: [Sample?] = [nil] + PluralExamples(in: preview.locale).numbers
    let index = counts.firstIndex(of: preview.sampleOptions.count) ?? (step > 0 ? -1 : counts.count)
    setCount(counts[counts.place(index, movedBy: step)])
  }

  func setRoot(_ change: (inout RootModifiers) -> Void) {
    preview.changeRoot(change)
    noteRows()
  }

  /// Shows the rows in a locale; a locale that prefers full names also turns them on.
  func setLocale(_ locale: LocaleTag) {
    setRoot {
      $0.locale = locale
      if locale.prefersFullNames { $0.prefersFullNames = true }
    }
  }

  /// Says that the catalogs have no translations in the chosen language, and how to add the first.
  package func sayMissingTranslations() {
    let locale = preview.locale
    guard catalog.lacksTranslations(for: locale) else { return }
    if locale.isKnownLanguage, !screen.isReadOnly {
      let key = screen.keymap.legend(for: [.editText])
      return status.say(
        "no translations in \(locale.displayName()) yet"
          + (key.isEmpty ? "" : "; \(key) adds the first one"))
    }
    let names = catalog.locales.filter { $0 != locale }.map(\.description)
    status.say("no translations for '\(locale)'; the catalogs have \(names.listed)")
  }

  func setDevice(_ device: Device) {
    setRoot { $0.device = device }
    status.say("device: \(device.rawValue)")
  }

  func setPseudo(_ pseudo: PseudoText?) {
    setRoot { $0.pseudo = pseudo }
    switch pseudo {
    case .real(let extreme): status.say("the \(extreme.rawValue) translation of each string")
    case .generated(let kind): status.say("pseudo-localization: \(kind.rawValue)")
    case nil: status.say("pseudo-localization: off")
    }
  }

  func setFallback(_ fallback: Fallback) {
    setRoot { $0.fallback = fallback }
    status.say(fallback == .editor ? "fallback: editor" : "fallback: runtime")
  }

  func setMarkdown(_ isRead: Bool) {
    setRoot { $0.readsMarkdown = isRead }
    status.say(isRead ? "Markdown on" : "Markdown off: strings as String(localized:) returns them")
  }

  func setCount(_ count: Sample?) {
    preview.sampleOptions.count = count
    noteRows()
    guard let count else { return status.say("count: sample values") }
    let form = PluralExamples.form(of: count, in: preview.locale)
    status.say("count: \(count.digits)" + (form.map { " (\($0))" } ?? ""))
  }

  func setLength(_ length: SampleLength) {
    preview.sampleOptions.length = length
    noteRows()
    status.say("sample length: \(length.rawValue)")
  }

  /// Selects whether rows are measured in points or columns.
  func setMetric(isInPoints: Bool) {
    preview.measure(inPoints: isInPoints)
    noteRows()
    status.say(isInPoints ? "metric: points" : "metric: columns")
  }

  /// Measures rows as on a phone.
  func setScreen(_ screen: PhoneScreen) {
    preview.setting.screen = screen
    preview.setting.width = nil
    setMetric(isInPoints: true)
    status.say(screen.name)
  }

  /// Measures rows at a text size of the phone.
  func setTextSize(_ size: TextSize) {
    preview.setting.textSize = size
    setMetric(isInPoints: true)
    status.say("text size: \(size.rawValue)")
  }

  /// Sets the width of the rows; nil for the width of the terminal.
  func setWidth(_ width: Int?) {
    preview.setWidth(width)
    noteRows()
  }

  func setLayout(_ layout: Layout?) {
    preview.forcedLayout = layout
    noteRows()
  }

  /// Toggles a column beside the rows.
  private func toggle(_ column: SideColumns, _ name: String) {
    guard screen.size.columns >= ListColumns.leastScreen else {
      // Refuse, because the change would not be visible.
      let refusal = "the \(name) needs \(ListColumns.leastScreen) columns"
      // Elsewhere, Enter accepts a translation or closes a pane.
      let opensInspector = !stage.hasPane && !isReviewing && editing.forms == nil
      return status.say(
        opensInspector ? "\(refusal); Enter shows it below the list" : refusal)
    }
    screen.columns.formSymmetricDifference(column)
    let isShown = screen.columns.contains(column)
    if isShown, column == .source, screen.isInSourceLanguage {
      return status.say("no source column: this is the source language")
    }
    status.say("\(name) \(isShown ? "on" : "off")")
  }

  /// Resets the preview settings, except for the locale.
  private func resetPreview() {
    preview.reset()
    noteRows()
    status.say(
      catalog.edits.count == 0
        ? "preview settings reset"
        : "preview settings reset; :reset-samples resets edited sample values")
  }

  func setTheme(_ theme: Theme) {
    screen.appearance = screen.appearance.with(theme: theme)
    status.say("theme: \(theme.name)")
  }
}

extension Array where Element: Equatable {
  /// Returns the element a number of steps after another one.
  fileprivate func element(_ element: Element, movedBy steps: Int) -> Element {
    self[place(firstIndex(of: element) ?? 0, movedBy: steps)]
  }
}

extension Array {
  /// Returns the index a number of steps after another one, wrapping around.
  fileprivate func place(_ index: Int, movedBy steps: Int) -> Int {
    let place = (index + steps) % count
    return place < 0 ? place + count : place
  }
}

extension Sample {
  /// The number in digits; empty for other samples.
  var digits: String {
    switch self {
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .double(let number): "\(number)"
    default: ""
    }
  }
}
