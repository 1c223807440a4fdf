internal import SourceText

extension Finding {
  /// The finding as a GitHub Actions workflow command on one line.
  ///
  /// `::error file=App.xcstrings,line=19,col=23,title=spec-missing::argument 1, %@, is missing`
  var githubAnnotation: String {
    var properties: [(name: String, value: String)] = []
    if let place {
      properties = [("file", place.path)]
      if hasLine {
        properties += [("line", "\(place.location.line)"), ("col", "\(place.location.column)")]
      }
    }
    properties.append(("title", rule.rawValue))
    let list = properties.map { "\($0.name)=\(FieldSyntax.workflowProperty.escape($0.value))" }
    return "::\(severity.command) \(list.joined(separator: ","))::"
      + FieldSyntax.workflowMessage.escape(sentence) + "\n"
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .info: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
