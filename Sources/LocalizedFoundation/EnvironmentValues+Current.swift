internal import CatalogFiles
internal import Foundation
public import LocalizedText
internal import StringCatalog

extension EnvironmentValues {
  /// What holds for the process: its locale, its time zone, the moment, its catalogs.
  ///
  /// The locale is the first of those in `LC_ALL`, `LC_MESSAGES`, `LANG` and `LANGUAGE` in which the
  /// program has texts, and the further ones are preferred next; without any it is the first of
  /// all, and in the locale C the language in which the program is written. Foundation's
  /// `Locale.current` knows none of them.
  ///
  /// ```swift
  /// print(Text("Hello").resolve(in: .current).text)
  /// ```
  public static var current: EnvironmentValues {
    if let chosen { return chosen }
    let variables = ProcessEnvironment.values(of: LocaleTag.preferenceVariables)
    let preferred = Localizer.shared.served(of: LocaleTag.preferred(in: variables))
    var environment = EnvironmentValues(
      locale: preferred.first ?? developmentLocale, localizer: .shared)
    environment.preferences = Array(preferred.dropFirst())
    environment.fallback = .runtime
    environment.timeZone = .current
    environment.now = Date()
    return environment
  }

  /// What ``current`` is in an operation, in place of what holds for the process.
  @TaskLocal private static var chosen: EnvironmentValues?

  /// Has another environment count as the current one while an operation runs.
  ///
  /// A server answers each of its guests in their language so; a test knows what to expect.
  ///
  /// ```swift
  /// EnvironmentValues.withCurrent(guest) { String(localized: "Welcome") }
  /// ```
  public static func withCurrent<Result, Failure>(
    _ environment: EnvironmentValues, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // What the task-local value rethrows has no type.
    let result: Swift.Result<Result, Failure> = $chosen.withValue(environment) {
      do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Has another environment count as the current one while an operation runs.
  public static func withCurrent<Result>(
    _ environment: EnvironmentValues, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $chosen.withValue(environment, operation: operation, isolation: isolation)
  }

  private static var developmentLocale: LocaleTag {
    let languages = BundleCatalogs.main.tables.compactMap(\.sourceLanguage)
    return LocaleTag(languages.first { $0 != "Base" } ?? "en")
  }
}
