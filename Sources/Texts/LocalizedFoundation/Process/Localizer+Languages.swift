public import FoundationEssentials
public import LocalizedText

extension Localizer {
  /// Runs an operation with strings in the first of the given languages that the program supports.
  ///
  /// Use it in a server to respond in each client's language. Languages are listed best first, as
  /// in `Accept-Language`. Numbers and dates are formatted for the language of the strings.
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

  /// Runs an asynchronous operation with strings in the first of the given languages that the
  /// program supports.
  public static func withPreferredLanguages<Result>(
    _ languages: [String], isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await EnvironmentValues.withCurrent(
      .preferring(languages), isolation: isolation, operation: operation)
  }

  /// Returns the preferred locales, starting with the first one that the program supports, or all
  /// of them if it supports none.
  ///
  /// ```swift
  /// // A program with strings in German and French
  /// Localizer.shared.supportedLocales(from: ["it", "fr-CA"])  // fr-CA
  /// ```
  public func supportedLocales(from languages: [String]) -> [Locale] {
    supportedLocales(from: languages.map { LocaleTag($0) }).map { Locale($0) }
  }

  /// Returns the languages of an `Accept-Language` header, best first.
  ///
  /// Languages of equal quality keep their order. Rejected languages (`q=0`), `*` and anything that
  /// is not a language tag are dropped.
  ///
  /// ```swift
  /// Localizer.languages(inAcceptLanguage: "en;q=0.5, de-AT, fr;q=0.8")  // de-AT, fr, en
  /// ```
  public static func languages(inAcceptLanguage header: String) -> [String] {
    // Clients may send anything; nobody understands more languages than this.
    let ranges = header.split(separator: ",", maxSplits: 50).prefix(50).compactMap {
      AcceptedLanguage($0)
    }
    return ranges.enumerated().sorted { left, right in
      (right.element.quality, left.offset) < (left.element.quality, right.offset)
    }
    .map(\.element.name)
  }
}

extension Locale {
  /// The locale of localized strings: that of the process or, inside
  /// `Localizer.withPreferredLanguages(_:operation:)`, the first of those languages that the
  /// program supports.
  ///
  /// Foundation's `Locale.current` ignores both, so pass this one to your own formats.
  ///
  /// ```swift
  /// date.formatted(.dateTime.locale(.localized))
  /// "<html lang=\"\(Locale.localized.identifier(.bcp47))\">"
  /// ```
  public static var localized: Locale { EnvironmentValues.current.locale }
}

/// A language in an `Accept-Language` header, with its quality in thousandths.
private struct AcceptedLanguage {
  let name: String
  let quality: Int

  /// Parses a range such as `de-AT;q=0.8`, or returns nil if it is rejected or invalid.
  init?(_ range: Substring) {
    let parts = range.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.trimmed }
    guard let name = parts.first, name.isLanguage else { return nil }
    var quality = 1_000
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, sides[0].trimmed.lowercased() == "q" else { continue }
      guard let value = sides[1].trimmed.thousandths else { return nil }
      quality = value
    }
    guard quality > 0 else { return nil }
    self.name = String(name)
    self.quality = quality
  }
}

extension Substring {
  /// The string without spaces and tabs at its ends.
  fileprivate var trimmed: Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = drop(while: isBlank)
    return start.prefix(start.count - start.reversed().prefix(while: isBlank).count)
  }

  /// Whether the string is a language tag: words of one to eight letters or digits.
  fileprivate var isLanguage: Bool {
    let words = split(separator: "-", omittingEmptySubsequences: false)
    return utf8.count <= 64
      && words.allSatisfy { word in
        (1...8).contains(word.utf8.count)
          && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      } && first?.isLetter == true
  }

  /// The value in thousandths of a number from 0 to 1 with at most three fraction digits, or nil
  /// for anything else.
  fileprivate var thousandths: Int? {
    let sides = split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = sides.count > 1 ? sides[1] : ""
    guard sides[0] == "0" || sides[0] == "1", fraction.utf8.count <= 3,
      fraction.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let digits = Int(fraction + String(repeating: "0", count: 3 - fraction.utf8.count))
    else { return nil }
    let value = (sides[0] == "1" ? 1_000 : 0) + digits
    return value <= 1_000 ? value : nil
  }
}
