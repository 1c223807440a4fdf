internal import JSONDocuments
internal import SourceText
internal import StringCatalog

extension Finding {
  /// Returns the finding as a JSON object on one line.
  ///
  /// - Parameter source: the source string; nil if there is none.
  /// - Returns: the object.
  package func json(source: String? = nil) -> String {
    JSONWriter.text {
      $0.member("rule", rule.rawValue)
      $0.member("severity", severity.rawValue)
      $0.member("table", table)
      $0.member("key", key)
      $0.member("locale", localization)
      $0.member("path", path?.description)
      $0.member("source", source)
      $0.member("text", text)
      $0.member("message", message)
      if let place {
        $0.object("location") { $0.write(place.location, in: place.path) }
      } else {
        $0.member("location", nil as String?)
      }
      if !others.isEmpty {
        $0.array("also", others) { writer, other in
          let finding = Finding(rule, message, about: other)
          writer.object {
            $0.member("locale", finding.localization)
            $0.member("text", finding.text)
            if let place = finding.place {
              $0.object("location") { $0.write(place.location, in: place.path) }
            }
          }
        }
      }
    }
  }
}
