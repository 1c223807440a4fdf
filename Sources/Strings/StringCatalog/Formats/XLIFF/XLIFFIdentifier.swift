internal import SourceText

/// The identifiers of strings in the XLIFF files of Xcode.
///
/// ```swift
/// XLIFFIdentifier.text(key: "%lld items", path: path)  // "%lld items|==|plural.one"
/// ```
package enum XLIFFIdentifier {
  /// The separator between a key and the form of a String Catalog.
  package static let separator = "|==|"
  /// How many separators of an identifier are looked at, from its end.
  static let separatorLimit = 16

  /// Returns the identifier of a form in a file of a format; nil if it is not known how Xcode names it.
  package static func text(key: String, path: LeafPath, in format: CatalogFormat) -> String? {
    switch format {
    case .xcstrings, .xliff: text(key: key, path: path)
    case .strings: path.steps.isEmpty ? key : nil
    case .stringsdict: ofStringsdict(key: key, path: path)
    }
  }

  /// Returns the identifier of a form in a String Catalog; nil if XLIFF cannot name it.
  package static func text(key: String, path: LeafPath) -> String? {
    guard !path.steps.isEmpty else { return key }
    var names: [String] = []
    for step in path.steps {
      switch step {
      case .variation(let axis, let name):
        guard axis == "plural" || axis == "device" else { return nil }
        names.append("\(axis).\(name)")
      case .substitution(let name):
        names.append("substitutions." + (name.contains(".") ? "@\(name)@" : name))
      case .value: return nil
      }
    }
    return key + separator + names.joined(separator: ".")
  }

  /// The ways to read an identifier as a key and a form, the one with the longest key first.
  ///
  /// A key may contain the separator, too.
  package static func readings(of id: String) -> [(key: String, path: LeafPath)] {
    var readings = [(key: id, path: LeafPath())]
    // The search for ranges is slow.
    guard id.holds(text: "|==|") else { return readings }
    for range in id.ranges(of: separator).reversed().prefix(separatorLimit) {
      guard let path = path(id[range.upperBound...]) else { continue }
      readings.append((key: String(id[..<range.lowerBound]), path: path))
    }
    return readings
  }

  /// Whether Xcode takes the end of a key for a form of another key.
  package static func isUnsafe(key: String) -> Bool { readings(of: key).count > 1 }

  /// Returns the path in an identifier; nil if it is none.
  static func path(_ text: Substring) -> LeafPath? {
    var steps: [LeafPath.Step] = []
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix("substitutions.") {
        rest = rest.dropFirst("substitutions.".count)
        let name: Substring
        if rest.hasPrefix("@"), let end = rest.dropFirst().firstRange(of: "@.") {
          name = rest.dropFirst()[..<end.lowerBound]
          rest = rest[end.upperBound...]
        } else {
          let end = [".plural.", ".device."].compactMap { rest.firstRange(of: $0) }
            .min { $0.lowerBound < $1.lowerBound }
          name = rest[..<(end?.lowerBound ?? rest.endIndex)]
          rest = end.map { rest[$0.lowerBound...].dropFirst() } ?? ""
        }
        guard !name.isEmpty else { return nil }
        steps.append(.substitution(String(name)))
        continue
      }
      let axis = rest.prefix { $0 != "." }
      guard axis == "plural" || axis == "device", rest.count > axis.count + 1 else { return nil }
      rest = rest.dropFirst(axis.count + 1)
      let name = rest.prefix { $0 != "." }
      guard isCase(name, of: axis) else { return nil }
      steps.append(.variation(axis: String(axis), name: String(name)))
      rest = rest.dropFirst(name.count)
      if rest.hasPrefix(".") {
        rest = rest.dropFirst()
        if rest.isEmpty { return nil }
      }
    }
    return steps.isEmpty ? nil : LeafPath(steps)
  }

  private static func isCase(_ name: Substring, of axis: Substring) -> Bool {
    axis == "plural"
      ? PluralCase(name: String(name)) != nil
      : [
        "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
      ].contains(name)
  }

  /// Returns the identifier of a string in a .stringsdict file; nil if it is not known how Xcode names
  /// it.
  private static func ofStringsdict(key: String, path: LeafPath) -> String? {
    switch path.steps.first {
    case nil: return "/\(key):dict/NSStringLocalizedFormatKey:dict/:string"
    case .substitution(let name):
      guard path.steps.count == 2, case .variation("plural", let form) = path.steps[1] else {
        return nil
      }
      return "/\(key):dict/\(name):dict/\(form):dict/:string"
    case .variation, .value: return nil
    }
  }
}
