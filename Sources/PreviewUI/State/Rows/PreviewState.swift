internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import TerminalUI
internal import TextLayout

/// How the rows are shown: the environment, the rules for samples, their width and layout.
struct PreviewState: Sendable {
  /// What keys change of the environment: locale, device and others.
  private(set) var root: RootModifiers
  /// The environment of the program, as the root changes it, with the width of a row.
  var environment: EnvironmentValues
  /// The locale before the present one; nil before the first change.
  var lastLocale: LocaleTag?
  /// Whether the user has changed the locale, so that it no longer follows the program.
  private var hasChosenLocale = false
  private(set) var localeName: String
  /// Whether lines in the locale begin at the right.
  private(set) var isMirrored: Bool
  /// Which samples are invented, and the number that replaces all others.
  var sampleOptions: SampleOptions
  /// The layout of all rows, whether they fit or not; nil for the first that fits.
  var forcedLayout: Layout?
  /// The width of a row in columns; nil for as wide as the terminal.
  private(set) var fixedWidth: Int?
  /// Whether rows are measured in points, and not in columns.
  private(set) var isInPoints: Bool
  /// The phone and the font of rows in points.
  var setting: PointSetting
  /// The value at the right of rows that have none of their own.
  let defaultValue: String?
  /// What keys change, as it was at the start.
  private let start:
    (
      root: RootModifiers, samples: SampleOptions, width: Int?, isInPoints: Bool,
      setting: PointSetting
    )

  init(_ settings: Model.Settings) {
    root = RootModifiers(settings.environment, extreme: settings.extreme)
    environment = settings.environment
    localeName = environment.localeTag.displayName()
    isMirrored = environment.layoutDirection == .rightToLeft
    sampleOptions = settings.sampleOptions
    fixedWidth = settings.width.map { min($0, Size.limit) }
    defaultValue = settings.value
    isInPoints = settings.isInPoints
    setting = settings.setting
    start = (root, sampleOptions, fixedWidth, isInPoints, setting)
  }

  /// Takes back what keys have changed, except for the locale.
  mutating func reset() {
    root.takePreview(of: start.root)
    sampleOptions = start.samples
    fixedWidth = start.width
    isInPoints = start.isInPoints
    setting = start.setting
    forcedLayout = nil
    applyRoot()
  }

  /// The locale of the rows.
  var locale: LocaleTag { root.locale.withoutPrivateUse }

  /// Changes the modifiers at the root, and the environment with them.
  mutating func changeRoot(_ change: (inout RootModifiers) -> Void) {
    let before = locale
    change(&root)
    if locale != before {
      hasChosenLocale = true
      lastLocale = before
    }
    applyRoot()
  }

  /// Takes the locale of the program's environment, unless the user has changed it.
  ///
  /// While files are read, the program learns which languages there are, and which one is the source
  /// language.
  mutating func followLocale(of program: EnvironmentValues) {
    guard !hasChosenLocale, program.localeTag.withoutPrivateUse != locale else { return }
    root.takeLocale(of: program)
    applyRoot()
  }

  private mutating func applyRoot() {
    environment = root.environment(in: environment)
    localeName = root.locale.displayName()
    isMirrored = environment.layoutDirection == .rightToLeft
  }

  /// The setting if rows are measured in points.
  var points: PointSetting? { isInPoints ? setting : nil }

  /// The width of a row in columns if the user has set it; nil for as wide as the terminal.
  ///
  /// A row in points takes all columns, because its lines end where they end in points.
  var fixedColumns: Int? { isInPoints ? nil : fixedWidth }

  /// Sets the width of the rows, in points if they are measured in these; nil for as wide as the
  /// terminal, or as a row of the phone.
  mutating func setWidth(_ width: Int?) {
    if isInPoints {
      setting.width = width.map { Double(max(0, min($0, 10_000))) }
    } else {
      fixedWidth = width.map { max(0, min($0, Size.limit)) }
    }
  }

  /// Measures rows in points, or in columns.
  mutating func measure(inPoints: Bool) { isInPoints = inPoints }
}
