internal import LocalizedText
internal import PreviewRows
internal import TerminalUI
internal import TextLayout

extension Model {
  /// Changes what the rows are shown in; false where the action means something else.
  mutating func change(_ action: Action) -> Bool {
    switch action {
    case .nextLocale: stepLocale(1)
    case .previousLocale: stepLocale(-1)
    case .fullNames: setRoot { $0.prefersFullNames.toggle() }
    case .device: setDevice(Device.allCases.element(after: root.device))
    case .pseudo:
      setPseudo([nil].appending(PseudoLocalization.allCases).element(after: root.pseudo))
    case .fallback: setFallback(Fallback.allCases.element(after: root.fallback))
    case .markdown: setMarkdown(!root.readsMarkdown)
    case .nextCount: setCount(Self.counts.element(after: rules.count))
    case .previousCount: setCount(Self.counts.reversed().element(after: rules.count))
    case .count: setCount(nil)
    case .sampleLength: setLength(SampleLength.allCases.element(after: rules.length))
    case .narrower: setWidth(rowWidth - 1)
    case .wider: setWidth(rowWidth + 1)
    case .width: setWidth(nil)
    case .automatic: setLayout(nil)
    case .compact: setLayout(.compact)
    case .standard: setLayout(.standard)
    case .extended: setLayout(.extended)
    case .theme: setTheme(Theme.all.element(after: theme))
    case .sort: setSort(SortOrder.allCases.element(after: sort))
    default: return false
    }
    return true
  }

  /// The numbers that `+` steps through; nil leaves each sample as it is.
  private static let counts: [Sample?] =
    [nil] + ["0", "1", "2", "5", "21", "100", "1.5"].map { Sample(number: $0) }

  private mutating func stepLocale(_ step: Int) {
    guard !locales.isEmpty else { return }
    let index = locales.firstIndex(of: root.locale.withoutPrivateUse) ?? 0
    setLocale(locales[(index + step + locales.count) % locales.count])
  }

  mutating func setLocale(_ locale: LocaleTag) {
    setRoot { $0.locale = locale }
  }

  mutating func setDevice(_ device: Device) {
    setRoot { $0.device = device }
    message = "device \(device.rawValue)"
  }

  mutating func setPseudo(_ pseudo: PseudoLocalization?) {
    setRoot { $0.pseudo = pseudo }
    message = "pseudo-localization \(pseudo?.rawValue ?? "off")"
  }

  mutating func setFallback(_ fallback: Fallback) {
    setRoot { $0.fallback = fallback }
    message = fallback == .editor ? "as the editor shows it" : "as the app shows it"
  }

  mutating func setMarkdown(_ isRead: Bool) {
    setRoot { $0.readsMarkdown = isRead }
    message = isRead ? "Markdown as Text shows it" : "Markdown as it is written"
  }

  mutating func setCount(_ count: Sample?) {
    rules.count = count
    remakeRows()
    message = count.map { "all numbers are \($0.digits)" } ?? "the numbers of the samples"
  }

  mutating func setLength(_ length: SampleLength) {
    rules.length = length
    remakeRows()
    message = "\(length.rawValue) samples"
  }

  /// Takes a width for the rows; nil for the terminal's.
  mutating func setWidth(_ width: Int?) {
    fixedWidth = width.map { max(0, min($0, Size.limit)) }
    remakeRows()
  }

  mutating func setLayout(_ layout: Layout?) {
    forcedLayout = layout
    remakeRows()
  }

  mutating func setTheme(_ theme: Theme) {
    look = look.with(theme: theme)
    message = "theme \(theme.name)"
  }

  mutating func setSort(_ order: SortOrder) {
    sort = order
    relist(showingEarly: false)
    message = order == .file ? "in file order" : "sorted by \(order.rawValue)"
  }
}

extension Sample {
  /// The digits of a number.
  fileprivate var digits: String {
    switch self {
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .double(let number): "\(number)"
    default: ""
    }
  }
}

extension Sequence {
  fileprivate func appending(_ others: some Sequence<Element>) -> [Element] {
    Array(self) + Array(others)
  }
}

extension Collection where Element: Equatable {
  /// The element behind another one; the first behind the last, and behind what is none of them.
  fileprivate func element(after element: Element) -> Element {
    guard let index = firstIndex(of: element) else { return self[startIndex] }
    let next = self.index(after: index)
    return next == endIndex ? self[startIndex] : self[next]
  }
}
