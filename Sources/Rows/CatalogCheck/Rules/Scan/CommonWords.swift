import SourceText

/// The most common short words of languages in Latin and Cyrillic script.
///
/// Words are stored as UTF-8 packed into an integer, so they have two to eight bytes.
enum CommonWords {
  /// The languages, by number.
  static var names: [String] { index.names }

  /// Returns the number of a language; nil if its words are not known.
  static func number(of language: String) -> Int? { numbers[language] }

  /// Whether two languages are too similar to be told apart by common words.
  static func areRelated(_ one: String, _ other: String) -> Bool {
    families.contains { $0.contains(one) && $0.contains(other) }
  }

  private static let families: [Set<String>] = [
    ["be", "bg", "mk", "ru", "uk"], ["bs", "hr", "sl", "sr"], ["cs", "sk"],
    ["da", "nb", "nn", "no", "sv"],
    ["ca", "es", "gl", "pt"], ["id", "ms"],
  ]

  /// Returns whether a short word is one of the common words of a language.
  static func isCommon(_ word: some StringProtocol, in language: String) -> Bool {
    guard let number = number(of: language), word.utf8.count <= 8 else { return false }
    let packed = word.lowercased().utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return languages(of: packed) & 1 << UInt32(number) != 0
  }

  /// Returns the languages that have a word, as a bit set.
  static func languages(of word: UInt64) -> UInt32 { index.slots[index.slot(of: word)].languages }

  private static let numbers: [String: Int] = {
    var found: [String: Int] = [:]
    for (number, language) in names.enumerated() { found[language] = number }
    for (other, language) in [("no", "nb"), ("nn", "nb"), ("bs", "hr")] {
      found[other] = found[language]
    }
    return found
  }()

  private struct Slot {
    var word: UInt64 = 0
    var languages: UInt32 = 0
  }

  /// The languages, and an open-addressing hash table of their words; a dictionary would take as
  /// long as the rest of the scan.
  private struct Index {
    var names: [String] = []
    var slots = [Slot](repeating: Slot(), count: 2048)

    /// Reads the table byte by byte: the first row that is drawn needs it.
    init() {
      table.withBytes { bytes in
        var isName = true
        var word: UInt64 = 0
        var start = 0
        for place in 0...bytes.count {
          let end = place < bytes.count ? bytes[place] : UInt8(ascii: "\n")
          guard end == UInt8(ascii: " ") || end == UInt8(ascii: "\n") else {
            word = word << 8 | UInt64(end)
            continue
          }
          if isName {
            names.append(String(decoding: (start..<place).map { bytes[$0] }, as: UTF8.self))
          } else if 2...8 ~= place - start {
            add(word)
          }
          isName = end == UInt8(ascii: "\n")
          word = 0
          start = place + 1
        }
      }
    }

    /// Adds a word of the last language.
    private mutating func add(_ word: UInt64) {
      let slot = slot(of: word)
      slots[slot].word = word
      slots[slot].languages |= 1 << UInt32(names.count - 1)
    }

    /// Returns the slot of a word, or the free slot for it.
    func slot(of word: UInt64) -> Int {
      var slot = Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 53)
      while slots[slot].word != 0, slots[slot].word != word {
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }

  private static let index = Index()

  /// A line per language: its name, then its words.
  private static let table = """
    en the of and to in is that it for you with this are be on have not from will your can or an \
    at by all if was when has there which their please cannot could should would these does been \
    only
    de der die und das ist nicht ein eine den mit zu von sie für auf dem des sich auch wird werden \
    kann wenn oder aus bei nach nur noch einen einer wurde sind haben diese dieser dieses ihre ihr \
    bitte
    fr le la les des est une un du et pour dans que qui vous votre vos ne pas sur avec ce cette \
    par sont être aux plus ou sera ont au en il de
    es el la los las de que en un una por con para no se su del es al lo como más este esta está \
    puede puedes tu tus son sin
    pt os as de que em um uma por com para não se seu sua do da dos das no na são este esta você \
    ao mais ou foi pode isto
    it il la lo gli le di che in un una per con non si del della dei alla al sono questo questa \
    più nel puoi essere tuo tua dal sul delle degli
    nl de het een en van in is dat niet op te voor met zijn je deze dit aan er om als naar uit bij \
    wordt kan worden kunt geen uw jouw maar heeft ook
    sv och att det som en är på för inte med av till den har du kan ett om från vill din ditt \
    eller när ska inga alla dina
    da og at det som en er på for ikke med af til den har du kan et om fra vil din dit eller når \
    skal alle dine ingen denne
    nb og at det som en er på for ikke med av til den har du kan et om fra vil din ditt eller når \
    skal alle dine ingen denne
    fi ja on ei se että tai jos kun voi mutta ovat tämä tämän sinun joka kuin myös olet voit \
    haluat
    pl nie jest się na do to że jak aby lub tego tej dla po od przez może są ten ta czy oraz tylko \
    już
    cs je se na to že pro není nebo jsou být by do při jak pokud které tento jako od vás může
    sk je sa na to že pre nie alebo sú byť by do ktorý pri ako ak tento od vás môže ktoré
    hu az és nem hogy egy van meg is ha vagy ez be ki csak lehet kell már nincs össze minden ezt \
    során
    ro și de la în nu este un cu pentru din pe să sau care sunt se ale dacă mai acest după fi vă
    tr ve bir bu için ile de da olarak değil var daha veya çok kadar gibi olan lütfen her sonra \
    ancak en
    id dan yang di ini untuk tidak dengan dari akan atau anda pada ke telah dapat adalah jika \
    sudah bisa semua harus saat karena
    ms dan yang di ini untuk tidak dengan dari akan atau anda pada ke telah boleh adalah jika \
    sudah semua tiada
    vi và của là không có được cho này bạn trong với để một các khi từ thể hoặc vào
    ca el la els les de que en un una per amb no es del al són aquest aquesta pot més està teu \
    seva
    hr je se na da za nije ne su ili od ako kako koji koja ovaj će sve biti vaš nema
    sl je in se na da za ni ne so ali od če kako ki ta bo vse vas lahko ste bi
    lt ir yra ne kad su iš ar kai tai šis jei būti bus jūs arba nuo
    lv un ir ne ka uz no ar lai vai par tiek nav šis ja tas jūs kas
    et ja on ei see et või kui ka oma selle mis saab pole olema kas teie
    ru не на что для это по или вы если из от как при до ваш все был бы за его уже нет быть этот
    uk не на що для це та або ви якщо із від як при до ваш ще буде цей за вже усі
    bg не на че за да се от или ако при до са ще този това как ви по
    be не на што для гэта або вы калі як да ад пры ці ваш
    sr не на да је се за или од ако при до су овај није као
    """
}
