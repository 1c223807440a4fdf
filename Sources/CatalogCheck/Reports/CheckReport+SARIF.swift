internal import SourceText
internal import StringCatalog

extension CheckReport {
  /// The report in SARIF 2.1.0, as one line of JSON.
  ///
  /// Columns are UTF-16 code units, as most servers take them to be, and the run says so.
  func sarif(version: String, _ utf16Columns: [FilePlace: Int]) -> String {
    let reported = Set(findings.map(\.diagnostic.rule))
    let rules = Rule.all.filter { reported.contains($0.id) }
    let places = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
    var json = JSONWriter(to: "")
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs", CollectionOfOne(())) { json, _ in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in
              json.member("name", "galley")
              json.member("version", version)
              json.array("rules", rules) { $0.write($1) }
            }
          }
          json.member("columnKind", "utf16CodeUnits")
          json.array("results", findings) { json, finding in
            json.write(finding, ruleIndex: places[finding.diagnostic.rule], utf16Columns)
          }
        }
      }
    }
    return json.sink
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ rule: Rule) {
    object { json in
      json.member("id", rule.id.rawValue)
      json.object("shortDescription") { $0.member("text", rule.summary) }
      json.object("fullDescription") { $0.member("text", rule.why) }
      json.object("help") {
        $0.member("text", "\(rule.why) \(rule.fix)")
        $0.member(
          "markdown", "\(rule.why.asMarkdown)\n\n**How to fix it:** \(rule.fix.asMarkdown)")
      }
      json.object("defaultConfiguration") { $0.member("level", rule.severity.sarifLevel) }
    }
  }

  fileprivate mutating func write(
    _ finding: Finding, ruleIndex: Int?, _ utf16Columns: [FilePlace: Int]
  ) {
    let diagnostic = finding.diagnostic
    object { json in
      json.member("ruleId", diagnostic.rule.rawValue)
      if let ruleIndex { json.member("ruleIndex", ruleIndex) }
      json.member("level", diagnostic.severity.sarifLevel)
      json.object("message") { $0.member("text", finding.sentence) }
      json.array("locations", diagnostic.filePlace.map { [$0] } ?? []) { json, place in
        json.object { json in
          json.object("physicalLocation") { json in
            json.object("artifactLocation") { $0.member("uri", place.path.uri) }
            json.object("region") {
              $0.member("startLine", place.location.line)
              $0.member("startColumn", utf16Columns[place] ?? place.location.column)
            }
          }
        }
      }
      json.object("partialFingerprints") { $0.member("galleyFinding/v1", finding.fingerprint) }
    }
  }
}

extension Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

extension String {
  /// The words as Markdown shows them.
  fileprivate var asMarkdown: String {
    String(
      flatMap { character in
        "\\`*_{}[]<>#|~^$&".contains(character) ? ["\\", character] : [character]
      })
  }

  /// A path as a URI: relative to the current folder, or of a file.
  fileprivate var uri: String {
    let hexadecimal = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.hasPrefix("/") ? "file://" + path : path
  }
}
