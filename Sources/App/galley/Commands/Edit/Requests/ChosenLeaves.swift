import CatalogCheck
import CatalogEditing
import SourceText
import StringCatalog

/// The strings of a language that one command changes together.
struct ChosenLeaves {
  let workspace: Workspace
  /// The language, as the user typed it.
  let locale: String
  /// Admits only strings whose key matches one of these; empty admits all.
  let keys: [Glob]

  /// Returns a request for each string for which there is a change.
  ///
  /// - Parameter change: returns the new text and state; nil for no change.
  /// - Returns: the requests, in the order of the tables.
  /// - Throws: that no table has the language.
  func requests(
    _ change: (Leaf) -> (text: String?, state: String?)?
  ) throws(Fault) -> [TextRequest] {
    let tables = workspace.tables
    let flags = EditFlags()
    var requests: [TextRequest] = []
    var (isKnown, reason) = (false, "no catalogs")
    for table in tables {
      let language: String
      do throws(Fault) {
        language = try EditTarget.locale(locale, of: table, among: tables, flags)
        isKnown = true
      } catch {
        reason = error.reason
        continue
      }
      for entry in table.entries where keys.admits(entry.key) && entry.shouldTranslate {
        guard let localization = entry.localization(language) else { continue }
        for leaf in localization.leaves {
          guard let new = change(leaf) else { continue }
          var request = TextRequest(key: entry.key, locale: language, path: leaf.path)
          request.table = table.name
          request.file = localization.path
          request.original = table.original
          request.text = new.text
          request.state = new.state
          request.expected = TextRequest.Lock(text: leaf.text)
          requests.append(request)
        }
      }
    }
    guard isKnown else { throw Fault(reason) }
    return requests
  }
}
