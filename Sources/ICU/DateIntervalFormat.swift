internal import CICU

/// A way to write the time from one moment to another, without saying twice what both share.
///
/// As ``DateFormat`` it stays on its thread.
///
/// ```swift
/// let format = try DateIntervalFormat(skeleton: "yMMMd", locale: "en")
/// try format.text(from: 1_777_879_800, to: 1_777_966_200)  // "May 4 – 5, 2026"
/// ```
public struct DateIntervalFormat: ~Copyable {
  private let pointer: OpaquePointer

  /// Makes a format of the fields in a skeleton; zone and calendar are those of ``DateFormat``.
  public init(
    skeleton: String, zone: String = "GMT", calendar: String? = nil, locale: String
  ) throws(ICUError) {
    pointer = try opened { cicu_interval_format_open(locale, calendar, zone, skeleton, &$0) }
  }

  deinit { cicu_interval_format_close(pointer) }

  /// Both moments, in seconds since 1970, as the locale writes them.
  public func text(from start: Double, to end: Double) throws(ICUError) -> String {
    try writtenText { cicu_interval_format_text(pointer, start, end, $0, $1, &$2) }
  }
}
