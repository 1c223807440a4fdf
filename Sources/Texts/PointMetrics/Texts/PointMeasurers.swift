public import LocalizedText

/// The measurers for texts in one locale, one per style, created on first use.
public struct PointMeasurers: Sendable {
  private let locale: LocaleTag
  private var known: [PointStyle: PointMeasurer] = [:]

  /// The maximum number of cached measurers: each takes about 20 KB, and files may use any number
  /// of sizes.
  private static let limit = 64

  /// Creates an empty cache.
  public init(locale: LocaleTag) { self.locale = locale }

  /// Returns the measurer of a style.
  public subscript(style: PointStyle) -> PointMeasurer {
    mutating get {
      if let measurer = known[style] { return measurer }
      if known.count == Self.limit { known.removeAll() }
      let measurer = PointMeasurer(locale: locale, style: style)
      known[style] = measurer
      return measurer
    }
  }

  /// Returns the same measurers for another locale, sharing the tables of these.
  public func measurers(for locale: LocaleTag) -> PointMeasurers {
    var measurers = PointMeasurers(locale: locale)
    measurers.known = known.mapValues { $0.measurer(for: locale) }
    return measurers
  }
}
