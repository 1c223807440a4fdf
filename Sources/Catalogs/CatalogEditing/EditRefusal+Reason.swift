internal import StringCatalog

extension EditRefusal {
  /// A short description of the reason.
  package var reason: String {
    switch self {
    case .unreadable(let problem): "\(problem)"
    case .unsupported(let problem), .duplicate(_, let problem): problem.message
    case .changed(_, let now):
      now.map { "changed to '\($0.prefix(40))' in the meantime" } ?? "removed in the meantime"
    case .missing: "its parent variation does not exist"
    case .otherShape: "the translation has other variations"
    case .notInFormat: "the file format cannot hold it"
    case .unproven(let key): "not written: '\(key)' would change as well; please report this"
    }
  }

  /// The edit that is refused; nil if all are.
  package var edit: CatalogEdit? {
    switch self {
    case .changed(let edit, _), .missing(let edit), .otherShape(let edit), .notInFormat(let edit):
      edit
    case .unreadable, .unsupported, .unproven, .duplicate: nil
    }
  }

  /// The key of the entry that cannot be edited; nil if a single edit is refused, or all are.
  package var key: String? {
    switch self {
    case .duplicate(let key, _), .unproven(let key): key
    case .unreadable, .unsupported, .changed, .missing, .otherShape, .notInFormat: nil
    }
  }
}
