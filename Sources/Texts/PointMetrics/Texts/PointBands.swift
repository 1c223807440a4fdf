internal import TextLayout

/// The margins of error of the widths in a text.
///
/// The errors of Latin letters are independent, so their sum grows with the square root of the
/// number of letters. Kerning is that of Inter's regular weight; Apple's is up to a quarter
/// stronger. The font of another script may be wider or narrower as a whole, and so may the font of
/// Apple Watch, which has never been measured.
struct PointBands: Hashable, Sendable {
  /// The margin of each cluster as a fraction of its width; 0 for letters of Inter.
  private let parts: [Float]
  private let size: Double
  private let displayShare: Double
  /// The margin of Inter's letters as a fraction of their width.
  private let latinPart: Double
  /// Whether the font can be estimated, and every cluster belongs to Inter or a stand-in.
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
      let part = metric.table.marginOfError(of: scalar.value, isMac: isMac)
      if part == GlyphTable.unknownBand { isPredicted = false }
      return part
    }
    self.isPredicted = isPredicted
  }

  /// Returns the margin of error of some clusters, in points.
  func marginOfError(of clusters: Range<Int>, in text: MeasuredText) -> Double {
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
  /// The margin of a script without a stand-in.
  static let unknownBand: Float = 0.2

  /// Returns the margin of a scalar as a fraction of its width; 0 if it is in Inter.
  fileprivate func marginOfError(of scalar: UInt32, isMac: Bool) -> Float {
    let glyph = glyph(of: scalar)
    if glyph >= firstOfStandIns {
      return standIns.first { $0.scalars.contains(scalar) }.map { Float($0.script.marginOfError) }
        ?? 0
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
