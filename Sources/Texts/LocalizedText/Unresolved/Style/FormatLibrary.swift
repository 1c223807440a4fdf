package import ICUServices
package import Locales

/// A library that formats numbers, lists and dates.
///
/// Each has its own version of CLDR, so do not mix them within one text.
public struct FormatLibrary: Hashable, Sendable {
  /// The system's ICU, which also chooses plural forms.
  public static let system = Self(writer: nil)

  /// The type that formats instead of the system's ICU, or nil for none.
  let writer: (any FormatWriter.Type)?

  private init(writer: (any FormatWriter.Type)?) { self.writer = writer }

  package init(_ writer: any FormatWriter.Type) { self.writer = writer }

  private var identifier: ObjectIdentifier? { writer.map { ObjectIdentifier($0) } }

  /// Whether both format with the same type.
  public static func == (left: Self, right: Self) -> Bool { left.identifier == right.identifier }

  /// Hashes the formatting type.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// Formats numbers, lists and dates for one locale.
package protocol FormatWriter: Sendable {
  /// Creates a writer for a locale without private-use subtags.
  init(locale: LocaleTag)
  /// Returns an integer in the locale's default format.
  func text(of value: Int64) -> String
  /// Returns an integer in a style without a unit of time.
  func text(of value: Int64, style: NumberStyle) -> String
  /// Returns an integer in a style without a unit of time.
  func text(of value: UInt64, style: NumberStyle) -> String
  /// Returns a number in a style without a unit of time.
  func text(of value: Double, style: NumberStyle) -> String
  /// Returns a list, or nil if there is no format of this kind.
  func list(_ members: [String], kind: ListFormat.Relation) -> String?
  /// Returns a date and time, given in seconds since 1970.
  func text(ofDate seconds: Double, setting: DateSetting) -> String
  /// Returns the interval between two dates, given in seconds since 1970.
  func text(from start: Double, to end: Double, setting: DateSetting) -> String
  /// Returns a duration in digits; without hours, the minutes may exceed 59.
  func timerText(seconds: Int, showsHours: Bool) -> String
}
