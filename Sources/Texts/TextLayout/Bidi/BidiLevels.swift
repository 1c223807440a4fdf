internal import ICUServices
internal import LocalizedText

/// Whether right-to-left text is reordered by galley or by the terminal.
///
/// The layout of a text and its width are the same in both cases.
public enum BidiOrder: String, CaseIterable, Hashable, Sendable {
  /// By galley, for terminals that draw every line from left to right. Lines in a right-to-left
  /// locale are aligned to the right.
  case visual
  /// By the terminal: lines are in logical order and aligned to the left.
  case logical
}

extension MeasuredText {
  /// The embedding levels of UAX #9.
  ///
  /// Text at an odd level is read from right to left.
  struct Levels: Hashable {
    var clusters: [UInt8] = []
    /// The lowest level of the invisible characters directly before each visible cluster, such as
    /// the isolates around an argument, or nil if there are none.
    ///
    /// They separate right-to-left runs.
    var gaps: [UInt8?] = []
    var paragraphs: [UInt8] = []
  }

  /// The levels, or nil if every line is drawn in logical order.
  ///
  /// They are slow to compute and only needed for drawing, so measuring does not compute them.
  var levels: Levels? {
    guard let source, direction == .rightToLeft || source.isReadFromRight else { return nil }
    return allLevels(of: source)
  }

  /// Computes the levels even if nothing needs reordering.
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
      // ICU is quadratic in the number of unpaired brackets, so split paragraphs that are longer
      // than any screen.
      for start in stride(from: paragraph.lowerBound, to: paragraph.upperBound, by: Self.piece) {
        let piece = start..<min(start + Self.piece, paragraph.upperBound)
        let copy = bidiParagraph(of: piece, in: text, source)
        guard let found = try? bidi.levels(of: copy.units, paragraph: beginning) else {
          return nil
        }
        level = found.paragraph
        beginning = level == 0 ? .leftToRight : .rightToLeft
        append(piece, of: copy, found, to: &levels)
      }
      levels.paragraphs.append(level)
    }
    return levels
  }

  /// The maximum number of clusters in a paragraph to pass to ICU at once.
  private static let piece = 1 << 12

  private func append(
    _ piece: Range<Int>, of copy: BidiParagraph, _ found: Bidi.Levels, to levels: inout Levels
  ) {
    var seen = 0
    for (cluster, place) in zip(clusters[piece], copy.clusterRanges) {
      levels.clusters.append(place.isEmpty ? found.paragraph : found.units[place.lowerBound])
      guard cluster.columns > 0 else {
        levels.gaps.append(nil)
        continue
      }
      let gap = (seen..<place.lowerBound).filter { BidiParagraph.keepsPosition(copy.units[$0]) }
      levels.gaps.append(gap.map { found.units[$0] }.min())
      seen = place.upperBound
    }
  }

  private func bidiParagraph(
    of piece: Range<Int>, in text: String, _ source: ResolvedText
  ) -> BidiParagraph {
    var copy = BidiParagraph()
    guard let first = clusters[piece].first else { return copy }
    var start = text.utf8.index(text.startIndex, offsetBy: range(of: first).lowerBound)
    for cluster in clusters[piece] {
      let end = text.utf8.index(start, offsetBy: range(of: cluster).count)
      let fragments = source.fragments
      let fragment =
        fragments.indices.contains(cluster.fragment) ? fragments[cluster.fragment] : nil
      copy.append(text[start..<end].unicodeScalars, of: fragment)
      start = end
    }
    copy.close()
    return copy
  }
}

extension ResolvedText {
  /// Whether any character is right-to-left or forces a right-to-left direction.
  fileprivate var isReadFromRight: Bool { fragments.contains { $0.text.isReadFromRight } }
}

extension String {
  /// Whether any character is right-to-left or forces a right-to-left direction.
  package var isReadFromRight: Bool {
    // Test bytes first, which is fast: such characters start at U+0590, and their UTF-8 always has
    // a byte of at least 0xD6.
    utf8.contains { $0 >= 0xD6 }
      && unicodeScalars.contains { ScalarProperties($0).isReadFromRight }
  }

  /// The string with its first character mirrored, such as `)` for `(`.
  var mirrored: String {
    guard let first = unicodeScalars.first else { return self }
    let mirror = ScalarProperties(first).mirrored
    guard mirror != first else { return self }
    var mirrored = String(mirror).unicodeScalars
    mirrored.append(contentsOf: unicodeScalars.dropFirst())
    return String(mirrored)
  }
}
