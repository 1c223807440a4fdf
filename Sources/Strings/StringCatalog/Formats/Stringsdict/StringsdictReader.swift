public import SourceText

extension FormatTraits {
  /// The traits of .stringsdict files.
  static let stringsdict = FormatTraits(
    table: .localizedFolders, hidesOthers: true,
    read: { StringsdictReader.read($0, path: $1) })
}

/// A parser for .stringsdict files: property lists of strings that vary by number, device, or
/// width.
///
/// It reports everything that Foundation ignores or rejects.
package struct StringsdictReader {
  var table: LegacyTableBuilder
  var log: DiagnosticLog
  /// The key of the current entry.
  var key = TextRange.none

  /// Parses a file and returns its table and diagnostics.
  static func read(_ bytes: ByteBuffer, path: String) -> CatalogFile {
    var log = DiagnosticLog()
    let document = PropertyListDocument(bytes, path: path, reportingTo: &log)
    let entries = document.entries(reportingTo: &log)
    var reader = StringsdictReader(table: LegacyTableBuilder(source: document.source), log: log)
    for entry in entries { reader.read(entry) }
    return reader.table.file(.stringsdict, log: reader.log)
  }

  private mutating func read(_ entry: PropertyListNode.Member) {
    key = entry.key
    switch entry.value.value {
    case .string, .dictionary:
      table.open(key: key, at: entry.value.range.offset)
      readRule(entry.value, named: "", at: PathTable.root, inside: [])
      table.close(reportingTo: &log)
    default:
      report(
        .plistSyntax, at: entry.value,
        "the value of this key is \(entry.value.kindName), not a string or a dictionary; ignored"
      )
    }
  }

  mutating func report(_ rule: RuleID, at node: PropertyListNode, _ message: String) {
    report(rule, at: node.range, message)
  }

  mutating func report(_ rule: RuleID, at range: TextRange, _ message: String) {
    log.report(rule, in: range, key: key, message)
  }

  struct NamedMember {
    var name: String
    var member: PropertyListNode.Member
    var value: PropertyListNode { member.value }
  }

  /// Returns the members of a dictionary by name; if a name occurs twice, the last one wins and the
  /// duplicate is reported.
  mutating func named(_ members: [PropertyListNode.Member]) -> [NamedMember] {
    var named: [NamedMember] = []
    var places: [String: Int] = [:]
    for member in members {
      let name = table.source.text(member.key)
      if let place = places[name] {
        report(.stringsDuplicate, at: member.key, "duplicate key '\(name)'; the last one wins")
        named[place].member = member
      } else {
        places[name] = named.count
        named.append(NamedMember(name: name, member: member))
      }
    }
    return named
  }

  /// Returns the content of a value that must be a string.
  mutating func text(of node: PropertyListNode, _ name: String) -> String? {
    guard case .string = node.value else {
      report(.nestingInvalid, at: node, "'\(name)' is \(node.kindName), not a string")
      return nil
    }
    return table.source.text(node.range)
  }
}

extension StringsdictReader {
  /// The kinds of rules, by the member that identifies each.
  package enum RuleType: String, CaseIterable {
    case format = "NSStringLocalizedFormatKey"
    case device = "NSStringDeviceSpecificRuleType"
    case width = "NSStringVariableWidthRuleType"
  }

  private static let devices: Set = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  /// Reads a string or a rule nested in the given outer rules.
  mutating func readRule(
    _ node: PropertyListNode, named name: String, at path: UInt32, inside outer: [RuleType]
  ) {
    guard case .dictionary(let members) = node.value else {
      if text(of: node, name) != nil { table.addLeaf(node.range, at: path) }
      return
    }
    let named = named(members)
    let types = named.compactMap { RuleType(rawValue: $0.name) }
    let isForm = outer.contains(.format)
    guard let type = types.first, let rule = named.first(where: { $0.name == type.rawValue }) else {
      let names = RuleType.allCases.filter { !isForm || $0 != .format }.map(\.rawValue)
        .joined(separator: ", ")
      return report(.nestingInvalid, at: node, "expected one of \(names) in this dictionary")
    }
    if types.count > 1 {
      report(
        .shapeOverlap, at: rule.member.key,
        "\(types.map(\.rawValue).joined(separator: " and ")) in one dictionary; "
          + "only the first is used")
    }
    let others = named.filter { RuleType(rawValue: $0.name) == nil }
    guard type != .format || isForm else { return readFormat(rule, variables: others, at: path) }
    for other in others { table.addField(other.member, of: key.offset) }
    guard !outer.contains(type), !outer.contains(.width) else {
      return report(.nestingInvalid, at: rule.member.key, "\(type.rawValue) is not allowed here")
    }
    readCases(of: rule, type, at: path, inside: outer)
  }

  private mutating func readCases(
    of rule: NamedMember, _ type: RuleType, at path: UInt32, inside outer: [RuleType]
  ) {
    guard case .dictionary(let members) = rule.value.value, !members.isEmpty else {
      return report(.nestingInvalid, at: rule.member.key, "\(type.rawValue) has no cases")
    }
    readCases(named(members), type, at: path, inside: outer)
  }

