internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import TerminalValues
internal import TextLayout

/// The presentation of the rows: environment, samples, width, and layout.
struct PreviewState: Sendable {
  /// The part of the environment that keys change, such as locale and device.
  private(set) var root: RootModifiers
  /// The environment of the program with the changes of `root` and the width of a row.
  var environment: EnvironmentValues
  /// The previous locale; nil before the first change.
  var lastLocale: LocaleTag?
  /// Whether the user has changed the locale, which then no longer follows the program's.
  private var hasChosenLocale = false
  private(set) var localeName: String
  /// Whether lines in the locale are right-to-left.
  private(set) var isMirrored: Bool
  /// The generated samples, and the number that overrides all others.
  var sampleOptions: SampleOptions
  /// The layout of all rows, whether they fit or not; nil for the smallest that fits.
  var forcedLayout: Layout?
  /// The width of a row in columns; nil for the width of the terminal.
  private(set) var fixedWidth: Int?
  /// Whether rows are measured in points rather than columns.
  private(set) var isInPoints: Bool
  /// The phone and font for rows in points.
  var setting: PointSetting
  /// The default value at the right of rows.
  let defaultValue: String?
  /// The initial values of everything that keys change.
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

  /// Resets everything that keys have changed, except for the locale.
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

  /// Changes the root modifiers, and updates the environment.
  mutating func changeRoot(_ change: (inout RootModifiers) -> Void) {
    let before = locale
    change(&root)
    if locale != before {
      hasChosenLocale = true
      lastLocale = before
    }
    applyRoot()
  }

  /// Adopts the locale of the program's environment, unless the user has changed it.
  ///
  /// While files are being read, the program learns which languages exist, and which one is the
  /// source.
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

  /// The setting, if rows are measured in points.
  var points: PointSetting? { isInPoints ? setting : nil }

  /// The width of a row in columns if set by the user; nil for the width of the terminal.
  ///
  /// A row in points takes all columns, because its line breaks are determined in points.
  var fixedColumns: Int? { isInPoints ? nil : fixedWidth }

  /// Sets the width of the rows in the current unit; nil for the width of the terminal, or of a row
  /// on the phone.
  mutating func setWidth(_ width: Int?) {
    if isInPoints {
      setting.width = width.map { Double(max(0, min($0, 10_000))) }
    } else {
      fixedWidth = width.map { max(0, min($0, Size.limit)) }
    }
  }

  /// Selects whether rows are measured in points or columns.
  mutating func measure(inPoints: Bool) { isInPoints = inPoints }
}
