import CatalogEditing
import Foundation
import ICUServices
import StringCatalog

/// A JSON value as Foundation reads it, whose members have no order.
indirect enum JSONModel: Equatable {
  case object([String: JSONModel])
  case array([JSONModel])
  case text(String)
  /// A number, a truth value or null.
  case other(String)

  init(_ bytes: [UInt8]) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed]))
  }

  private init(_ value: Any) {
    switch value {
    case let object as [String: Any]: self = .object(object.mapValues { JSONModel($0) })
    case let array as [Any]: self = .array(array.map { JSONModel($0) })
    case let text as String: self = .text(text)
    case let number as NSNumber:
      let isTruth = ["c", "B"].contains(String(cString: number.objCType))
      self = .other(isTruth ? "\(number.boolValue)" : "\(number)")
    default: self = .other("null")
    }
  }

  subscript(names: [String]) -> JSONModel? {
    get {
      guard let name = names.first else { return self }
      let rest = Array(names.dropFirst())
      switch self {
      case .object(let members): return members[name]?[rest]
      case .array(let elements):
        return Int(name).flatMap { elements.indices.contains($0) ? elements[$0][rest] : nil }
      case .text, .other: return nil
      }
    }
    set {
      guard let name = names.first else {
        if let newValue { self = newValue }
        return
      }
      guard case .object(var members) = self else { return }
      let rest = Array(names.dropFirst())
      if rest.isEmpty {
        members[name] = newValue
      } else {
        var member = members[name] ?? .object([:])
        member[rest] = newValue
        members[name] = member
      }
      self = .object(members)
    }
  }

  /// Removes a value, and the objects around it that have nothing else, but not the first ones.
  mutating func remove(_ names: [String], keeping fixed: Int) {
    self[names] = nil
    let parent = Array(names.dropLast())
    if parent.count > fixed, self[parent] == .object([:]) { remove(parent, keeping: fixed) }
  }

  var members: [String: JSONModel] { if case .object(let members) = self { members } else { [:] } }
}

/// How a file of JSON is written.
struct JSONStyle {
  var separator = " : "
  var comma = ","
  var newline = "\n"
  var indent = "  "
  var empty = "\n\n"
  /// Whether objects from this depth on are on one line.
  var inlineDepth = Int.max
  var isSorted = true

  static let all: [(name: String, style: JSONStyle)] = [
    ("Xcode", JSONStyle()),
    ("script", JSONStyle(separator: ": ", empty: "")),
    ("tabs", JSONStyle(separator: ": ", indent: "\t", empty: "")),
    ("CRLF", JSONStyle(newline: "\r\n", empty: "\r\n\r\n")),
    ("minified", JSONStyle(separator: ":", newline: "", indent: "", empty: "")),
    ("one line", JSONStyle(separator: ": ", comma: ", ", newline: "", indent: "", empty: "")),
    ("units on one line", JSONStyle(inlineDepth: 5)),
    ("entries on one line", JSONStyle(separator: ": ", empty: "", inlineDepth: 2)),
    ("unsorted", JSONStyle(isSorted: false)),
  ]

  /// The text of a value; sorted by Foundation's order, or else by the hash of the names.
  func text(_ value: JSONModel, depth: Int = 0) -> String {
    switch value {
    case .object(let members):
      let names = members.keys.sorted {
        isSorted ? Self.isBefore($0, $1) : Self.hash($0) < Self.hash($1)
      }
      return list(
        names.map {
          Self.token($0) + separator + text(members[$0] ?? .other("null"), depth: depth + 1)
        }, "{", "}", depth)
    case .array(let elements):
      return list(elements.map { text($0, depth: depth + 1) }, "[", "]", depth)
    case .text(let text): return Self.token(text)
    case .other(let token): return token
    }
  }

  private func list(_ parts: [String], _ open: String, _ close: String, _ depth: Int) -> String {
    func line(_ depth: Int) -> String { newline + String(repeating: indent, count: depth) }
    guard !parts.isEmpty else {
      return open
        + (empty.isEmpty || depth >= inlineDepth
          ? "" : empty + String(repeating: indent, count: depth)) + close
    }
    if depth >= inlineDepth || newline.isEmpty {
      let blank = depth >= inlineDepth && !newline.isEmpty ? " " : ""
      return open + blank + parts.joined(separator: blank.isEmpty ? comma : ", ") + blank + close
    }
    return open + line(depth + 1) + parts.joined(separator: comma + line(depth + 1)) + line(depth)
      + close
  }

  static func token(_ text: String) -> String {
    var token = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": token += "\\\""
      case "\\": token += "\\\\"
      case "\u{8}": token += "\\b"
      case "\u{C}": token += "\\f"
      case "\n": token += "\\n"
      case "\r": token += "\\r"
      case "\t": token += "\\t"
      case "\0"..."\u{1F}": token += "\\u" + String(format: "%04x", scalar.value)
      default: token.unicodeScalars.append(scalar)
      }
    }
    return token + "\""
  }

  static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  private static let locale = Locale(identifier: "en_US")

  static func isBefore(_ one: String, _ other: String) -> Bool {
    (one as NSString).compare(
      other, options: [.numeric, .caseInsensitive, .forcedOrdering],
      range: NSRange(location: 0, length: one.utf16.count), locale: locale) == .orderedAscending
  }
}

extension KeyOrder {
  /// The order of Xcode.
  static func xcode() throws -> KeyOrder {
    let collation = try Collation()
    return KeyOrder { collation.compare($0, $1) }
  }
}
