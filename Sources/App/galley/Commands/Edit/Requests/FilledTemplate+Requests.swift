import CatalogCheck
import CatalogEditing
import StringCatalog

extension FilledTemplate.Filling {
  /// The request to write the translation.
  ///
  /// - Parameters:
  ///   - locale: the language, unless the template names one.
  ///   - state: the state; nil for that of a finished translation.
  /// - Returns: the request.
  func request(locale: String?, state: String?) -> TextRequest {
    var request = TextRequest(key: key, locale: self.locale ?? locale ?? "")
    request.place = place
    request.table = table
    request.file = file
    request.text = text
    request.state = state
    request.source = source.map { TextRequest.Lock(text: $0) }
    if let path = form.isEmpty ? LeafPath() : LeafPath(form) {
      request.path = path
    } else {
      request.rejection = "no form '\(form.beginning)'"
    }
    if request.locale.isEmpty { request.rejection = "missing \"locale\"" }
    return request
  }
}
