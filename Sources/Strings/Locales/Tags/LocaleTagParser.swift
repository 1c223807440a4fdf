internal import ICUServices

/// Parses the name of a locale in any of three notations.
///
/// BCP 47 has `fr-CA-x-mytag`, ICU `de_DE@calendar=japanese`, POSIX `sr_RS.UTF-8@latin`. Parsing
/// never fails: invalid parts are dropped.
struct LocaleTagParser {
  private var subtags: ArraySlice<String>
  private let modifier: Substring

  init(_ identifier: String) {
    let halves = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = halves[0].prefix { $0 != "." }
    modifier = halves.count > 1 ? halves[1] : ""
    subtags = Self.subtags(of: base)
  }

  private static func subtags(of base: Substring) -> ArraySlice<String> {
    // ICU does not support longer tags, and real tags are much shorter.
    guard base.utf8.count <= 255 else { return [] }
    let subtags = base.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }
    // Only grandfathered tags and extended languages have a word here; ICU resolves them.
    let second = subtags.dropFirst().first ?? ""
    guard subtags[0] == "i" || second.isLetters(3...3) || second.isLetters(5...8),
      let name = LocaleNames.name(of: String(base)), let tag = LocaleNames.tag(of: name)
    else { return subtags[...] }
    let known = tag.split(separator: "-").map { $0.lowercased() }
    return known.first == subtags[0] ? subtags[...] : known[...]
  }

  mutating func parse() -> LocaleTag {
    var tag = LocaleTag.undetermined
    parseLanguage(into: &tag)
    parseExtensions(into: &tag)
    parseModifier(into: &tag)
    return tag
  }

  private mutating func parseLanguage(into tag: inout LocaleTag) {
    guard let language = subtags.first, language != "x" else { return }
    // A script or a region may follow without a language, as in "_CA".
    if !language.isEmpty {
      guard language.isLetters(2...8), language != "posix", language != "root" else {
        subtags = []
        return
      }
      tag.language = language
    }
    subtags.removeFirst()
    if let script = subtags.first, script.isLetters(4...4) {
      tag.script = script.prefix(1).uppercased() + String(script.dropFirst())
      subtags.removeFirst()
    }
    if let region = subtags.first, region.isLetters(2...2) || region.isDigits(3) {
      tag.region = region.uppercased()
      subtags.removeFirst()
    }
    while let variant = subtags.first, variant.utf8.count != 1 {
      if variant.isVariant {
        tag.variants.append(variant)
      } else if variant.isSubtag(2...32) {
        tag.legacyVariants.append(variant)
      }
      subtags.removeFirst()
    }
  }

  private mutating func parseExtensions(into tag: inout LocaleTag) {
    while let singleton = subtags.popFirst() {
      guard singleton != "x" else {
        parsePrivateUse(into: &tag)
        return
      }
      guard singleton.isSubtag(1...1) else { continue }
      let values = subtags.prefix { $0.isSubtag(2...8) }
      subtags = subtags.dropFirst(values.count)
      guard !values.isEmpty else { continue }
      tag.extensions.append(([singleton] + values).joined(separator: "-"))
    }
    tag.extensions.sort()
  }

  /// Parses private-use subtags, except those after `lvariant`, where ICU writes legacy variants.
  private mutating func parsePrivateUse(into tag: inout LocaleTag) {
    let values = subtags.prefix { $0.isSubtag(1...8) }
    subtags = []
    let parts = values.split(
      separator: PrivateUseTag.reserved, maxSplits: 1, omittingEmptySubsequences: false)
    tag.privateUseTags += (parts.first ?? []).map { PrivateUseTag(read: $0) }
    if parts.count > 1 { tag.legacyVariants += parts[1] }
  }

  private mutating func parseModifier(into tag: inout LocaleTag) {
    let name = modifier.lowercased()
    if name.contains("=") {
      guard name.utf8.count <= 200, let keywords = LocaleNames.tag(of: "und@" + name) else {
        return
      }
      subtags = keywords.split(separator: "-").map { $0.lowercased() }.dropFirst()
      parseExtensions(into: &tag)
    } else if let script = Self.posixScripts[name] {
      tag.script = script
    } else if name != "euro", name.isVariant {
      tag.variants.append(name)
    }
  }

  /// The modifiers of glibc locales that stand for a script.
  private static let posixScripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]
}

extension String {
  fileprivate func isLetters(_ count: ClosedRange<Int>) -> Bool {
    count.contains(utf8.count) && utf8.allSatisfy { (0x61...0x7a).contains($0) }
  }

  fileprivate func isDigits(_ count: Int) -> Bool {
    utf8.count == count && utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  fileprivate func isSubtag(_ count: ClosedRange<Int>) -> Bool {
    count.contains(utf8.count) && utf8.allSatisfy(\.isSubtagByte)
  }

  fileprivate var isVariant: Bool {
    isSubtag(5...8) || (isSubtag(4...4) && utf8.first.map { (0x30...0x39).contains($0) } == true)
  }
}
