public import LocalizedText

/// The measurers of the styles that texts of one locale have, each made when it is first needed.
public struct PointMeasurers: Sendable {
  private let locale: LocaleTag
  private var known: [PointStyle: PointMeasurer] = [:]

  /// A measurer takes about 20 KB, and files may name any number of sizes.
  private static let limit = 64

  /// Makes no measurer yet.
  public init(locale: LocaleTag) { self.locale = locale }

  /// The measurer of a style.
  public subscript(style: PointStyle) -> PointMeasurer {
    mutating get {
      if let measurer = known[style] { return measurer }
      if known.count == Self.limit { known.removeAll() }
      let measurer = PointMeasurer(locale: locale, style: style)
      known[style] = measurer
      return measurer
    }
  }

  /// The same measurers for another locale, which share the tables of these.
  public func measurers(for locale: LocaleTag) -> PointMeasurers {
    var measurers = PointMeasurers(locale: locale)
    measurers.known = known.mapValues { $0.measurer(for: locale) }
    return measurers
  }
}
