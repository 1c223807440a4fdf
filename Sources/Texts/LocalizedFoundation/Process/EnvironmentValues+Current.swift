internal import CatalogFiles
internal import FileAccess
internal import Foundation
public import LocalizedText
internal import StringCatalog
internal import Synchronization

extension EnvironmentValues {
  /// The environment of the process: its locale, time zone and catalogs, and the current time.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES`, `LANG` and `LANGUAGE` that the program
  /// supports; the rest become `preferences`. If the program has strings, but supports none of
  /// these languages, or the locale is C, its development language is used. Foundation's
  /// `Locale.current` ignores these variables.
  ///
  /// ```swift
  /// print(Text("Hello").resolve(in: .current).text)
  /// ```
  public static var current: EnvironmentValues {
    if let chosen { return chosen }
    return preferring(
      preferences(in: ProcessEnvironment.values(of: LocaleTag.preferenceVariables)))
  }

  /// The variables that were read last, and the locales that they name.
  private static let lastPreferences = Mutex(
    (variables: [String: String](), locales: [LocaleTag]()))

  /// Returns the preferred locales, parsed only if the variables have changed since the last string,
  /// because parsing them took as long as looking up a plain string.
  private static func preferences(in variables: [String: String]) -> [LocaleTag] {
    lastPreferences.withLock { last in
      if last.variables != variables {
        last = (variables, LocaleTag.preferred(in: variables))
      }
      return last.locales
    }
  }

  /// Returns the environment of a process with preferred languages, best first.
  static func preferring(_ languages: [String]) -> EnvironmentValues {
    preferring(languages.map { LocaleTag($0) })
  }

  private static func preferring(_ preferences: [LocaleTag]) -> EnvironmentValues {
    let preferred = Localizer.shared.appLocales(for: preferences)
    var environment = EnvironmentValues(
      locale: preferred.first ?? developmentLocale, localizer: .shared)
    environment.formatLibrary = .foundation
    environment.preferences = Array(preferred.dropFirst())
    environment.reportMissingTexts()
    environment.grammarians = .installed
    environment.timeZone = .current
    environment.now = Date()
    return environment
  }

  private static let missing = MissingTexts { text, locale in
    guard text.key.hasWords else { return }
    ProblemReport.current.add(Localizer.Problem(text, locale: locale.description))
  }

  /// The environment that overrides that of the process during ``withCurrent(_:operation:)``.
  @TaskLocal private static var chosen: EnvironmentValues?

  /// Overrides ``current`` while an operation runs.
  ///
  /// A server uses it to respond in each client's language, a test to get a fixed environment. As
  /// in ``current``, Foundation formats numbers and dates.
  ///
  /// ```swift
  /// EnvironmentValues.withCurrent(guest) { String(localized: "Welcome") }
  /// ```
  public static func withCurrent<Result, Failure>(
    _ environment: EnvironmentValues, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $chosen.bound(to: environment.withFoundation, operation: operation)
  }

  /// Overrides ``current`` while an asynchronous operation runs.
  public static func withCurrent<Result>(
    _ environment: EnvironmentValues, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $chosen.withValue(
      environment.withFoundation, operation: operation, isolation: isolation)
  }

  /// Runs an operation, modifying the environment set by ``withCurrent(_:operation:)``, if any.
  static func withChosen<Result, Failure>(
    _ operation: () throws(Failure) -> Result, change: (inout EnvironmentValues) -> Void
  ) throws(Failure) -> Result {
    guard var environment = chosen else { return try operation() }
    change(&environment)
    return try $chosen.bound(to: environment, operation: operation)
  }

  /// Runs an asynchronous operation, modifying the environment set by
  /// ``withCurrent(_:operation:)``, if any.
  static func withChosen<Result>(
    _ operation: () async throws -> Result, isolation: isolated (any Actor)?,
    change: (inout EnvironmentValues) -> Void
  ) async rethrows -> Result {
    guard var environment = chosen else { return try await operation() }
    change(&environment)
    return try await $chosen.withValue(environment, operation: operation, isolation: isolation)
  }

  /// Reports missing strings to the problem receiver, if there is one.
  mutating func reportMissingTexts() {
    missingTexts = ProblemReport.current.isOn ? Self.missing : nil
  }

  /// The environment with Foundation formatting numbers and dates.
  package var withFoundation: Self {
    var environment = self
    environment.formatLibrary = .foundation
    return environment
  }

  private static var developmentLocale: LocaleTag {
    let languages = Program.current.catalogs.main.tables.compactMap(\.sourceLanguage)
    return LocaleTag(languages.first { $0 != "Base" } ?? "en")
  }
}
