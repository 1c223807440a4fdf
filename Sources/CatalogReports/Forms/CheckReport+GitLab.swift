internal import CatalogCheck
internal import JSON
internal import SourceText

extension Finding {
  /// The finding as GitLab's Code Quality reads it: an object of its JSON array.
  ///
  /// - Parameter repetition: how many findings up to this one have its fingerprint.
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
  /// How many findings up to one have its fingerprint, by index, where it is not the first.
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