  private mutating func readCases(
    _ cases: [NamedMember], _ type: RuleType, at path: UInt32, inside outer: [RuleType]
  ) {
    for (name, member) in cases.map({ ($0.name, $0.member) }) {
      if type == .device, !Self.devices.contains(name) {
        report(.nestingInvalid, at: member.key, "'\(name)' is not the name of a device")
      }
      if type == .width, name.isEmpty || !name.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
        report(.nestingInvalid, at: member.key, "'\(name)' is not a width, which is a whole number")
      }
      let axis = type == .device ? "device" : "width"
      let child = table.builder.records.paths.child(of: path, .variation(axis: axis, name: name))
      readRule(member.value, named: name, at: child, inside: outer + [type])
    }
  }

  // MARK: Plural rules

  /// Reads a format string and the variables it uses.
  private mutating func readFormat(
    _ format: NamedMember, variables: [NamedMember], at path: UInt32
  ) {
    guard let text = text(of: format.value, format.name) else { return }
    table.addLeaf(format.value.range, at: path)
    var arguments = Arguments()
    arguments.note(text)
    // A variable may occur only in the texts of another variable.
    for case .dictionary(let members) in variables.map(\.value.value) {
      for member in members.map(\.value) {
        if case .string = member.value { arguments.note(table.source.text(member.range)) }
      }
    }
    for variable in variables {
      guard case .dictionary(let members) = variable.value.value else {
        table.addField(variable.member, of: key.offset)
        continue
      }
      readVariable(
        variable, members: named(members), argument: arguments.numbers[variable.name], at: path)
    }
  }

  /// The argument numbers assigned to variables by references; the first reference wins.
  private struct Arguments {
    var numbers: [String: Int] = [:]

    mutating func note(_ text: String) {
      for reference in FormatReference.all(in: text) where numbers[reference.name] == nil {
        numbers[reference.name] = reference.argument
      }
    }
  }

  /// Reads a variable, which varies by number, or only by width.
  private mutating func readVariable(
    _ variable: NamedMember, members: [NamedMember], argument: Int?, at path: UInt32
  ) {
    let step = table.builder.records.paths.child(of: path, .substitution(variable.name))
    var rule = VariableRule(type: readType(of: members))
    for member in members {
      switch member.name {
      case Self.typeKey: continue
      case "NSStringFormatValueTypeKey":
        if let type = text(of: member.value, member.name), !type.isEmpty {
          rule.specifier = member.value.range
        }
      case RuleType.width.rawValue where rule.type != Self.pluralType:
        rule.isByWidth = true
        readCases(of: member, .width, at: step, inside: [.format])
      case _ where rule.type == RuleType.width.rawValue:
        rule.isByWidth = true
        readCases([member], .width, at: step, inside: [.format])
      case _ where PluralCase(name: member.name) != nil:
        rule.hasOther = rule.hasOther || member.name == "other"
        let child = table.builder.records.paths.child(
          of: step, .variation(axis: "plural", name: member.name))
        readRule(member.value, named: member.name, at: child, inside: [.format])
      default: table.addField(member.member, of: variable.member.key.offset)
      }
    }
    table.addSubstitution(variable.member.key, argument: argument, specifier: rule.specifier)
    if !rule.isByWidth { checkPluralRule(rule, of: variable) }
  }

  private static let typeKey = "NSStringFormatSpecTypeKey"
  private static let pluralType = "NSStringPluralRuleType"

  /// The declarations of a variable.
  private struct VariableRule {
    var type: String?
    var specifier = TextRange.none
    var hasOther = false
    /// Whether the variable varies only by width.
    var isByWidth = false
  }

  /// Returns the rule type of a variable, if it has one.
  private mutating func readType(of members: [NamedMember]) -> String? {
    guard let member = members.first(where: { $0.name == Self.typeKey }) else { return nil }
    let type = text(of: member.value, member.name) ?? ""
    if ![Self.pluralType, RuleType.width.rawValue, ""].contains(type) {
      report(
        .nestingInvalid, at: member.value,
        """
        '\(type)' is not a known rule type; use NSStringPluralRuleType or \
        NSStringVariableWidthRuleType
        """)
    }
    return type
  }

  private mutating func checkPluralRule(_ rule: VariableRule, of variable: NamedMember) {
    let name = variable.member.key
    let quoted = "the variable '\(variable.name)'"
    if rule.type == nil {
      report(.nestingInvalid, at: name, "\(quoted) has no NSStringFormatSpecTypeKey")
    }
    if rule.specifier.isNone {
      report(
        .nestingInvalid, at: name,
        "\(quoted) has no NSStringFormatValueTypeKey; Foundation shows '(null)' for it")
    }
    if !rule.hasOther { report(.pluralOtherMissing, at: name, "\(quoted) has no 'other'") }
  }
}

extension RuleID {
  /// A plural rule without `other`.
  public static let pluralOtherMissing = RuleID("plural-other-missing", .error)
}

/// A reference to a variable in a string, such as `%#@photos@` or `%2$#@albums@`.
struct FormatReference: Equatable, Sendable {
  var name: String
  /// The argument number, if the reference includes one.
  var argument: Int?

  /// Returns the references in a string, in order.
  ///
  /// As in Foundation, flags, digits, and the argument number can be in any order between `%` and
  /// `@`.
  static func all(in text: String) -> [FormatReference] {
    let bytes = Array(text.utf8)
    var references: [FormatReference] = []
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      var argument: Int?
      var number = 0
      var isReference = false
      scan: while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          number = min(number * 10 + Int(bytes[index] - UInt8(ascii: "0")), 1_000_000)
        case UInt8(ascii: "$"):
          // Arguments are counted from 1.
          (argument, number) = (number > 0 ? number : nil, 0)
        case UInt8(ascii: "#"): isReference = true
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): break
        default: break scan
        }
        index += 1
      }
      guard index < bytes.count else { break }
      guard isReference, bytes[index] == UInt8(ascii: "@") else {
        // The second of two percent signs is a literal one.
        if index == percent + 1, bytes[index] == UInt8(ascii: "%") { index += 1 }
        continue
      }
      let start = index + 1
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) else { break }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      references.append(FormatReference(name: name, argument: argument))
      index = end + 1
    }
    return references
  }
}
