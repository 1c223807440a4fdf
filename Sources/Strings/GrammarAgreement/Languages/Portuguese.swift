/// The rules of Portuguese, Brazilian and European.
struct Portuguese: RomanceRules {
  var initialismEnding: String { "s" }
  var elides: Bool { true }

  static let colors = ColorNames(
    "amarelo azul cinza laranja marrom rosa roxo verde vermelho",
    shades: "claro escuro marinho")

  static let pronouns = PronounTable(
    """
    personal ele ela
    personal eles elas
    object o a
    dependent dele dela
    dependent deles delas
    object nele nela
    """)

  // MARK: Endings

  static func isFeminine(_ noun: String) -> Bool {
    noun.ends(in: ["ção", "são", "gem", "dade", "tude", "ice", "ã"]) || noun.hasFeminineA
      || feminine.contains(noun)
  }

  func adjectiveForms(of word: String) -> [InflectedForm]? { Self.adjectiveForms(of: word) }

  private static func adjectiveForms(of word: String) -> [InflectedForm]? {
    guard let last = word.last, word.count > 2 else { return nil }
    switch last {
    case "o" where word.hasSuffix("ão"):
      let feminine = String(word.dropLast(2)) + "ã"
      return .adjective(word, feminine, plural(of: word), feminine + "s")
    case "o", "a": return .adjective(inOOrA: word)
    case "s" where word.hasSuffix("ês"):
      let plain = String(word.dropLast(2)) + "es"
      return .adjective(word, plain + "a", plain + "es", plain + "as")
    case "r" where word.hasSuffix("or") && !word.ends(in: ["ior", "enor", "elhor", "pior"]):
      return .adjective(word, word + "a", word + "es", word + "as")
    case "u" where word.hasSuffix("eu"):
      let feminine = String(word.dropLast(2)) + "eia"
      return .adjective(word, feminine, word + "s", feminine + "s")
    case "e", "l", "m", "r", "s", "z": return .adjective(word, plural(of: word))
    default: return nil
    }
  }

  static func plural(of word: String) -> String {
    guard let last = word.last else { return word }
    switch last {
    case "o" where word.hasSuffix("ão"):
      if ["alemão", "capitão", "cão", "catalão", "pão"].contains(word) {
        return word.dropLast(2) + "ães"
      }
      return word.dropLast(2) + "ões"
    case "l": return pluralOfL(word)
    case "m": return word.dropLast() + "ns"
    case "r", "z": return word + "es"
    case "s":
      // Words with the stress on the last syllable get an ending: "inglês", "mês", "país".
      if word.hasSuffix("ês") { return word.dropLast(2) + "eses" }
      return word.ends(in: ["ás", "ís", "ós", "gás"]) ? word + "es" : word
    case "x": return word
    default: return word + "s"
    }
  }

  /// Returns the plural of a word in "l": "animal", "animais"; "papel", "papéis"; "fácil",
  /// "fáceis"; "gentil", "gentis".
  private static func pluralOfL(_ word: String) -> String {
    let stem = word.dropLast(2)
    let hasAccent = stem.contains { "áéíóúâêô".contains($0) }
    switch word.dropLast().last {
    case "e": return stem + (hasAccent ? "eis" : "éis")
    case "i": return stem + (hasAccent ? "eis" : "is")
    case "o": return stem + "óis"
    case "a": return stem + "ais"
    default: return word.dropLast() + "is"
    }
  }
}

extension Portuguese {
  private static let feminine: Set<String> = [
    "árvore", "base", "carne", "chave", "classe", "cor", "fase", "flor", "fonte", "frase", "gente",
    "luz", "mãe", "mulher", "neve", "noite", "nuvem", "ordem", "parede", "parte", "pele", "rede",
    "sede", "série", "sorte", "tarde", "vez", "voz", "web",
  ]

  static let words = WordTable(
    """
    def o a os as
    ind um uma uns umas
    con do da dos das
    con no na nos nas
    con ao à aos às
    con pelo pela pelos pelas
    con num numa nuns numas
    con dum duma duns dumas
    con neste nesta nestes nestas
    con deste desta destes destas
    con nesse nessa nesses nessas
    con desse dessa desses dessas
    dem este esta estes estas
    dem esse essa esses essas
    dem aquele aquela aqueles aquelas
    pos meu minha meus minhas
    pos teu tua teus tuas
    pos seu sua seus suas
    pos nosso nossa nossos nossas
    pos vosso vossa vossos vossas
    det algum alguma alguns algumas
    det nenhum nenhuma nenhuns nenhumas
    det qualquer quaisquer
    det outro outra outros outras
    det todo toda todos todas
    det muito muita muitos muitas
    det pouco pouca poucos poucas
    det tanto tanta tantos tantas
    det quanto quanta quantos quantas
    det mesmo mesma mesmos mesmas
    det - - vários várias
    det - - ambos ambas
    det cada
    adj bom boa bons boas
    adj mau má maus más
    adj simples
    adj grátis
    adj extra
    adj rosa
    adj laranja
    adj cinza
    prep de em com contra desde durante entre para por sem sob sobre até
    conj e ou mas nem
    verb é são está estão foi foram tem têm há será serão
    adv não muito mais menos já também
    noun cachorro-quente:m cachorros-quentes:m
    noun mão:f mãos:f
    noun irmão:m irmãos:m
    noun órgão:m órgãos:m
    noun cidadão:m cidadãos:m
    noun grão:m grãos:m
    noun chão:m chãos:m
    noun foto:f fotos:f
    noun dia:m dias:m
    noun mapa:m mapas:m
    noun planeta:m planetas:m
    noun lápis:m
    noun ônibus:m
    noun pires:m
    noun email:m emails:m
    noun app:m apps:m
    """)

  static let adjectives = WordTable(
    adjectives: """
      pequeno grande novo velho antigo jovem longo curto alto baixo último próximo anterior seguinte
      atual recente quente frio gelado fresco doce vermelho verde amarelo preto branco azul roxo
      limpo sujo aberto fechado cheio vazio pesado leve forte fraco rápido lento fácil difícil grave
      importante livre ocupado pronto disponível visível oculto ativo inativo vivo selvagem feliz
      apagado excluído salvo enviado recebido selecionado compartilhado partilhado modificado
      concluído baixado favorito público privado duplo médio inteiro único inglês francês alemão
      espanhol italiano conectado registrado convidado pessoal principal total bonito cansado
      """, forms: { Self.adjectiveForms(of: $0) ?? [InflectedForm($0)] })
}
