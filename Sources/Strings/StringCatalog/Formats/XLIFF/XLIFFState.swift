/// The states of translations, as XLIFF and as a String Catalog spell them.
///
/// XLIFF has no state for a machine translation; Xcode marks it with `state-qualifier`.
extension XLIFFTarget {
  /// Creates a translation as Xcode writes one in a state of a catalog.
  ///
  /// - Parameters:
  ///   - text: the translation.
  ///   - catalogState: the state; nil is the same as `new`.
  package init(text: String, catalogState: String?) {
    switch catalogState {
    case "translated": self.init(text: text, state: "translated")
    case "machine_translated":
      self.init(text: text, state: "translated", qualifier: "leveraged-mt")
    case "new", nil: self.init(text: text, state: "new")
    default: self.init(text: text, state: "needs-review-l10n")
    }
  }

  /// The state of the translation in a catalog; one without a state is translated.
  package var catalogState: String {
    let state = state ?? "translated"
    if state == "new" { return "new" }
    if state.hasPrefix("needs-") || state == "needs_review" { return "needs_review" }
    return qualifier == "leveraged-mt" || state == "machine_translated"
      ? "machine_translated" : "translated"
  }
}
