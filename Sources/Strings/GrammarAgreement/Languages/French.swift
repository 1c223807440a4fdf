struct French: RomanceRules {
  var elides: Bool { true }

  static let colors = ColorNames(
    "bleu brun gris jaune orange rose rouge vert violet",
    shades: "clair foncé marine pâle sombre vif")

  static let pronouns = PronounTable(
    """
    personal il elle
    personal ils elles
    object lui elle
    object le la
    object eux elles
    personal celui celle
    """)

  // MARK: Nouns

  static func isFeminine(_ noun: String) -> Bool {
    if feminine.contains(noun) { return true }
    if noun.ends(in: ["tion", "sion", "xion", "son", "té"]) { return !masculine.contains(noun) }
    let isMasculine = noun.ends(in: [
      "age", "isme", "iste", "ège", "ème", "gramme", "phone", "scope", "mètre", "ogue", "cle",
      "tre",
      "oire", "ble",
    ])
    return noun.hasSuffix("e") && !isMasculine && !masculine.contains(noun)
  }

  static func plural(of word: String) -> String {
    guard let last = word.last, !"sxz".contains(last) else { return word }
    if word.hasSuffix("al"), !["bal", "carnaval", "festival", "récital"].contains(word) {
      return word.dropLast() + "ux"
    }
    return word + (word.ends(in: ["au", "eu"]) && word != "bleu" && word != "pneu" ? "x" : "s")
  }

  // MARK: Adjectives

  func adjectiveForms(of word: String) -> [InflectedForm]? {
    // Almost any word can be an adjective by its ending; participles and the most regular are safe.
    guard
      word.ends(in: ["é", "eux", "if", "able", "ible", "ique", "el", "al", "ant", "ent", "ois"])
    else { return nil }
    return Self.adjectiveForms(of: word)
  }

  private static func adjectiveForms(of word: String) -> [InflectedForm] {
    let feminine = feminine(of: word)
    let finals = ["final", "banal", "fatal", "natal", "naval"]
    let masculinePlural = finals.contains(word) ? word + "s" : plural(of: word)
    return .adjective(word, feminine, masculinePlural, feminine + "s")
  }

  /// The masculine and feminine endings, longest first.
  private static let endings: [(masculine: String, feminine: String)] = [
    ("érieur", "érieure"), ("eilleur", "eilleure"), ("teur", "trice"), ("eur", "euse"),
    ("eux", "euse"), ("plet", "plète"), ("cret", "crète"), ("quiet", "quiète"), ("et", "ette"),
    ("eau", "elle"), ("el", "elle"), ("eil", "eille"), ("en", "enne"), ("on", "onne"),
    ("ier", "ière"), ("er", "ère"), ("if", "ive"), ("f", "ve"), ("e", "e"),
  ]

  private static func feminine(of word: String) -> String {
    for (masculine, feminine) in endings where word.hasSuffix(masculine) {
      return word.dropLast(masculine.count) + feminine
    }
    return word + "e"
  }

  // MARK: Spelling

  /// Returns 0 if no word follows, 2 before a vowel sound, or else 1.
  func spelling(before next: FollowingWord?) -> Int {
    guard let next, let first = next.text.first else { return 0 }
    if first == "h" {
      if ["hall", "halls", "halo", "halos"].contains(next.text) { return 1 }
      return Self.aspirated.contains(where: next.text.hasPrefix) ? 1 : 2
    }
    if first == "y" { return next.text == "yeux" || next.text.hasPrefix("yp") ? 2 : 1 }
    if Self.withoutElision.contains(where: next.text.hasPrefix) { return 1 }
    return "aàâäeéèêëiîïoôöuùûüœæ".contains(first) ? 2 : 1
  }

  /// Words that start with a vowel but do not cause elision.
  private static let withoutElision = ["onz", "oui", "ouistiti", "uhlan", "ulul"]

  /// Beginnings of words with an aspirated "h", before which nothing is elided.
  private static let aspirated = [
    "hach", "hack", "haie", "haillon", "haine", "haï", "halle", "halte", "hamac", "hamburger",
    "hameau", "hammam", "hamster", "hanche", "hand", "hangar", "hanneton", "hant", "happ", "harc",
    "hard", "harem", "hareng", "hargn", "haricot", "harnai", "harpe", "harpon", "hasard", "hâte",
    "hâti", "hauss", "haut", "havre", "hérisson", "héros", "hernie", "héron", "herse", "hêtre",
    "heurt", "hibou", "hic", "hideu", "hiérarch", "hip-hop", "hippie", "hipster", "hiss", "hit",
    "hobb", "hochet", "hockey",
    "holland", "homard", "hongr", "hont", "hoquet", "hors", "hot-dog", "hotte", "houblon", "houl",
    "housse", "hublot", "huche", "huée", "huit", "hurl", "husky", "hutte",
  ]
}

