import Foundation
import LocalizedText
import Testing

@testable import PointMetrics
@testable import TextLayout

/// Labels that others measured on Apple's platforms, compared with what galley estimates.
@Suite struct MeasuredLabelTests {
  struct Label: CustomStringConvertible {
    let text: String
    let style: PointStyle
    let measured: Double
    /// To which part of a point the width was rounded up; nil for an exact one.
    let pixels: Double?
    /// How sure the source is: A, B or C.
    let trust: String

    var estimate: PointText {
      let hasKana = text.unicodeScalars.contains { 0x3040...0x30FF ~= $0.value }
      return PointMeasurer(locale: LocaleTag(hasKana ? "ja" : "en"), style: style).measure(text)
    }
    var width: Double {
      let exact = estimate.exactWidth
      return pixels.map { (exact * $0 - 0.001).rounded(.up) / $0 } ?? exact
    }
    /// The error as a part of the measured width.
    var error: Double { (width - measured) / measured }
    var script: String {
      switch text.unicodeScalars.first(where: { $0.properties.isAlphabetic })?.value ?? 0 {
      case 0..<0x370: "Latin"
      case 0x400..<0x530: "Cyrillic"
      case 0x600..<0x700: "Arabic"
      case 0x3040..<0x3100: "kana"
      default: "Han"
      }
    }
    var description: String { "\(text) \(style.platform) \(style.size) \(style.weight)" }
  }

  private let labels: [Label]

  init() throws {
    labels = try vectorRows("points.tsv").map { row in
      let platform: PointStyle.Platform =
        row[1] == "iOS" ? .ios : row[1] == "macOS" ? .macos : .catalyst
      let size = try #require(Double(row[2]))
      return Label(
        text: row[0],
        style: PointStyle(
          size: size, weight: try #require(PointStyle.Weight(rawValue: row[3])), platform: platform),
        measured: try #require(Double(row[4])),
        pixels: row[6].contains("1/2") && !row[6].contains("1/3")
          ? 2 : row[6].contains("1/3") ? 3 : nil,
        trust: row[7])
    }
  }

  /// The labels of one letter and of a straight apostrophe are known to be off.
  private static let outliers: Set<String> = ["iiiiillll", "What's"]

  @Test func regularTextOfUsualSizesIsWithinTheLimits() {
    let errors =
      labels.filter {
        $0.trust != "C" && $0.style.weight == .regular && $0.style.size <= 17
          && ["Latin", "Cyrillic"].contains($0.script) && !Self.outliers.contains($0.text)
      }
      .map { abs($0.error) }.sorted()
    #expect(errors.count > 20)
    #expect(errors.reduce(0, +) / Double(errors.count) <= 0.008)
    #expect(errors[Int(Double(errors.count - 1) * 0.95)] <= 0.017)
  }

  @Test func theBandHoldsNearlyAllLabels() {
    let trusted = labels.filter { $0.trust == "A" && !Self.outliers.contains($0.text) }
    let outside = trusted.filter { abs($0.width - $0.measured) > $0.estimate.marginOfError }
    #expect(trusted.count > 40)
    #expect(
      Double(outside.count) <= 0.05 * Double(trusted.count),
      "\(outside.map { "\($0): \($0.width), measured \($0.measured) ± \($0.estimate.marginOfError)" })"
    )
  }

  /// The errors by trust and script, which Documentation/accuracy.md has.
  @Test func areReported() {
    let groups = Dictionary(grouping: labels) { label in
      "\(label.trust) \(label.script)"
        + (label.script == "Latin" ? label.style.size <= 17 ? " to 17 pt" : " above" : "")
    }
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
      let errors = group.map { abs($0.error) * 100 }.sorted()
      let mean = errors.reduce(0, +) / Double(errors.count)
      let most = errors[Int((Double(errors.count - 1) * 0.95).rounded(.up))]
      print(
        "points: \(name): \(errors.count) labels, mean \(String(format: "%.2f", mean)) %, "
          + "19 of 20 within \(String(format: "%.2f", most)) %")
      #expect(mean < 15)
    }
    if ProcessInfo.processInfo.environment["GALLEY_LABELS"] != nil {
      for label in labels {
        print(
          "points: \(label.trust) \(label): \(label.measured) \(String(format: "%.2f", label.width))"
            + " \(String(format: "%+.2f", label.error * 100)) %")
      }
    }
  }
}
