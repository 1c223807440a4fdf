struct Italian: LanguageRules {
  var elides: Bool { true }

  static let colors = ColorNames(
    "arancione azzurro blu giallo grigio marrone rosa rosso verde viola",
    shades: "chiaro scuro")

  static let pronouns = PronounTable(
    """
    personal lui lei
    personal egli ella
    object lo la
    object gli le
    """)

  // MARK: Endings

  func nounForms(of word: SpanWord) -> [InflectedForm] {
    let noun = word.lower
    // Foreign words end in consonants and do not change.
    guard let last = noun.last, "aeio".contains(last) else {
      let gender: GrammaticalGender =
        noun.hasSuffix("tà") || noun.hasSuffix("tù") ? .feminine : .masculine
      return .noun(noun, noun, gender)
    }
    let stem = String(noun.dropLast())
    switch last {
    case "o": return .noun(noun, plural(ofStem: stem, "i"), .masculine)
    case "a":
      let isMasculine = noun.ends(in: ["ista", "ema", "amma", "omma"])
      return isMasculine
        ? .noun(noun, plural(ofStem: stem, "i"), .masculine)
        : .noun(noun, plural(ofStem: stem, "e"), .feminine)
    case "e":
      if stem.hasSuffix("i") { return .noun(noun, noun, .feminine) }
      let isFeminine = stem.ends(in: ["zion", "sion", "gion", "tudin", "ic", "agin", "igin"])
      return .noun(noun, stem + "i", isFeminine ? .feminine : .masculine)
    default: return .noun(noun, noun, stem.hasSuffix("s") ? .feminine : .masculine)
    }
  }

  func adjectiveForms(of word: String) -> [InflectedForm]? { Self.adjectiveForms(of: word) }

  private static func adjectiveForms(of word: String) -> [InflectedForm]? {
    guard let last = word.last, word.count > 2 else { return nil }
    let stem = String(word.dropLast())
    switch last {
    case "o", "a":
      if word.hasSuffix("ista") { return .adjective(word, word, stem + "i", stem + "e") }
      return .adjective(
        stem + "o", stem + "a", Self.plural(ofStem: stem, "i", isAdjective: true),
        Self.plural(ofStem: stem, "e", isAdjective: true))
    case "e": return .adjective(word, stem + "i")
    default: return nil
    }
  }

  private func plural(ofStem stem: String, _ ending: String) -> String {
    Self.plural(ofStem: stem, ending, isAdjective: false)
  }

  /// Appends a plural ending, preserving the sound of "c" and "g".
  private static func plural(
    ofStem stem: String, _ ending: String, isAdjective: Bool
  ) -> String {
    let isSoft = ending == "i"
    if stem.hasSuffix("i") {
      // "viaggio", "viaggi"; "spiaggia", "spiagge"; "camicia", "camicie".
      if isSoft { return String(stem.dropLast()) + "i" }
      guard stem.hasSuffix("ci") || stem.hasSuffix("gi") else { return stem + "e" }
      let before = stem.dropLast(2).last
      return before.map { "aeiou".contains($0) } == true
        ? stem + "e" : String(stem.dropLast()) + "e"
    }
    guard stem.hasSuffix("c") || stem.hasSuffix("g") else { return stem + ending }
    // "medico", "medici", but "antico" is written down as an exception; "biologo", "biologi".
    if isSoft, stem.hasSuffix("ic"), stem.count > 3 { return stem + "i" }
    return stem + "h" + ending
  }

  // MARK: Spelling

  /// Returns 0 if no word follows, 1 before a consonant, 2 before "s" with a consonant and similar
  /// sounds, or 3 before a vowel.
  func spelling(before next: FollowingWord?) -> Int {
    guard let next, let first = next.text.first else { return 0 }
    let second = next.text.dropFirst().first ?? " "
    let isVowel = { (letter: Character) in "aeiouàèéìòóù".contains(letter) }
    switch first {
    case "i" where isVowel(second), "y": return 2
    case "h": return 3
    case _ where isVowel(first): return 3
    case "s" where !isVowel(second) && second != " ": return 2
    case "z", "x": return 2
    case "g" where second == "n", "p" where second == "s" || second == "n": return 2
    case "c" where ["champ", "chef", "chal", "chat"].contains { next.text.hasPrefix($0) }: return 2
    default: return 1
    }
  }
}

