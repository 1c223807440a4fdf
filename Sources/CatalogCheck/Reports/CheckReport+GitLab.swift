internal import SourceText
internal import StringCatalog

extension CheckReport {
  /// The report as GitLab's Code Quality reads it: one JSON array.
  var gitlabCodeQuality: String {
    // GitLab shows only one of several findings with the same fingerprint.
    var counts: [String: Int] = [:]
    var json = JSONWriter(to: "")
    json.array(findings) { json, finding in
      let diagnostic = finding.diagnostic
      let fingerprint = finding.fingerprint
      counts[fingerprint, default: 0] += 1
      let count = counts[fingerprint] ?? 1
      json.object { json in
        json.member("description", finding.sentence)
        json.member("check_name", diagnostic.rule.rawValue)
        json.member("fingerprint", count == 1 ? fingerprint : "\(fingerprint)-\(count)")
        json.member("severity", diagnostic.severity.gitlabName)
        json.object("location") { json in
          json.member("path", diagnostic.path ?? ".")
          json.object("lines") { $0.member("begin", diagnostic.location?.line ?? 1) }
        }
      }
    }
    return json.sink
  }
}

extension Severity {
  fileprivate var gitlabName: String {
    switch self {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
