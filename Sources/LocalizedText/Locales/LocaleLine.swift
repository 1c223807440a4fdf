internal import ICU

/// A locale among its ancestors: what two locales have in common tells how well one serves the
/// readers of the other.
struct LocaleLine: Sendable {
  /// The locale as it is written, without extensions and private use: `zh_HK`.
  let name: String
  /// Its modern name, as `zh_Hant_HK`, and those of its ancestors, nearest first.
  let names: [String]

  init(_ tag: LocaleTag) {
    let subtags = tag.mainSubtags + (tag.variants + tag.legacyVariants).map { $0.uppercased() }
    name = subtags.joined(separator: "_")
    names = LocaleParents.known.line(of: Self.modernized(name))
  }

  /// The name by which the locale goes today.
  var modern: String { names[0] }
  /// The language of the modern name.
  var language: Substring { modern.prefix { $0 != "_" } }
  /// Whether readers of its language elsewhere expect another region's texts first.
  var isOfMinorRegion: Bool {
    guard Self.region(of: modern) != nil, !Self.major.contains(modern) else { return false }
    return LocaleNames.removingLikelySubtags(from: modern).flatMap(Self.region) != nil
  }
  var hasRegion: Bool { Self.region(of: modern) != nil }

  /// How many steps up both lines have to go until they meet; nil where they do not.
  func steps(to other: LocaleLine) -> (from: Int, to: Int)? {
    // Lines that meet stay together up to the end.
    guard names.last == other.names.last else { return nil }
    for (step, name) in names.enumerated() {
      if let otherStep = other.names.firstIndex(of: name) { return (step, otherStep) }
    }
    return nil
  }

  // MARK: Names

  private static func modernized(_ name: String) -> String {
    if let modern = legacyNames[name] { return modern }
    if let modern = LocaleNames.replacement(of: name) { return modern }
    let language = name.prefix { $0 != "_" }
    let rest = name.dropFirst(language.count)
    guard !rest.isEmpty, let modern = LocaleNames.replacement(of: String(language)) else {
      return name
    }
    if !modern.contains("_") { return modern + rest }
    return modern + (region(of: name).map { "_" + $0 } ?? "")
  }

  private static func region(of name: String) -> Substring? {
    name.split(separator: "_").dropFirst().prefix(2).first {
      $0.utf8.count == 2 || ($0.utf8.count == 3 && $0.utf8.allSatisfy { $0 < 0x3a })
    }
  }

  /// Regions other than a language's likely one that rank with it.
  private static let major: Set = ["es_MX", "zh_Hant_TW"]

  /// The names that localizations had before they were named by tags, and names whose region says
  /// in which script they are.
  private static let legacyNames = [
    "arabic": "ar", "chinese": "zh_Hans", "danish": "da", "dutch": "nl", "english": "en",
    "finnish": "fi", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "korean": "ko", "norwegian": "nb", "polish": "pl", "portuguese": "pt", "russian": "ru",
    "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr", "no_NO": "nb_NO",
    "yue_CN": "yue_Hans_CN", "yue_HK": "yue_Hant_HK",
    "zh_CN": "zh_Hans_CN", "zh_SG": "zh_Hans_SG",
    "zh_HK": "zh_Hant_HK", "zh_MO": "zh_Hant_MO", "zh_TW": "zh_Hant_TW",
  ]
}
