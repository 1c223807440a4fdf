import CatalogChanges
import SourceText
import StringCatalog
import TerminalValues

/// Changes on a terminal: in styles, texts as rows.
extension DiffWriter {
  /// The lines of a change below its key.
  func lines(
    of change: CatalogDifference.Change, fit: DiffFits.Pair?, _ styled: StyledLines
  ) -> [String] {
    switch change.kind {
    case .source, .text:
      let path = change.path.steps.isEmpty ? nil : change.path.description.marked
      let place = [change.locale?.marked, path].compactMap(\.self).joined(separator: " ")
      var lines = ["    " + styled.text(place, .hint)]
      let rows = fit?.rows ?? VersionRows.lines(old: change.old, new: change.new, styled)
      lines += rows.map { "      " + $0 }
      if let fit, let words = fit.words ?? fit.new?.words {
        lines.append("      " + styled.text(words, fit.noLongerFits ? .problem : .hint))
      }
      if !change.fates.isEmpty {
        let words = change.fateWords.joined(separator: " · ")
        lines.append("      " + styled.text(words, change.stranded.isEmpty ? .hint : .warning))
      }
      return lines
    case .comment:
      return ["    " + styled.text("comment", .hint)]
        + VersionRows.lines(old: change.old, new: change.new, styled).map { "      " + $0 }
    default:
      let place = change.locale.map { styled.text($0.marked, .hint) + "  " } ?? ""
      return ["    " + place + change.summary]
    }
  }
}
