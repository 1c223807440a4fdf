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
}
