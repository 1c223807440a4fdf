internal import ICUServices
internal import Synchronization

/// A table of parent locales: if a locale has no localization, that of its parent is used.
///
/// It contains CLDR's parents with Apple's changes. Locale names have underscores, as in CLDR.
struct LocaleParents: Sendable {
  private let parents: [String: String]

  /// The table, which is read once.
  ///
  /// If ICU cannot read it, most parents are still found by shortening names.
  static let known = LocaleParents()

  private init() {
    let table = (try? LocaleNames.parents()) ?? [:]
    parents = table.merging(Self.chinese) { _, change in change }
  }

  /// Returns a locale and its ancestors, nearest first, without the root.
  func line(of name: String) -> [String] {
    var line = [name]
    // CLDR's table has no cycles, but it is external data.
    while let parent = parent(of: line[line.count - 1]), !line.contains(parent) {
      line.append(parent)
    }
    return line
  }

  private func parent(of name: String) -> String? {
    if let parent = Self.regionalParent(of: name) ?? parents[name] {
      return parent == "root" ? nil : parent
    }
    guard let end = name.lastIndex(of: "_") else { return nil }
    let parent = name[..<end]
    return Self.isUnlikely(script: name[end...].dropFirst(), of: parent) ? nil : String(parent)
  }

  /// Whether a language is usually written in another script, so that its readers may not know this
  /// one.
  ///
  /// ICU's table listed these before CLDR 45, and since then has only the rule. Nastaliq is a style of
  /// the Arabic script.
  private static func isUnlikely(script: Substring, of language: Substring) -> Bool {
    guard script.utf8.count == 4, script != "Aran", !language.contains("_"),
      let likely = LocaleNames.addingLikelySubtags(to: String(language))
    else { return false }
    return !likely.split(separator: "_").contains(script)
  }

  // MARK: Apple's changes

  /// The locales whose parents differ between Apple and CLDR: English outside the United States and
  /// Spanish outside Spain.
  private static let regional: KeyValuePairs = [
    "en_001": """
    AF AM AO AR AW AX AZ BF BH BJ BL BO BQ BR CD CF CG CI CM CR CU CV DO DZ EC EG EH ER ET FM GA
    GB GF GN GP GQ GT HN HT IC ID IL IQ JO KG KH KM KW KZ LA LB LR LY MA MF MG ML MM MN MQ MR MZ
    NC NE NI NP OM PE PF PM PS PW QA RE RW SJ SM SN SO ST SV SX SY TD TF TG TH TJ TK TL TM TN UY
    UZ VE VN WF YE YT
    """,
    "en_150": """
    AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME
    MK NL NO PL PT RO RS RU SE SI SK UA VA
    """,
    "en_GB": """
    150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI
    KN KY LC LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC
    VG VU ZA ZM ZW
    """,
    "en_AU": "CC CK CX NF NR NU NZ PG WS",
    "es_419": """
    AG AI AW BB BL BM BQ BS CA CW DM FK GD GF GL GP GY HT JP KN KY LC MF MQ MS SR SX TC TT VC
    VG VI
    """,
  ]

  private static func regionalParent(of name: String) -> String? {
    guard name.hasPrefix("en_") || name.hasPrefix("es_") else { return nil }
    let region = name.dropFirst(3)
    return regional.first { parent, regions in
      parent.hasPrefix(name.prefix(3))
        && regions.split(whereSeparator: \.isWhitespace).contains(region)
    }?.key
  }

  /// Chinese, and the languages whose speakers also read Chinese: Cantonese and Wu.
  private static let chinese = [
    "zh_Hant_HK": "zh_HK", "zh_HK": "zh_Hant", "zh_Hant": "zh_TW", "zh_TW": "root",
    "wuu": "wuu_Hans", "wuu_Hans": "zh_Hans", "wuu_Hant": "zh_Hant",
    "yue": "yue_Hant", "yue_Hant": "yue_HK", "yue_HK": "zh_Hant_HK", "yue_Hans": "zh_Hans",
    "ars": "ar",
  ]
}

/// A locale and its ancestors.
///
/// The common ancestors of two locales determine how well one matches the other.
struct LocaleLine: Sendable {
  /// The locale as written, without extensions and private-use subtags: `zh_HK`.
  let name: String
  /// The locale's modern name, such as `zh_Hant_HK`, followed by the names of its ancestors,
  /// nearest first.
  let names: [String]

  init(_ tag: LocaleTag) {
    var name = tag.language
    for subtag in tag.mainSubtags.dropFirst() { name += "_" + subtag }
    for variant in tag.variants + tag.legacyVariants { name += "_" + variant.uppercased() }
    self.name = name
    names =
      Self.known.withLock { known in
        known.value(for: name) { LocaleParents.known.line(of: Self.modernized(name)) }
      } ?? [name]
  }

  /// The names of recent locales, because finding them took a seventh of a change of the locale
  /// (rates.py).
  private static let known = Mutex(BoundedCache<String, [String]>())

  /// The locale's name in the current CLDR.
  var modern: String { names[0] }
  /// The last ancestor.
  ///
  /// If two ancestries meet, they end in the same one.
  var root: String { names[names.count - 1] }
  /// The language of the modern name.
  var language: Substring { modern.prefix { $0 != "_" } }
  /// Whether users in other regions of the same language prefer the localization of a more common
  /// region.
  var isOfMinorRegion: Bool {
    guard Self.region(of: modern) != nil, !Self.major.contains(modern) else { return false }
    return LocaleNames.removingLikelySubtags(from: modern).flatMap(Self.region) != nil
  }
  var hasRegion: Bool { Self.region(of: modern) != nil }

  /// Returns the number of steps from both locales to their nearest common ancestor, or nil if they
  /// have none.
  func steps(to other: LocaleLine) -> (from: Int, to: Int)? {
    guard root == other.root else { return nil }
    for (step, name) in names.enumerated() {
      if let otherStep = other.names.firstIndex(of: name) { return (step, otherStep) }
    }
    return nil
  }

  // MARK: Modern names

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

  /// Regions with the same rank as the likely region of their language.
  private static let major: Set = ["es_MX", "zh_Hant_TW"]

  /// Names that localizations had before language tags, and names whose region implies the script.
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
