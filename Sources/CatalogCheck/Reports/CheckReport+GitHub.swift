internal import SourceText
internal import StringCatalog

extension Finding {
  /// The finding as a workflow command of GitHub Actions, in a line.
  ///
  /// `::error file=App.xcstrings,line=19,col=23,title=spec-missing::argument 1, %@, is missing`
  var githubAnnotation: String {
    var properties: [(name: String, value: String)] = []
    if let place = diagnostic.filePlace {
      properties = [("file", place.path)]
      if diagnostic.hasLine {
        properties += [("line", "\(place.location.line)"), ("col", "\(place.location.column)")]
      }
    }
    properties.append(("title", diagnostic.rule.rawValue))
    let list = properties.map { "\($0.name)=\($0.value.escaped(alsoInProperty: true))" }
    return "::\(diagnostic.severity.command) \(list.joined(separator: ","))::"
      + sentence.escaped(alsoInProperty: false) + "\n"
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

extension String {
  /// The text with escapes for the characters that end a command or one of its properties.
  fileprivate func escaped(alsoInProperty isProperty: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "%": escaped += "%25".unicodeScalars
      case "\r": escaped += "%0D".unicodeScalars
      case "\n": escaped += "%0A".unicodeScalars
      case ":" where isProperty: escaped += "%3A".unicodeScalars
      case "," where isProperty: escaped += "%2C".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
