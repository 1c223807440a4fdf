import CatalogChanges
import CatalogCheck
import SourceText
import StringCatalog

extension DiffWriter {
  /// A page with a table for each file; old words are struck out, new ones underlined.
  var html: String {
    var html = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Changed strings</title>
      <style>
      body { font: 14px/1.5 system-ui, sans-serif; margin: 2em }
      table { border-collapse: collapse; margin-bottom: 2em }
      td, th { border: 1px solid #8886; padding: .3em .6em; text-align: left; vertical-align: top }
      del { background: #f002 } ins { background: #0a03 } .stranded { color: #b50 }
      </style>
      <h1>Changed strings</h1>
      <p>\(counts.description.isEmpty ? "no changes" : counts.description.html)</p>

      """
    for table in differences where !table.difference.isEmpty {
      html += "<h2>\(table.name.html)</h2>\n<table>\n"
      html += "<tr><th>Key</th><th>Language</th><th>Change</th></tr>\n"
      for (number, change) in table.difference.changes.enumerated() {
        html += "<tr><td>\(change.key.html)</td><td>\((change.locale ?? "").html)</td>"
        html += "<td>\(change.html)"
        if let fit = table.fits[number]?.words { html += "<br>\(fit.html)" }
        if !change.stranded.isEmpty {
          let languages = change.stranded.joined(separator: ", ")
          html += "<br><span class=\"stranded\">stranded: \(languages.html)</span>"
        }
        html += "</td></tr>\n"
      }
      html += "</table>\n"
    }
    return html
  }
}

extension CatalogDifference.Change {
  fileprivate var html: String {
    let words = WordDifference(from: (old ?? "").marked, to: (new ?? "").marked).parts.map { part in
      let text = part.text.html
      return part.side == 0 ? text : part.side < 0 ? "<del>\(text)</del>" : "<ins>\(text)</ins>"
    }.joined()
    switch kind {
    case .added: return "added"
    case .removed: return "removed"
    case .renamed: return "renamed from \((old ?? "").html)"
    case .source, .text: return path.steps.isEmpty ? words : "\(path.description.html): \(words)"
    case .comment: return "comment: \(words)"
    default:
      let name =
        switch kind {
        case .shape: "varies by"
        case .state: "state"
        case .extraction: "extraction"
        default: "flags"
        }
      return "\(name): \((old ?? "none").html) → \((new ?? "none").html)"
    }
  }
}

extension String {
  /// The text in an element; control characters are shown.
  fileprivate var html: String { FieldSyntax.xml.escape(marked) }
}
