internal import LocalizedText
internal import StringCatalog

extension Samples.Values {
  /// The values as a samples file holds them.
  var json: String {
    var json = JSONWriter(to: "")
    json.object { json in
      if let arguments { json.array("arguments", arguments) { $1.write(into: &$0) } }
      if let value { json.member("value") { value.write(into: &$0) } }
    }
    return json.sink
  }
}

extension Sample {
  /// Writes the sample so that a samples file with it holds the same sample.
  func write(into json: inout JSONWriter<String>) {
    switch self {
    case .string(let text): json.value(text)
    case .integer(let number): json.value(number: "\(number)")
    case .unsigned(let number): json.value(number: "\(number)")
    case .double(let number): json.value(number: Self.digits(number))
    case .userName(let name):
      json.object {
        $0.object("userName") {
          $0.member("full", name.fullName)
          $0.member("display", name.displayName)
        }
      }
    case .list(let members):
      json.object { $0.array("list", members) { $1.write(into: &$0) } }
    case .date(let seconds, let style):
      json.object {
        $0.member("date", ISODate.text(seconds))
        $0.member("style", style.rawValue)
      }
    case .currency(let amount, let code):
      json.object {
        $0.member("currency") { $0.value(number: Self.digits(amount)) }
        $0.member("code", code)
      }
    case .percent(let part):
      json.object { $0.member("percent") { $0.value(number: Self.digits(part)) } }
    case .symbol(let name): json.object { $0.member("symbol", name) }
    case .localized(let key): json.object { $0.member("localized", key) }
    case .markdown(let text): json.object { $0.member("markdown", text) }
    }
  }

  /// The shortest digits that stand for a number; what is none, or has no end, is null.
  private static func digits(_ number: Double) -> String {
    number.isFinite ? "\(number)" : "null"
  }
}
