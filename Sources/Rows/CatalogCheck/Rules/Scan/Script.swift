import Locales

/// A script, or a group of scripts that rules need not tell apart.
enum Script: Int, CaseIterable {
  case latin, cyrillic, greek, hebrew, arabic, indic, thai, hangul, kana, han, other

  /// Creates the script of the scalar that starts with the given UTF-8 bytes; nil if it is not a
  /// letter.
  init?(_ first: UInt8, _ second: UInt8) {
    switch (first, second) {
    // Modifier letters such as the apostrophe U+02BC stand beside letters of any script.
    case (0xCA, 0xB0...): return nil
    case (0xC3...0xCA, _), (0xE1, 0xB4...0xBB): self = .latin
    case (0xCE...0xCF, _), (0xE1, 0xBC...0xBF): self = .greek
    case (0xD0...0xD4, _): self = .cyrillic
    case (0xD7, _): self = .hebrew
    case (0xD8...0xDB, _), (0xDD, 0x90...0xBF), (0xEF, 0xAD...0xB7),
      (0xEF, 0xB9...0xBB):
      self = .arabic
    case (0xE0, 0xA4...0xB7): self = .indic
    case (0xE0, 0xB8...0xB9): self = .thai
    case (0xE1, 0x84...0x87), (0xEA, 0xB0...0xBF), (0xEB...0xEC, _), (0xED, 0x80...0x9E):
      self = .hangul
    case (0xE3, 0x81...0x83): self = .kana
    case (0xE3, 0x90...0xBF), (0xE4...0xE9, _): self = .han
    case (0xCB...0xCD, _), (0xC2, _), (0xE2...0xE3, _), (0xEE...0xFF, _): return nil
    case (0xD5...0xDF, _), (0xE0...0xE1, _), (0xEA, _): self = .other
    default: return nil
    }
  }

  /// The name for messages.
  var name: String {
    switch self {
    case .latin: "Latin"
    case .cyrillic: "Cyrillic"
    case .greek: "Greek"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    case .indic: "Indic"
    case .thai: "Thai"
    case .hangul: "Korean"
    case .kana: "Japanese"
    case .han: "Chinese"
    case .other: "other"
    }
  }

  /// Returns the non-Latin scripts that a language is written in; nil if unknown.
  ///
  /// Languages with several scripts are unknown unless the locale specifies one.
  static func expected(in locale: LocaleTag) -> Set<Script>? {
    if let script = locale.script { return bySubtag[script] }
    return byLanguage[locale.language]
  }

  private static let bySubtag: [String: Set<Script>] = [
    "Latn": [], "Cyrl": [.cyrillic], "Arab": [.arabic], "Hans": [.han], "Hant": [.han],
  ]

  private static let byLanguage: [String: Set<Script>] = {
    let groups: [([Script], String)] = [
      (
        [],
        """
        af ast bs ca cs cy da de en eo es et eu fi fil fr ga gl hr hu id is it lb lt lv mi ms mt nb \
        nl nn no oc pl pt ro sk sl sq sv sw tl tr vi
        """
      ),
      ([.cyrillic], "be bg ky mk ru tt uk"), ([.greek], "el"), ([.hebrew], "he iw yi"),
      ([.arabic], "ar ckb fa ps ug ur"), ([.indic], "bn gu hi kn ml mr ne or ta te"),
      ([.thai], "th"), ([.hangul, .han], "ko"), ([.kana, .han], "ja"), ([.han], "yue zh"),
    ]
    var found: [String: Set<Script>] = [:]
    for (scripts, languages) in groups {
      for language in languages.split(separator: " ") { found[String(language)] = Set(scripts) }
    }
    return found
  }()
}
