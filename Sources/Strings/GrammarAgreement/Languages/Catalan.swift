struct Catalan: RomanceRules {
  var elides: Bool { true }

  static let colors = ColorNames(
    "blau gris groc marró rosa taronja verd vermell",
    shades: "cel clar fosc marí")

  static let pronouns = PronounTable(
    """
    personal ell ella
    personal ells elles
    object el la
    """)

  // MARK: Endings

  static func isFeminine(_ noun: String) -> Bool {
    noun.ends(in: ["ció", "sió", "tat", "tud", "etat"]) || noun.hasFeminineA
  }

  func adjectiveForms(of word: String) -> [InflectedForm]? {
    guard word.count > 2, word.ends(in: ["at", "ut", "ós", "iu", "ic", "al", "ble", "ant", "ent"])
    else { return nil }
    return Self.adjectiveForms(of: word)
  }

  /// The masculine and feminine endings, or nil if one form is used for both.
  private static let endings: [(masculine: String, feminine: String?)] = [
    ("at", "ada"), ("ut", "uda"), ("ic", "iga"), ("iu", "iva"), ("au", "ava"), ("ou", "ova"),
    ("ble", nil), ("al", nil), ("el", nil), ("il", nil), ("ant", nil), ("ent", nil), ("or", nil),
    ("ès", "esa"), ("e", "a"),
  ]

  private static func adjectiveForms(of word: String) -> [InflectedForm] {
    let ending = endings.first { word.hasSuffix($0.masculine) } ?? ("", "a")
    guard let end = ending.feminine else { return .adjective(word, plural(of: word)) }
    let feminine = String(word.dropLast(ending.masculine.count)) + end
    return .adjective(word, feminine, plural(of: word), plural(of: feminine))
  }

  static func plural(of word: String) -> String {
    guard let last = word.last else { return word }
    switch last {
    case "a":
      for (ending, plural) in [("ca", "ques"), ("ga", "gues"), ("ça", "ces"), ("ja", "ges")]
      where word.hasSuffix(ending) {
        return word.dropLast(2) + plural
      }
      return word.dropLast() + "es"
    case "à", "é", "í", "ó", "ú":
      let plain: [Character: String] = ["à": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]
      return word.dropLast() + (plain[last] ?? "") + "ns"
    case "s" where word.hasSuffix("ès"): return word.dropLast(2) + "esos"
    case "s" where word.hasSuffix("ós"): return word.dropLast(2) + "osos"
    case "s" where word.count(where: { "aeiou".contains($0) }) > 1: return word
    case "s", "ç", "x": return word + "os"
    default: return word + "s"
    }
  }

  // MARK: Spelling

  /// Returns 0 if no word follows, 2 before a vowel sound, or else 1.
  func spelling(before next: FollowingWord?) -> Int {
    guard let next, let first = next.text.first else { return 0 }
    if first == "h" { return 2 }
    let second = next.text.dropFirst().first ?? " "
    let isGlide = (first == "i" || first == "u") && "aeiouàèéíòóú".contains(second)
    guard !isGlide, "aeiouàèéíòóú".contains(first) else { return 1 }
    // The feminine article stays whole before an unstressed "i" or "u": "la idea" is "la idea",
    // "la universitat".
    let isUnstressed = first == "i" || first == "u"
    return isUnstressed && next.features.genders == [.feminine] ? 1 : 2
  }
}

extension Catalan {
  static let words = WordTable(
    """
    def el/el/l' la/la/l' els les
    ind un una uns unes
    con al/al/a_l' a_la/a_la/a_l' als a_les
    con del/del/de_l' de_la/de_la/de_l' dels de_les
    con pel/pel/per_l' per_la/per_la/per_l' pels per_les
    dem aquest aquesta aquests aquestes
    dem aquell aquella aquells aquelles
    pos meu meva meus meves
    pos teu teva teus teves
    pos seu seva seus seves
    pos nostre nostra nostres nostres
    pos vostre vostra vostres vostres
    det algun alguna alguns algunes
    det cap
    det cada
    det altre altra altres altres
    det tot tota tots totes
    det molt molta molts moltes
    det poc poca pocs poques
    det mateix mateixa mateixos mateixes
    adj bo/bon bona bons bones
    adj fred freda freds fredes
    adj blanc blanca blancs blanques
    adj llarg llarga llargs llargues
    adj antic antiga antics antigues
    adj gris grisa grisos grises
    adj públic pública públics públiques
    adj únic única únics úniques
    prep de/de/d' a amb en per sobre sense des fins entre contra
    conj i o però ni
    verb és són està estan ha han hi
    adv no molt més menys ja
    noun mà:f mans:f
    noun foto:f fotos:f
    noun moto:f motos:f
    noun dia:m dies:m
    noun mapa:m mapes:m
    noun imatge:f imatges:f
    noun nit:f nits:f
    noun clau:f claus:f
    noun peix:m peixos:m
    """)

  static let adjectives = WordTable(
    adjectives: """
      petit gran nou vell jove curt alt baix ample últim pròxim anterior següent actual recent
      calent fresc dolç vermell verd groc negre blau net brut obert tancat ple buit fort ràpid lent
      fàcil difícil important lliure ocupat disponible visible actiu inactiu desat eliminat enviat
      rebut seleccionat compartit modificat completat privat doble mitjà enter anglès francès
      alemany espanyol italià benvingut registrat connectat convidat principal total
      """, forms: { Self.adjectiveForms(of: $0) })
}
