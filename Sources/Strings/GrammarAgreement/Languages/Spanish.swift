struct Spanish: RomanceRules {
  static let colors = ColorNames(
    "amarillo azul blanco gris marrón naranja negro rojo rosa verde violeta",
    shades: "celeste claro marino oscuro pálido turquesa")

  static let pronouns = PronounTable(
    """
    personal él ella
    personal ellos ellas
    object lo la
    object los las
    """)

  // MARK: Endings

  static func isFeminine(_ noun: String) -> Bool {
    noun.ends(in: ["ción", "sión", "xión", "dad", "tad", "tud", "umbre", "triz"])
      || noun.hasSuffix("ez") && noun.count > 4 || noun.hasFeminineA || feminine.contains(noun)
  }

  func adjectiveForms(of word: String) -> [InflectedForm]? { Self.adjectiveForms(of: word) }

  private static func adjectiveForms(of word: String) -> [InflectedForm]? {
    guard let last = word.last, word.count > 2 else { return nil }
    switch last {
    case "o", "a": return .adjective(inOOrA: word)
    case "r" where word.hasSuffix("or") && !word.ends(in: ["ior", "ayor", "enor", "ejor", "peor"]):
      return .adjective(word, word + "a", word + "es", word + "as")
    case "n" where word.ends(in: ["ón", "án", "ín"]), "s" where word.hasSuffix("és"):
      let plain = withoutAccents(word)
      return .adjective(word, plain + "a", plain + "es", plain + "as")
    case "e", "l", "r", "z", "n", "í", "ú", "s": return .adjective(word, plural(of: word))
    default: return nil
    }
  }

  static func plural(of word: String) -> String {
    guard let last = word.last else { return word }
    let before = word.dropLast().last ?? " "
    switch last {
    case "a", "e", "i", "o", "u", "á", "é", "ó", "ú": return word + "s"
    case "í": return word + "es"
    case "z": return word.dropLast() + "ces"
    case "x": return word
    case "s":
      // "país" keeps its accent: it divides the vowels.
      if word.hasSuffix("aís") { return word + "es" }
      if "áéíóú".contains(before) { return withoutAccents(word) + "es" }
      return word.count(where: isVowel) > 1 ? word : word + "es"
    case "n":
      if "áéíóú".contains(before) { return withoutAccents(word) + "es" }
      if word.hasSuffix("en"), let accented = accentedBeforeEn(word) { return accented + "es" }
      return word + "es"
    case "l", "r", "d", "j", "y": return word + "es"
    // Foreign words: "chats", "bots".
    default: return word + "s"
    }
  }

  /// Adds the accent that keeps the stress of a word such as "imagen" in "imágenes", or returns nil
  /// if it has one syllable or already has an accent.
  private static func accentedBeforeEn(_ word: String) -> String? {
    let stem = word.dropLast(2)
    guard !stem.contains(where: { "áéíóú".contains($0) }),
      let place = stem.lastIndex(where: { "aeiou".contains($0) }),
      let accented = accents[stem[place]]
    else { return nil }
    return stem[..<place] + String(accented) + stem[stem.index(after: place)...] + "en"
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouáéíóúü".contains(letter) }

  private static func withoutAccents(_ word: String) -> String {
    String(word.map { letter in accents.first { $0.value == letter }?.key ?? letter })
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú",
  ]

  // MARK: Spelling

  /// Returns 0 if no noun follows, 2 directly before a feminine noun that starts with a stressed
  /// "a", as in "el agua", or 1 before any other word of the phrase.
  func spelling(before next: FollowingWord?) -> Int {
    guard let next, next.isInPhrase else { return 0 }
    let isFeminine =
      next.features.genders == [.feminine] && next.features.numbers.contains(.singular)
    guard next.isHead, isFeminine else { return 1 }
    let beginsStressed = next.text.hasPrefix("á") || next.text.hasPrefix("há")
    return beginsStressed || Self.stressedA.contains(next.text) ? 2 : 1
  }

  private static let stressedA: Set<String> = [
    "agua", "ala", "alba", "alga", "alma", "alta", "alza", "ama", "ancla", "ansia", "arca", "arma",
    "arpa", "arte", "asa", "ascua", "asma", "aspa", "asta", "aula", "ave", "haba", "habla", "hacha",
    "hada", "hambre", "haya",
  ]
}

extension Spanish {
  /// Feminine nouns that are not recognizable by their endings.
  private static let feminine: Set<String> = [
    "base", "calle", "carne", "clase", "clave", "fase", "flor", "frase", "fuente", "gente",
    "imagen",
    "labor", "leche", "ley", "llave", "luz", "madre", "mente", "mujer", "nieve", "noche", "nube",
    "orden", "pared", "parte", "piel", "red", "sal", "sede", "serie", "señal", "suerte", "tarde",
    "vez", "voz", "web",
  ]

  static let words = WordTable(
    """
    def el la/la/el los las
    ind uno/un/un una/una/un unos unas
    con al a_la/a_la/al a_los a_las
    con del de_la/de_la/del de_los de_las
    dem este esta estos estas
    dem ese esa esos esas
    dem aquel aquella aquellos aquellas
    pos mi mis
    pos tu tus
    pos su sus
    pos nuestro nuestra nuestros nuestras
    pos vuestro vuestra vuestros vuestras
    pos mío mía míos mías
    pos tuyo tuya tuyos tuyas
    pos suyo suya suyos suyas
    det alguno/algún/algún alguna/alguna/algún algunos algunas
    det ninguno/ningún/ningún ninguna/ninguna/ningún ningunos ningunas
    det cualquiera/cualquier cualesquiera
    det otro otra otros otras
    det todo toda todos todas
    det mucho mucha muchos muchas
    det poco poca pocos pocas
    det tanto tanta tantos tantas
    det cuánto cuánta cuántos cuántas
    det demasiado demasiada demasiados demasiadas
    det - - varios varias
    det - - ambos ambas
    det mismo misma mismos mismas
    det cada
    adj bueno/buen buena buenos buenas
    adj malo/mal mala malos malas
    adj grande/gran grande/gran grandes grandes
    adj primero/primer primera primeros primeras
    adj tercero/tercer tercera terceros terceras
    adj gratis
    adj extra
    prep a ante con contra de desde durante en entre hacia hasta para por según sin tras
    conj y e o u ni pero
    verb es son está están fue fueron sea sean ha han hay será serán puede pueden debe deben tuvo
    adv no muy más menos ya también
    noun mano:f manos:f
    noun foto:f fotos:f
    noun moto:f motos:f
    noun radio:f radios:f
    noun día:m días:m
    noun mapa:m mapas:m
    noun planeta:m planetas:m
    noun agua:f aguas:f
    noun lunes:m
    noun martes:m
    noun crisis:f
    noun tesis:f
    noun dosis:f
    noun análisis:m
    noun carácter:m caracteres:m
    noun régimen:m regímenes:m
    noun club:m clubes:m
    noun app:f apps:f
    noun web:f webs:f
    """)

  static let adjectives = WordTable(
    adjectives: """
      pequeño nuevo viejo joven largo corto alto bajo ancho último próximo anterior siguiente actual
      reciente caliente frío fresco dulce rojo verde amarillo negro blanco gris azul limpio sucio
      abierto cerrado lleno vacío pesado fuerte débil rápido lento fácil difícil grave importante
      libre ocupado listo disponible visible oculto activo inactivo integral dorado antiguo
      económico eliminado borrado guardado enviado recibido seleccionado compartido modificado
      completado descargado favorito público privado doble medio entero único inglés francés alemán
      español italiano bienvenido registrado conectado invitado invitada feliz personal principal
      total chico mediano cansado
      """, forms: { Self.adjectiveForms(of: $0) ?? [InflectedForm($0)] })
}
