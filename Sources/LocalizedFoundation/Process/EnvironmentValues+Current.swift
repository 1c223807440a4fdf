internal import CatalogFiles
internal import Foundation
public import LocalizedText
internal import Programs
internal import StringCatalog

extension EnvironmentValues {
  /// The environment of the process: its locale, its time zone, the current time, its catalogs.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES`, `LANG` and `LANGUAGE` in which the program
  /// has texts; the remaining ones become its preferences. If the program has texts, but in none of
  /// them, and in the locale C, it is the program's development language. Foundation's
  /// `Locale.current` knows none of these variables.
  ///
  /// ```swift
  /// print(Text("Hello").resolve(in: .current).text)
  /// ```
  public static var current: EnvironmentValues {
    if let chosen { return chosen }
    let variables = ProcessEnvironment.values(of: LocaleTag.preferenceVariables)
    return preferring(LocaleTag.preferred(in: variables))
  }

  /// Returns the environment of a process that prefers some languages, best first.
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

  /// The environment that replaces that of the process during ``withCurrent(_:_:)``.
  @TaskLocal private static var chosen: EnvironmentValues?

  /// Replaces ``current`` while an operation runs.
  ///
  /// A server uses it to answer each guest in their own language, and a test to have a fixed
  /// environment. Foundation writes the numbers and dates, as in ``current``.
  ///
  /// ```swift
  /// EnvironmentValues.withCurrent(guest) { String(localized: "Welcome") }
  /// ```
  public static func withCurrent<Result, Failure>(
    _ environment: EnvironmentValues, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $chosen.bound(to: environment.withFoundation, operation: operation)
  }

  /// Replaces ``current`` while an asynchronous operation runs.
  public static func withCurrent<Result>(
    _ environment: EnvironmentValues, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $chosen.withValue(
      environment.withFoundation, operation: operation, isolation: isolation)
  }

  /// Runs an operation with the environment that ``withCurrent(_:operation:)`` chose, if it did, in
  /// a changed form.
  static func withChosen<Result, Failure>(
    _ operation: () throws(Failure) -> Result, change: (inout EnvironmentValues) -> Void
  ) throws(Failure) -> Result {
    guard var environment = chosen else { return try operation() }
    change(&environment)
    return try $chosen.bound(to: environment, operation: operation)
  }

  /// Runs an asynchronous operation with the environment that ``withCurrent(_:operation:)`` chose, if
  /// it did, in a changed form.
  static func withChosen<Result>(
    _ operation: () async throws -> Result, isolation: isolated (any Actor)?,
    change: (inout EnvironmentValues) -> Void
  ) async rethrows -> Result {
    guard var environment = chosen else { return try await operation() }
    change(&environment)
    return try await $chosen.withValue(environment, operation: operation, isolation: isolation)
  }

  /// Reports texts that look-ups do not find to the receiver of problems, if there is one.
  mutating func reportMissingTexts() {
    missingTexts = ProblemReport.current.isOn ? Self.missing : nil
  }

  /// The environment in which Foundation writes numbers and dates.
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
