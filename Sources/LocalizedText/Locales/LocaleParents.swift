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
