internal import SourceText
internal import StringCatalog

extension CheckReport {
  /// The start of the report in JUnit's XML format: a suite per file, and a failed test per
  /// finding.
  ///
  /// Without findings, there is one passed test, because some servers treat a report without tests
  /// as a failure.
  var junitHeading: String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"galley\" tests=\"\(max(1, findings.count))\""
    xml += " failures=\"\(findings.count)\">\n"
    if findings.isEmpty {
      xml += "  <testsuite name=\"galley\" tests=\"1\" failures=\"0\">\n"
      xml += "    <testcase classname=\"galley\" name=\"check\"/>\n  </testsuite>\n"
    }
    return xml
  }

  /// The end of the JUnit report.
  static var junitEnd: String { "</testsuites>\n" }

  /// Returns a finding as a failed test, including the start and end of its file's suite if it is
  /// the first or last finding there.
  func junitTest(at index: Int) -> String {
    let path = findings[index].filePath ?? "galley"
    func isElsewhere(_ other: Int) -> Bool {
      !findings.indices.contains(other) || (findings[other].filePath ?? "galley") != path
    }
    var xml = ""
    if isElsewhere(index - 1) {
      let end = findings.indices[index...].first(where: isElsewhere) ?? findings.endIndex
      xml += "  <testsuite name=\"\(FieldSyntax.xml.escape(path))\" tests=\"\(end - index)\""
      xml += " failures=\"\(end - index)\">\n"
    }
    xml += findings[index].testCase
    return isElsewhere(index + 1) ? xml + "  </testsuite>\n" : xml
  }
}

extension Finding {
  /// The finding as a failed test.
  fileprivate var testCase: String {
    let name = [key, localization, path?.description].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: " · ")
    let title = name.isEmpty ? message : name
    var xml = "    <testcase classname=\"\(rule.rawValue)\""
    xml += " name=\"\(FieldSyntax.xml.escape(title.marked))\""
    if let place {
      xml += " file=\"\(FieldSyntax.xml.escape(place.path))\" line=\"\(place.location.line)\""
    }
    xml += ">\n      <failure type=\"\(severity.rawValue)\""
    xml += " message=\"\(FieldSyntax.xml.escape(message.marked))\">"
    let beginning = placeText.map { "\($0): " } ?? ""
    return xml + "\(FieldSyntax.xml.escape(beginning + sentence))</failure>\n    </testcase>\n"
  }
}
