public import SourceText

extension StringsdictReader {
  /// The kinds of rules, by the member that shows each.
  enum Family: String, CaseIterable {
    case format = "NSStringLocalizedFormatKey"
    case device = "NSStringDeviceSpecificRuleType"
    case width = "NSStringVariableWidthRuleType"
  }

  private static let devices: Set = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  /// Reads the text or the rule that has a name, inside the rules of other families.
  mutating func readRule(
    _ node: PropertyListNode, named name: String, at path: UInt32, inside outer: [Family]
  ) {
    guard case .dictionary(let members) = node.value else {
      if text(of: node, name) != nil { table.addLeaf(node.range, at: path) }
      return
    }
    let named = named(members)
    let families = named.compactMap { Family(rawValue: $0.name) }
    guard let family = families.first,
      let rule = named.first(where: { $0.name == family.rawValue })
    else {
      let names = Family.allCases.map(\.rawValue).joined(separator: ", ")
      return report(
        .nestingInvalid, at: node, "a rule has one of \(names); this dictionary has none of them")
    }
    if families.count > 1 {
      report(
        .shapeOverlap, at: rule.member.key,
        "\(families.map(\.rawValue).joined(separator: " and ")) stand in one dictionary; "
          + "only the first is read")
    }
    let others = named.filter { Family(rawValue: $0.name) == nil }
    guard family != .format else {
      return readFormat(rule, variables: others, at: path)
    }
    for other in others { table.addField(other.member, of: key.offset) }
    guard !outer.contains(family), !outer.contains(.width) else {
      return report(.nestingInvalid, at: rule.member.key, "\(family.rawValue) may not stand here")
    }
    readCases(of: rule, family, at: path, inside: outer)
  }

  private mutating func readCases(
    of rule: NamedMember, _ family: Family, at path: UInt32, inside outer: [Family]
  ) {
    guard case .dictionary(let members) = rule.value.value, !members.isEmpty else {
      return report(.nestingInvalid, at: rule.member.key, "\(family.rawValue) has no cases")
    }
    for (name, member) in named(members).map({ ($0.name, $0.member) }) {
      if family == .device, !Self.devices.contains(name) {
        report(.nestingInvalid, at: member.key, "“\(name)” is the name of no device")
      }
      if family == .width, name.isEmpty || !name.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
        report(.nestingInvalid, at: member.key, "“\(name)” is no width: a width is a whole number")
      }
      let axis = family == .device ? "device" : "width"
      let child = table.builder.records.paths.child(
        of: path, .variation(axis: axis, name: name))
      readRule(member.value, named: name, at: child, inside: outer + [family])
    }
  }

  // MARK: Plural rules

  /// Reads a format and the variables beside it.
  private mutating func readFormat(
    _ format: NamedMember, variables: [NamedMember], at path: UInt32
  ) {
    guard let text = text(of: format.value, format.name) else { return }
    table.addLeaf(format.value.range, at: path)
    var arguments = Arguments()
    arguments.note(text)
    // A variable may be named in the texts of another one alone.
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

  /// The numbers that references give to variables; the first one counts.
  private struct Arguments {
    var numbers: [String: Int] = [:]

    mutating func note(_ text: String) {
      for reference in FormatReference.all(in: text) where numbers[reference.name] == nil {
        numbers[reference.name] = reference.argument
      }
    }
  }

  private mutating func readVariable(
    _ variable: NamedMember, members: [NamedMember], argument: Int?, at path: UInt32
  ) {
    let name = variable.member.key
    let step = table.builder.records.paths.child(of: path, .substitution(variable.name))
    var ruleType: String?
    var specifier = TextRange.none
    var hasOther = false
    for member in members {
      switch member.name {
      case "NSStringFormatSpecTypeKey":
        ruleType = text(of: member.value, member.name) ?? ""
        if let ruleType, !ruleType.isEmpty, ruleType != "NSStringPluralRuleType" {
          report(
            .nestingInvalid, at: member.value,
            "“\(ruleType)” is no rule that is known; NSStringPluralRuleType is the only one")
        }
      case "NSStringFormatValueTypeKey":
        if let type = text(of: member.value, member.name), !type.isEmpty {
          specifier = member.value.range
        }
      case _ where PathTable.pluralCases.contains(member.name):
        hasOther = hasOther || member.name == "other"
        guard text(of: member.value, member.name) != nil else { continue }
        let child = table.builder.records.paths.child(
          of: step, .variation(axis: "plural", name: member.name))
        table.addLeaf(member.value.range, at: child)
      default:
        table.addField(member.member, of: name.offset)
      }
    }
    table.addSubstitution(name, argument: argument, specifier: specifier)
    let quoted = "the variable “\(variable.name)”"
    if ruleType == nil {
      report(.nestingInvalid, at: name, "\(quoted) has no NSStringFormatSpecTypeKey")
    }
    if specifier.isNone {
      report(
        .nestingInvalid, at: name,
        "\(quoted) has no NSStringFormatValueTypeKey; Foundation shows “(null)” for it")
    }
    if !hasOther { report(.pluralOtherMissing, at: name, "\(quoted) has no “other”") }
  }
}

extension RuleID {
  /// A plural rule without `other`.
  public static let pluralOtherMissing = RuleID("plural-other-missing", .error)
}
