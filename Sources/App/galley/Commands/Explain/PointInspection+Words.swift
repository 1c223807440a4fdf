import CatalogCheck
import JSONDocuments
import LocalizedText
import PointMetrics
import PreviewRows
import SourceText
import TextLayout

extension PointInspection {
  /// The room and the font.
  var heading: String {
    let style = row.slot.style
    let name = style.textStyle.map { $0.rawValue + " " } ?? ""
    let size = sizes.all.isEmpty ? "" : ", text size \(setting.textSize.rawValue)"
    return "In \(row.slot.width.shown) pt (\(name)\(style.size.shown) pt "
      + "\(style.weight.rawValue), \(style.platform.name)\(size))"
  }

  /// Named facts about the row.
  var facts: [(name: String, words: String)] {
    let from = { (points: Double?) in points.map { "\($0.shown) pt" } ?? "none" }
    let lines = row.title.lineCount(in: row.titleRoom).lines
    var facts = [
      (
        "verdict",
        "\(row.verdict.words) on \(row.slot.lines.counted("line"))"
          + (row.valueWidth == nil ? "" : " beside its value")
      ),
      ("width", "\(row.title.width.shown) ± \(row.title.marginOfError.shown) pt"),
      ("layout", "\(row.layout.rawValue): \(lines.counted("line")), \(row.height.shown) pt high"),
      (
        "min width",
        "compact \(from(row.breakpoints.compact)), standard \(from(row.breakpoints.standard))"
      ),
    ]
    if !sizes.all.isEmpty {
      facts.append(("sizes", sizesInWords))
    }
    if let written = row.written {
      facts.append(("slot", "written in \(written.origin.words)"))
    }
    if row.slot.leastScale < 1 {
      facts.append(("scale", "the app scales it down to \(row.slot.leastScale.shown)"))
    }
    if !row.title.isPredicted {
      let reason =
        setting.platform == .watchos
        ? "the watch font was never measured; the width is a rough estimate"
        : "no font for this script was measured; the width is a rough estimate"
      facts.append(("warning", reason))
    }
    return facts
  }

  /// The text sizes, those next to each other with the same verdict together.
  private var sizesInWords: String {
    var runs: [(first: TextSize, last: TextSize, verdict: PointText.Verdict)] = []
    for (size, _, verdict) in sizes.all {
      if runs.last?.verdict == verdict {
        runs[runs.count - 1].last = size
      } else {
        runs.append((size, size, verdict))
      }
    }
    return runs.map { run in
      let last = run.first == run.last ? "" : " to \(run.last.rawValue)"
      return "\(run.first.rawValue)\(last) \(run.verdict.words)"
    }
    .joined(separator: ", ")
  }

  /// Writes the verdict at each text size, as a member of the open object.
  func writeSizes(into json: inout JSONWriter<String>) {
    json.array("textSizes", sizes.all) { json, size in
      json.object {
        $0.member("textSize", size.size.rawValue)
        $0.member("verdict", size.verdict.rawValue)
      }
    }
  }
}

extension SlotSpecification.Origin {
  fileprivate var words: String {
    switch self {
    case .comment: "the comment"
    case .file: "the slots file"
    }
  }
}
