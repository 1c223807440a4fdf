import StringCatalog
import TestMaterial

@testable import CatalogEditing

/// A .stringsdict file that is made in a layout, so that what edits make of it is known byte for byte.
struct MadePropertyList: Equatable {
  struct Style: Equatable {
    var name: String
    var newline = "\n"
    var indent = "\t"
    var head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
    var end = "\n</plist>\n"

    static let all: [Style] = [
      Style(name: "Xcode"), Style(name: "blanks", indent: "  ", end: "\n</plist>"),
      Style(
        name: "CRLF", newline: "\r\n", indent: "    ", head: "<plist>\r\n", end: "\r\n</plist>\r\n"),
      Style(name: "one line", newline: "", indent: "", head: "<plist>", end: "</plist>"),
      Style(name: "no indent", indent: "", head: "<!-- a <b> -->\n<plist>\n"),
    ]
  }

  indirect enum Value: Equatable {
    case text(String)
    case dictionary([Member])

    struct Member: Equatable {
      var name: String
      var value: Value
    }

    var members: [Member] {
      get { if case .dictionary(let members) = self { members } else { [] } }
      set { self = .dictionary(newValue) }
    }
  }

  private static let cases = ["zero", "one", "two", "few", "many", "other"]

  var style: Style
  var root: Value

  /// The file.
  var text: String { style.head + element(root, depth: 0) + style.end }

  private func element(_ value: Value, depth: Int) -> String {
    switch value {
    case .text(let text): return "<string>\(escaped(text))</string>"
    case .dictionary(let members):
      let line = style.newline + String(repeating: style.indent, count: depth)
      let lines = members.map { member in
        line + style.indent + "<key>\(escaped(member.name))</key>" + line + style.indent
          + element(member.value, depth: depth + 1)
      }
      return "<dict>\(lines.joined())\(line)</dict>"
    }
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\n" where style.newline == "\r\n": escaped += "&#10;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A random edit, of which the model gets the result.
  mutating func edit(_ generator: inout SeededGenerator, locale: String) -> [CatalogEdit] {
    let texts = ["%d new", "", "a < b && c > \"d\"", "line\nline", "日本語 😀", "]]>", "e\u{301}"]
    let text = texts.randomElement(using: &generator) ?? ""
    let place = Int.random(in: 0..<root.members.count, using: &generator)
    let entry = root.members[place]
    func edit(_ steps: [LeafPath.Step], _ old: String?, _ new: String?) -> [CatalogEdit] {
      [
        CatalogEdit(
          key: entry.name, .text(locale: locale, path: LeafPath(steps)), from: old, to: new)
      ]
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0 where root.members.count > 3:
      root.members.remove(at: place)
      return [CatalogEdit(key: entry.name, .entry, from: nil, to: nil)]
    case 1:
      let key = "key \(Int.random(in: 0...9999, using: &generator)) <&>"
      guard !root.members.contains(where: { $0.name == key }) else { return [] }
      let index = root.members.firstIndex { JSONStyle.isBefore(key, $0.name) }
      root.members.insert(
        Value.Member(name: key, value: .text(text)), at: index ?? root.members.count)
      let part = CatalogEdit.Part.text(locale: locale, path: LeafPath())
      return [CatalogEdit(key: key, part, from: nil, to: text)]
    default: break
    }
    if case .text(let old) = entry.value {
      root.members[place].value = .text(text)
      return edit([], old, text)
    }
    guard entry.value.members[0].name == "NSStringLocalizedFormatKey" else {
      guard case .text(let old) = entry.value.members[0].value.members[0].value else { return [] }
      root.members[place].value.members[0].value.members[0].value = .text(text)
      return edit([.variation(axis: "device", name: "mac")], old, text)
    }
    if Int.random(in: 0..<6, using: &generator) == 0 {
      guard case .text(let old) = entry.value.members[0].value else { return [] }
      root.members[place].value.members[0].value = .text(text)
      return edit([], old, text)
    }
    let name = Self.cases.randomElement(using: &generator) ?? ""
    var forms = entry.value.members[1].value.members
    let step = { [LeafPath.Step.substitution("n"), .variation(axis: "plural", name: name)] }
    defer { root.members[place].value.members[1].value = .dictionary(forms) }
    if let index = forms.firstIndex(where: { $0.name == name }) {
      guard case .text(let old) = forms[index].value else { return [] }
      if Bool.random(using: &generator), name != "other" {
        forms.remove(at: index)
        return edit(step(), old, nil)
      }
      forms[index].value = .text(text)
      return edit(step(), old, text)
    }
    let rank = Self.cases.firstIndex(of: name) ?? 0
    let index = forms.firstIndex { form in
      Self.cases.firstIndex(of: form.name).map { $0 > rank } ?? false
    }
    forms.insert(Value.Member(name: name, value: .text(text)), at: index ?? forms.count)
    return edit(step(), nil, text)
  }

  /// A file of some entries.
  static func random(_ style: Style, _ generator: inout SeededGenerator) -> MadePropertyList {
    let members = (0..<Int.random(in: 4...7, using: &generator)).map { number in
      let value: Value
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: value = .text("Text & \(number)")
      case 1:
        let devices = ["mac", "other"].map { Value.Member(name: $0, value: .text("Tap \(number)")) }
        value = .dictionary([
          Value.Member(name: "NSStringDeviceSpecificRuleType", value: .dictionary(devices))
        ])
      default:
        let names = cases.filter { $0 == "other" || Bool.random(using: &generator) }
        let rule = [
          ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"),
          ("NSStringFormatValueTypeKey", "d"),
        ]
        let forms = (rule + names.map { ($0, "%d of \($0)") }).map {
          Value.Member(name: $0.0, value: .text($0.1))
        }
        value = .dictionary([
          Value.Member(name: "NSStringLocalizedFormatKey", value: .text("%#@n@")),
          Value.Member(name: "n", value: .dictionary(forms)),
        ])
      }
      return Value.Member(name: "Key \(number)", value: value)
    }
    return MadePropertyList(style: style, root: .dictionary(members))
  }
}
