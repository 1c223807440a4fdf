import LocalizedText
import PreviewRows
import StringCatalog
import TextLayout

/// What `galley explain` says about a row in points: whether it fits, and at which text sizes.
struct PointExplanation {
  let row: PointRow
  /// The verdict at each text size, if the style has text sizes.
  let sizes: [(size: TextSize, verdict: PointText.Verdict)]
  private let options: PointOptions

  init(_ row: Row, locale: LocaleTag, options: Options) {
    self.options = options.points
    let slot = options.points.slot(width: options.width)
    self.row = PointRow(row, in: slot, by: PointMeasurer(locale: locale, style: slot.style))
    guard options.points.hasTextSizes else {
      sizes = []
      return
    }
    sizes = TextSize.allCases.map { size in
      var slot = slot
      slot.style = options.points.pointStyle(at: size)
      let measurer = PointMeasurer(locale: locale, style: slot.style)
      return (size, PointRow(row, in: slot, by: measurer).verdict)
    }
  }

  /// The room and the font.
  var heading: String {
    let style = row.slot.style
    let size = options.hasTextSizes ? ", text size \(options.textSize.rawValue)" : ""
    return "In \(row.slot.width.shown) points (\(options.styleName)\(style.size.shown) pt "
      + "\(style.weight.rawValue), \(style.platform.rawValue)\(size))"
  }

  /// Named facts about the row.
  var facts: [(name: String, words: String)] {
    let from = { (points: Double?) in points.map { "from \($0.shown) points" } ?? "at no width" }
    let lines = row.title.lineCount(in: row.titleRoom).lines
    var facts = [
      ("verdict", "\(row.verdict.words) \(row.slot.lines.counted("line"))"),
      ("width", "\(row.title.width.shown) points, up to \(row.title.band.shown) more or less"),
      (
        "layout",
        "\(row.layout.rawValue): \(lines.counted("line")), \(row.height.shown) points high"
      ),
      (
        "fits",
        "compact \(from(row.breakpoints.compact)), standard \(from(row.breakpoints.standard))"
      ),
    ]
    if !sizes.isEmpty {
      facts.append(("sizes", sizesInWords))
    }
    if !row.title.isPredicted {
      facts.append(
        ("unknown", "a script of this text has no font to measure, so the width is a guess"))
    }
    return facts
  }

  /// The text sizes, those next to each other with the same verdict together.
  private var sizesInWords: String {
    var runs: [(first: TextSize, last: TextSize, verdict: PointText.Verdict)] = []
    for (size, verdict) in sizes {
      if runs.last?.verdict == verdict {
        runs[runs.count - 1].last = size
      } else {
        runs.append((size, size, verdict))
      }
    }
    return runs.map { run in
      let last = run.first == run.last ? "" : " to \(run.last.rawValue)"
      return "\(run.first.rawValue)\(last) \(run.verdict.rawValue)"
    }
    .joined(separator: ", ")
  }

  /// Writes the verdict at each text size, as a member of the open object.
  func writeSizes(into json: inout JSONWriter<String>) {
    json.array("textSizes", sizes) { json, size in
      json.object {
        $0.member("textSize", size.size.rawValue)
        $0.member("verdict", size.verdict.rawValue)
      }
    }
  }
}

extension PointText.Verdict {
  fileprivate var words: String {
    switch self {
    case .fits: "fits on"
    case .near: "too near to be sure: may or may not fit on"
    case .cut: "cut: does not fit on"
    }
  }
}

extension Int {
  fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Double {
  /// The number with at most two digits after the point.
  fileprivate var shown: String {
    let hundredths = Int((min(max(self, 0), 1e9) * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
