internal import JSONDocuments
internal import SourceText

extension CheckReport {
  /// The rules that have findings, in the order of all rules.
  var reportedRules: [Rule] {
    let reported = Set(findings.map(\.rule))
    return Rule.all.filter { reported.contains($0.id) }
  }

  /// Returns the start of the report in SARIF 2.1.0, which is one line of JSON.
  ///
  /// Columns are in UTF-16 code units, as most servers expect, and the run declares this.
  func sarifHeading(version: String, rules: [Rule]) -> String {
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
          json.array("results", EmptyCollection<Finding>()) { _, _ in }
        }
      }
    }
    return String(json.sink.dropLast(Self.sarifEnd.count))
  }

  /// The end of the SARIF report.
  static var sarifEnd: String { "]}]}" }
}

extension Finding {
  /// Returns the finding as a SARIF result.
  ///
  /// - Parameters:
  ///   - ruleIndex: the index of its rule in the heading.
  ///   - utf16Column: returns the column of a location in UTF-16 code units.
  /// - Returns: the result as a JSON object.
  func sarifResult(ruleIndex: Int?, utf16Column: (FilePlace) -> Int) -> String {
    JSONWriter.text { json in
      json.member("ruleId", rule.rawValue)
      if let ruleIndex { json.member("ruleIndex", ruleIndex) }
      json.member("level", severity.sarifLevel)
      json.object("message") { $0.member("text", sentence) }
      json.array("locations", place.map { [$0] } ?? []) { json, place in
        json.object { json in
          json.object("physicalLocation") { json in
            json.object("artifactLocation") { $0.member("uri", place.path.uri) }
            json.object("region") {
              $0.member("startLine", place.location.line)
              $0.member("startColumn", utf16Column(place))
            }
          }
        }
      }
      json.object("partialFingerprints") { $0.member("galleyFinding/v1", fingerprint) }
    }
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
        $0.member("markdown", "\(rule.why.asMarkdown)\n\n**How to fix it:** \(rule.fix.asMarkdown)")
      }
      json.object("defaultConfiguration") { $0.member("level", rule.severity.sarifLevel) }
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
  /// The text, escaped for Markdown.
  fileprivate var asMarkdown: String {
    String(
      flatMap { character in
        "\\`*_{}[]<>#|~^$&".contains(character) ? ["\\", character] : [character]
      })
  }

  /// The path as a URI: relative, or a file URI if it is absolute.
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