extension Italian {
  static let words = WordTable(
    """
    def il/il/lo/l' la/la/la/l' i/i/gli le
    ind un/un/uno/un una/una/una/un' - -
    con al/al/allo/all' alla/alla/alla/all' ai/ai/agli alle
    con dal/dal/dallo/dall' dalla/dalla/dalla/dall' dai/dai/dagli dalle
    con del/del/dello/dell' della/della/della/dell' dei/dei/degli delle
    con nel/nel/nello/nell' nella/nella/nella/nell' nei/nei/negli nelle
    con sul/sul/sullo/sull' sulla/sulla/sulla/sull' sui/sui/sugli sulle
    dem questo questa questi queste
    dem quest' quest' questi queste
    dem quello/quel/quello/quell' quella/quella/quella/quell' quelli/quei/quegli quelle
    pos mio mia miei mie
    pos tuo tua tuoi tue
    pos suo sua suoi sue
    pos nostro nostra nostri nostre
    pos vostro vostra vostri vostre
    pos loro
    det alcuno/alcun/alcuno/alcun alcuna alcuni alcune
    det nessuno/nessun/nessuno/nessun nessuna/nessuna/nessuna/nessun' - -
    det ciascuno/ciascun/ciascuno/ciascun ciascuna - -
    det altro/altro/altro/altro altra altri altre
    det tutto tutta tutti tutte
    det quanto quanta quanti quante
    det molto molta molti molte
    det poco poca pochi poche
    det tanto tanta tanti tante
    det troppo troppa troppi troppe
    adj bello/bel/bello/bell' bella/bella/bella/bell' belli/bei/begli belle
    adj buono/buon/buono/buon buona buoni buone
    adj santo/san/santo/sant' santa/santa/santa/sant' santi sante
    adj stesso stessa stessi stesse
    adj antico antica antichi antiche
    adj carico carica carichi cariche
    adj blu
    adj rosa
    adj viola
    adj lilla
    adj beige
    adj marrone marroni
    adj extra
    adj audio
    adj video
    adj web
    adj online
    adj offline
    adj gratis
    prep di d' a ad da in con su per tra fra senza
    conj e ed o oppure ma né
    verb è sono era erano sarà saranno sia siano ha hanno può possono deve devono
    adv non più meno molto già ancora solo anche
    noun braccio:m braccia:f
    noun dito:m dita:f
    noun uovo:m uova:f
    noun labbro:m labbra:f
    noun ginocchio:m ginocchia:f
    noun orecchio:m orecchie:f
    noun lenzuolo:m lenzuola:f
    noun osso:m ossa:f
    noun ciglio:m ciglia:f
    noun paio:m paia:f
    noun miglio:m miglia:f
    noun centinaio:m centinaia:f
    noun migliaio:m migliaia:f
    noun muro:m muri:m
    noun valigia:f valigie:f
    noun ciliegia:f ciliegie:f
    noun mano:f mani:f
    noun foto:f
    noun moto:f
    noun auto:f
    noun radio:f
    noun uomo:m uomini:m
    noun dio:m dei:m
    noun zio:m zii:m
    noun amico:m amici:m
    noun nemico:m nemici:m
    noun problema:m problemi:m
    noun tema:m temi:m
    noun clima:m climi:m
    noun file:m
    noun account:m
    noun link:m
    noun database:m
    noun conteggio:m conteggi:m
    noun weekend:m
    noun app:f
    noun chat:f
    noun email:f
    noun e-mail:f
    noun password:f
    noun playlist:f
    noun newsletter:f
    """)

  static let adjectives = WordTable(
    adjectives: """
      grande piccolo nuovo vecchio giovane lungo corto breve alto basso largo stretto primo ultimo
      prossimo precedente seguente attuale recente caldo freddo fresco dolce amaro salato piccante
      rosso verde giallo nero bianco grigio azzurro arancione sodo rotto aperto chiuso pieno vuoto
      pulito sporco pesante leggero forte debole veloce lento rapido facile difficile semplice grave
      importante famoso bravo simpatico gentile felice triste sicuro libero pronto occupato
      disponibile visibile nascosto attivo inattivo selezionato eliminato salvato inviato ricevuto
      condiviso modificato completato scaduto bloccato letto italiano inglese francese tedesco
      spagnolo benvenuto gratuito pubblico privato doppio medio intero mezzo singolo unico stanco
      connesso registrato iscritto invitato caro economico personale principale totale
      """, forms: { Self.adjectiveForms(of: $0) ?? [InflectedForm($0)] })
}
