internal import MessageSyntax
internal import StringCatalog

/// An argument of a generated symbol, which provides the value of a placeholder.
struct SymbolArgument: Hashable {
  /// The argument label; nil if it has none.
  var label: String?
  var name: String
  var type: String
  /// The specifier with its percent sign; nil if the type implies it.
  var specifier: String?

  /// The parameter declaration: `count: Int`, or `_ arg1: Int`.
  var parameter: String {
    label == nil ? "_ \(SymbolName.escaped(name)): \(type)" : "\(SymbolName.escaped(name)): \(type)"
  }

  /// The interpolation in the default value.
  var interpolation: String {
    let value = SymbolName.escaped(name)
    return specifier.map { "\\(\(value), specifier: \"\($0)\")" } ?? "\\(\(value))"
  }
}

/// The reason an entry has no symbol.
enum SymbolFault: Error, Hashable {
  /// The key has no letters or digits outside of placeholders.
  case noName
  /// A placeholder has no matching Swift type.
  case untyped(placeholder: String)
  /// No placeholder uses this argument, but one uses a later argument.
  case unused(argument: Int)

  var description: String {
    switch self {
    case .noName: "no symbol: the key has neither a letter nor a digit"
    case .untyped(let placeholder): "no symbol: no Swift type fits '\(placeholder)'"
    case .unused(let number): "no symbol: no placeholder has argument \(number)"
    }
  }
}

extension Entry {
  /// Returns the arguments of the entry's symbol, in argument order.
  ///
  /// Substitutions of the source language come first, because they have names, followed by
  /// placeholders of the key, and of the source string and its forms.
  func symbolArguments(source: String?) throws(SymbolFault) -> [SymbolArgument] {
    var found: [Int: (label: String?, source: String, specifier: FormatSpecifier)] = [:]
    func add(_ number: Int, _ label: String?, _ source: String, _ specifier: FormatSpecifier) {
      guard let known = found[number] else {
        found[number] = (label, source, specifier)
        return
      }
      // The key says the type, and the text may say the name.
      if known.label == nil { found[number]?.label = label }
    }
    let localization = source.flatMap { self.localization($0) }
    for (index, substitution) in (localization?.substitutions ?? []).enumerated() {
      let written = "%" + (substitution.formatSpecifier ?? "@")
      guard let placeholder = FormatString(written).placeholders.first else {
        throw .untyped(placeholder: written)
      }
      add(
        substitution.argumentNumber ?? index + 1, substitution.name, written, placeholder.specifier)
    }
    let leaves = localization?.leaves.filter { $0.path.substitution == nil } ?? []
    for text in [key] + leaves.filter({ $0.path.pluralCase == "other" }).map(\.text)
      + leaves.map(\.text)
    {
      var counted = 0
      for placeholder in FormatString(text).placeholders {
        counted += placeholder.specifier.countedArguments + (placeholder.position == nil ? 1 : 0)
        guard !placeholder.specifier.takesAmounts else {
          throw .untyped(placeholder: placeholder.source)
        }
        add(
          placeholder.position ?? counted, placeholder.label, placeholder.source,
          placeholder.specifier)
      }
    }
    var arguments: [SymbolArgument] = []
    for (index, number) in found.keys.sorted().enumerated() {
      guard number == index + 1 else { throw .unused(argument: index + 1) }
      guard let (label, source, specifier) = found[number] else { continue }
      guard let type = specifier.swiftType else { throw .untyped(placeholder: source) }
      let name = label.flatMap { SymbolName.member([$0]) }
      let isNew = name.map { name in !arguments.contains { $0.name == name } } ?? false
      arguments.append(
        SymbolArgument(
          label: isNew ? name : nil, name: (isNew ? name : nil) ?? "arg\(number)", type: type,
          specifier: specifier.conversion == "@" ? nil : specifier.written))
    }
    return arguments
  }
}

extension FormatSpecifier {
  /// The Swift type of the argument; nil if the specifier reads memory.
  fileprivate var swiftType: String? {
    switch argumentType {
    case .object: conversion == "@" ? "String" : nil
    case .fraction: length == nil ? "Float" : "Double"
    case .character: conversion == "c" ? "CChar" : "UInt16"
    case .bytes: nil
    case .integer(let bits):
      ("dDi".unicodeScalars.contains(conversion) ? "Int" : "UInt") + (bits == 64 ? "" : "\(bits)")
    }
  }

  /// The specifier as written in a placeholder without a position or label.
  fileprivate var written: String {
    var text = "%"
    for (flag, sign) in [
      (Flags.leftAligned, "-"), (.signed, "+"), (.zeroPadded, "0"), (.alternate, "#"),
      (.grouped, "'"), (.blank, " "),
    ] where flags.contains(flag) { text += sign }
    if case .fixed(let count) = width { text += "\(count)" }
    if case .fixed(let count) = precision { text += ".\(count)" }
    return text + (length?.rawValue ?? "") + String(conversion)
  }
}
