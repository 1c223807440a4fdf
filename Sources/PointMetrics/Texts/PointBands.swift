internal import TextLayout

/// How far the widths of the parts of a text may be off.
///
/// The errors of Latin letters are independent, so their band grows with the square root of their number.
/// Kerning is that of Inter's regular weight, and Apple's is up to a quarter stronger. The font of another
/// script may be wider or narrower as a whole, and so may the font of Apple Watch, which nobody has
/// measured.
struct PointBands: Hashable, Sendable {
  /// The band of each cluster as a part of its width; 0 for letters of Inter.
  private let parts: [Float]
  private let size: Double
  private let displayShare: Double
  /// The band of Inter's letters as a part of their width.
  private let latinPart: Double
  /// Whether the font is predicted, and no cluster is of a script without a stand-in.
  let isPredicted: Bool

  init(of text: MeasuredText, by metric: PointMetric) {
    size = metric.style.size
    displayShare = SystemFont(metric.style).displayShare
    let isMac = metric.style.platform.isMac
    var isPredicted = metric.style.platform.isPredicted
    latinPart = isPredicted ? 0.003 : 0.1
    parts = text.clusters.map { cluster in
      guard let scalar = text.shown(cluster.start..<cluster.end).unicodeScalars.first else {
        return 0
      }
      let part = metric.table.band(of: scalar.value, isMac: isMac)
      if part == GlyphTable.unknownBand { isPredicted = false }
      return part
    }
    self.isPredicted = isPredicted
  }

  /// How far the width of some clusters may be off, in points.
  func band(of clusters: Range<Int>, in text: MeasuredText) -> Double {
    var count = 0.0
    var latin = 0.0
    var others = 0.0
    var kerning = 0.0
    for number in text.withoutHang(clusters) {
      let cluster = text.clusters[number]
      let points = Double(cluster.columns) / Double(PointMetric.unitsPerPoint)
      kerning +=
        abs(Double(cluster.columns - cluster.inkColumns)) / Double(PointMetric.unitsPerPoint)
      if parts[number] == 0 {
        count += 1
        latin += points
      } else {
        others += points * Double(parts[number])
      }
    }
    return size * (0.02 + 0.025 * displayShare) * count.squareRoot() + latinPart * latin
      + 0.25 * kerning + others
  }
}

extension GlyphTable {
  /// The band of a script that has no stand-in.
  static let unknownBand: Float = 0.2

  /// The band of a scalar as a part of its width; 0 if it is one of Inter.
  fileprivate func band(of scalar: UInt32, isMac: Bool) -> Float {
    let glyph = glyph(of: scalar)
    if glyph >= firstOfStandIns {
      return standIns.first { $0.scalars.contains(scalar) }.map { Float($0.script.band) } ?? 0
    }
    return switch Shape(rawValue: glyph) {
    case nil, .nothing, .ellipsis: 0
    case .ideograph: isMac ? 0.06 : 0.03
    case .kana, .halfKana: 0.04
    case .hangul: 0.08
    case .emoji: 0.15
    case .unknown: Self.unknownBand
    }
  }
}
