internal import SourceText
internal import StringCatalog

extension CheckReport {
  /// The findings as workflow commands of GitHub Actions, one in a line.
  ///
  /// `::error file=App.xcstrings,line=19,col=23,title=spec-missing::argument 1, %@, is missing`
  var githubAnnotations: String {
    findings.map { finding in
      let diagnostic = finding.diagnostic
      var properties: [(name: String, value: String)] = []
      if let place = diagnostic.filePlace {
        properties = [("file", place.path)]
        if diagnostic.hasLine {
          properties += [
            ("line", "\(place.location.line)"), ("col", "\(place.location.column)"),
          ]
        }
      }
      properties.append(("title", diagnostic.rule.rawValue))
      let list = properties.map { "\($0.name)=\($0.value.escaped(alsoInProperty: true))" }
      return "::\(diagnostic.severity.command) \(list.joined(separator: ","))::"
        + finding.sentence.escaped(alsoInProperty: false) + "\n"
    }.joined()
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
