internal import ICU

/// Which locale's texts serve the readers of another where it has none itself.
///
/// These are CLDR's parents, and what Apple's systems change in them. Locales go by their names
/// with underscores, as in CLDR's table.
struct LocaleParents: Sendable {
  private let parents: [String: String]

  /// The table, read once; without it, the truncation of names still finds most parents.
  static let known = LocaleParents()

  private init() {
    let table = (try? LocaleNames.parents()) ?? [:]
    parents = table.merging(Self.chinese) { _, change in change }
  }

  /// The locale and its ancestors, nearest first, without the root.
  func line(of name: String) -> [String] {
    var line = [name]
    // The table knows no circles, but it comes from outside.
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
    return String(name[..<end])
  }

  // MARK: What Apple changes

  /// English outside the United States and Spanish outside Spain, where CLDR has other parents.
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

  /// Chinese, and what those are used to read who speak Cantonese or Wu.
  private static let chinese = [
    "zh_Hant_HK": "zh_HK", "zh_HK": "zh_Hant", "zh_Hant": "zh_TW", "zh_TW": "root",
    "wuu": "wuu_Hans", "wuu_Hans": "zh_Hans", "wuu_Hant": "zh_Hant",
    "yue": "yue_Hant", "yue_Hant": "yue_HK", "yue_HK": "zh_Hant_HK", "yue_Hans": "zh_Hans",
    "ars": "ar",
  ]
}

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
