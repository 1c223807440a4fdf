public import FoundationEssentials
public import LocalizedText

extension Localizer {
  /// Runs an operation in which texts are in the first of some languages that the program has.
  ///
  /// A server answers each client in this way; languages are best first, as in `Accept-Language`.
  /// Numbers and dates are written as in the language of the texts.
  ///
  /// ```swift
  /// let answer = Localizer.withPreferredLanguages(["pl-PL", "en"]) {
  ///   String(localized: "\(count) files")
  /// }
  /// ```
  public static func withPreferredLanguages<Result, Failure>(
    _ languages: [String], operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try EnvironmentValues.withCurrent(.preferring(languages), operation: operation)
  }

  /// Runs an asynchronous operation in which texts are in the first of some languages that the
  /// program has.
  public static func withPreferredLanguages<Result>(
    _ languages: [String], isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await EnvironmentValues.withCurrent(
      .preferring(languages), isolation: isolation, operation: operation)
  }

  /// Returns the preferred locales from the first one in which the program has texts; all of them if
  /// it has texts in none.
  ///
  /// ```swift
  /// // A program with texts in German and French
  /// Localizer.shared.served(of: ["it", "fr-CA"])  // fr-CA
  /// ```
  public func served(of languages: [String]) -> [Locale] {
    served(of: languages.map { LocaleTag($0) }).map { Locale($0) }
  }
}
