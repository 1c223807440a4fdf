package import ICU
package import Locales

/// A library that writes numbers, lists and dates.
///
/// Each has its own version of CLDR, so a text should have one of them.
public struct FormatLibrary: Hashable, Sendable {
  /// The ICU of the system, which also chooses plural forms.
  public static let system = Self(writer: nil)

  /// What writes in the place of the ICU of the system.
  let writer: (any FormatWriter.Type)?

  private init(writer: (any FormatWriter.Type)?) { self.writer = writer }

  package init(_ writer: any FormatWriter.Type) { self.writer = writer }

  private var identifier: ObjectIdentifier? { writer.map { ObjectIdentifier($0) } }

  /// Whether both write with the same types.
  public static func == (left: Self, right: Self) -> Bool { left.identifier == right.identifier }

  /// Hashes the type of the writer.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// Writes numbers, lists and dates as one locale does.
package protocol FormatWriter: Sendable {
  /// Makes the writer of a locale, which has no private-use subtags.
  init(locale: LocaleTag)
  /// Returns an integer in the locale's natural format.
  func text(of value: Int64) -> String
  /// Returns an integer in a style without a unit of time.
  func text(of value: Int64, style: NumberStyle) -> String
  /// Returns an integer in a style without a unit of time.
  func text(of value: UInt64, style: NumberStyle) -> String
  /// Returns a number in a style without a unit of time.
  func text(of value: Double, style: NumberStyle) -> String
  /// Returns a list of texts; nil if there is no format for such a list.
  func list(_ members: [String], kind: ListFormat.Relation) -> String?
  /// Returns a date and time, given in seconds since 1970.
  func text(ofDate seconds: Double, setting: DateSetting) -> String
  /// Returns the time between two dates, given in seconds since 1970.
  func text(from start: Double, to end: Double, setting: DateSetting) -> String
  /// Returns a duration in digits; without hours, the minutes go beyond 59.
  func timerText(seconds: Int, showsHours: Bool) -> String
}
