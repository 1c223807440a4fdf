internal import JSONDocuments
internal import SourceText

extension Finding {
  /// Returns the finding as a JSON object for GitLab's Code Quality report.
  ///
  /// - Parameter repetition: the number of findings so far with the same fingerprint, including
  ///   this one.
  /// - Returns: the object.
  func gitlabIssue(repetition: Int) -> String {
    JSONWriter.text { json in
      json.member("description", sentence)
      json.member("check_name", rule.rawValue)
      json.member("fingerprint", fingerprint + (repetition == 1 ? "" : "-\(repetition)"))
      json.member("severity", severity.gitlabName)
      json.object("location") { json in
        json.member("path", filePath ?? ".")
        json.object("lines") { $0.member("begin", place?.location.line ?? 1) }
      }
    }
  }
}

extension [Finding] {
  /// For each finding that repeats a fingerprint, its ordinal among the findings with that
  /// fingerprint.
  ///
  /// GitLab shows only one of several findings with the same fingerprint.
  var repetitions: [Int: Int] {
    var counts: [UInt64: Int] = [:]
    var repetitions: [Int: Int] = [:]
    for (index, finding) in enumerated() {
      let count = counts[finding.fingerprintNumber, default: 0] + 1
      counts[finding.fingerprintNumber] = count
      if count > 1 { repetitions[index] = count }
    }
    return repetitions
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