extension French {
  private static let feminine: Set<String> = [
    "clé", "clef", "couleur", "eau", "erreur", "fin", "fleur", "fois", "forêt", "image", "loi",
    "main", "mer", "nuit", "page", "plage", "saveur", "souris", "valeur", "vidéo", "voix", "photo",
    "part", "plupart", "tour", "app", "table", "lettre", "fenêtre", "montre", "histoire", "mémoire",
    "cible",
  ]

  private static let masculine: Set<String> = [
    "arbre", "article", "beurre", "café", "carnet", "chiffre", "code", "comité", "compte", "côté",
    "dossier", "été", "groupe", "jeune", "livre", "lycée", "membre", "message", "mode", "modèle",
    "mot", "musée", "nombre", "pâté", "poisson", "service", "site", "son", "style", "symbole",
    "type",
    "titre", "thème", "verre", "élève", "poste",
  ]

  static let words = WordTable(
    """
    def le/le/l' la/la/l' les les
    ind un une des des
    con du/du/de_l' de_la/de_la/de_l' des des
    con au/au/à_l' à_la/à_la/à_l' aux aux
    dem ce/ce/cet cette ces ces
    pos mon ma/ma/mon mes mes
    pos ton ta/ta/ton tes tes
    pos son sa/sa/son ses ses
    pos notre nos
    pos votre vos
    pos leur leurs
    det quel quelle quels quelles
    det tout toute tous toutes
    det aucun aucune aucuns aucunes
    det certain certaine certains certaines
    det autre autres
    det même mêmes
    det quelque quelques
    det chaque
    det plusieurs
    adj beau/beau/bel belle beaux belles
    adj nouveau/nouveau/nouvel nouvelle nouveaux nouvelles
    adj vieux/vieux/vieil vieille vieux vieilles
    adj fou/fou/fol folle fous folles
    adj mou/mou/mol molle mous molles
    adj blanc blanche blancs blanches
    adj franc franche francs franches
    adj sec sèche secs sèches
    adj frais fraîche frais fraîches
    adj doux douce doux douces
    adj faux fausse faux fausses
    adj roux rousse roux rousses
    adj gros grosse gros grosses
    adj bas basse bas basses
    adj gras grasse gras grasses
    adj épais épaisse épais épaisses
    adj gris grise gris grises
    adj gentil gentille gentils gentilles
    adj long longue longs longues
    adj public publique publics publiques
    adj grec grecque grecs grecques
    adj turc turque turcs turques
    adj favori favorite favoris favorites
    adj marron
    adj orange
    adj gratis
    adj cool
    adj audio
    adj vidéo
    adj web
    prep de/de/d' à dans sur sous pour par avec sans chez en vers entre depuis avant après pendant selon
    conj et ou mais ni que/que/qu'
    verb est sont a ont été était étaient sera seront soit soient peut peuvent doit doivent
    adv ne/ne/n' pas très plus moins déjà trop
    noun hors-d'œuvre:m
    noun commit:m commits:m
    noun vidéo:f vidéos:f
    noun œil:m yeux:m
    noun oeil:m yeux:m
    noun ciel:m cieux:m
    noun travail:m travaux:m
    noun vitrail:m vitraux:m
    noun corail:m coraux:m
    noun bijou:m bijoux:m
    noun caillou:m cailloux:m
    noun chou:m choux:m
    noun genou:m genoux:m
    noun hibou:m hiboux:m
    """)

  static let adjectives = WordTable(
    adjectives: """
      petit grand jeune haut large court dernier premier prochain précédent suivant actuel récent
      chaud froid vert rouge bleu noir jaune violet propre sale ouvert fermé plein vide lourd léger
      fort faible rapide lent facile difficile important libre occupé prêt disponible visible caché
      actif inactif local national personnel principal total moyen élevé heureux italien français
      anglais allemand supprimé enregistré envoyé reçu sélectionné partagé modifié terminé
      téléchargé privé double entier unique simple bienvenu inscrit connecté invité payant gratuit
      bon mauvais joli content fatigué
      """, forms: { Self.adjectiveForms(of: $0) })
}
