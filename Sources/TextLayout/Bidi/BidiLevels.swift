internal import ICU
internal import LocalizedText

/// Who puts texts into the order in which they are read.
///
/// The columns that a text takes, and so its layout, are the same in both.
public enum BidiOrder: String, CaseIterable, Hashable, Sendable {
  /// galley does, for terminals that draw every line from the left: lines hold what stands there
  /// from left to right, and begin at the right where the locale's lines do.
  case visual
  /// The terminal does: lines hold their text as it is stored, and begin at the left.
  case logical
}

extension MeasuredText {
  /// The levels of the clusters and paragraphs by UAX #9: odd ones are read from the right.
  struct Levels: Hashable {
    var clusters: [UInt8] = []
    /// The least level of what stands before each visible cluster and is not seen itself, as the
    /// edge of an argument; it parts what is read from the right.
    var gaps: [UInt8?] = []
    var paragraphs: [UInt8] = []
  }

  /// The levels, or nil where every line is drawn in the order of its clusters.
  ///
  /// That takes time, so it is asked for by what draws lines alone.
  var levels: Levels? {
    guard let source, direction == .rightToLeft || source.isReadFromRight else { return nil }
    return allLevels(of: source)
  }

  /// The levels, whether there is something to order or not.
  func allLevels(of source: ResolvedText) -> Levels? {
    guard var bidi = try? Bidi() else { return nil }
    let text = source.text
    var levels = Levels()
    levels.clusters.reserveCapacity(clusters.count)
    for paragraph in paragraphs {
      var beginning =
        direction == .rightToLeft
        ? Bidi.Paragraph.contentElseRightToLeft : .contentElseLeftToRight
      var level = UInt8(direction == .rightToLeft ? 1 : 0)
      // A paragraph that no screen holds is taken in pieces: ICU needs the square of the time for
      // brackets that have no partner.
      for start in stride(from: paragraph.lowerBound, to: paragraph.upperBound, by: Self.piece) {
        let piece = start..<min(start + Self.piece, paragraph.upperBound)
        let scratch = scratch(of: piece, in: text, source)
        guard let found = try? bidi.levels(of: scratch.units, paragraph: beginning) else {
          return nil
        }
        level = found.paragraph
        beginning = level == 0 ? .leftToRight : .rightToLeft
        append(piece, of: scratch, found, to: &levels)
      }
      levels.paragraphs.append(level)
    }
    return levels
  }

  /// How many clusters of a paragraph are ordered at once.
  private static let piece = 1 << 12

  private func append(
    _ piece: Range<Int>, of scratch: BidiParagraph, _ found: Bidi.Levels, to levels: inout Levels
  ) {
    var seen = 0
    for (cluster, place) in zip(clusters[piece], scratch.clusterRanges) {
      levels.clusters.append(place.isEmpty ? found.paragraph : found.units[place.lowerBound])
      guard cluster.columns > 0 else {
        levels.gaps.append(nil)
        continue
      }
      let gap = (seen..<place.lowerBound).filter { BidiParagraph.hasPlace(scratch.units[$0]) }
      levels.gaps.append(gap.map { found.units[$0] }.min())
      seen = place.upperBound
    }
  }

  private func scratch(
    of piece: Range<Int>, in text: String, _ source: ResolvedText
  ) -> BidiParagraph {
    var scratch = BidiParagraph()
    guard let first = clusters[piece].first else { return scratch }
    var start = text.utf8.index(text.startIndex, offsetBy: range(of: first).lowerBound)
    for cluster in clusters[piece] {
      let end = text.utf8.index(start, offsetBy: range(of: cluster).count)
      let fragments = source.fragments
      let fragment =
        fragments.indices.contains(cluster.fragment) ? fragments[cluster.fragment] : nil
      scratch.append(text[start..<end].unicodeScalars, of: fragment)
      start = end
    }
    scratch.close()
    return scratch
  }
}

extension ResolvedText {
  /// Whether there is something that is read from the right, or that makes other text be.
  fileprivate var isReadFromRight: Bool {
    fragments.contains { fragment in
      // Nothing below U+0590 is, and nothing from there on is spelled with smaller bytes alone.
      fragment.text.utf8.contains { $0 >= 0xD6 }
        && fragment.text.unicodeScalars.contains { ScalarProperties($0).isReadFromRight }
    }
  }
}

extension String {
  /// What is drawn for a cluster that is read from the right.
  var mirrored: String {
    guard let first = unicodeScalars.first else { return self }
    let mirror = ScalarProperties(first).mirrored
    guard mirror != first else { return self }
    var mirrored = String(mirror).unicodeScalars
    mirrored.append(contentsOf: unicodeScalars.dropFirst())
    return String(mirrored)
  }
}
