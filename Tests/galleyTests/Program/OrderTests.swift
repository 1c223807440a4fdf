import Foundation
import TestMaterial
import Testing

/// The packages of the lexicons, by their folders.
private let packages = [
  "apertium/apertium-cat-ita", "apertium/apertium-spa-cat", "apertium/apertium-fra-cat",
  "apertium/apertium-por-cat", "apertium/apertium-eng-cat", "trans/de-en",
]
private let hasLexicons = packages.allSatisfy {
  FileManager.default.fileExists(atPath: "/usr/share/\($0)")
}

/// The order of the posts in seven languages, with the words of the installed lexicons.
///
/// The sentences are written by hand. In French and Brazilian Portuguese, 0 is singular.
@Suite(.enabled(if: hasLexicons, "a lexicon is missing: make test installs them"))
struct OrderTests {
  private func output(_ words: [String]) throws -> String {
    var variables = Program.variables
    variables["GALLEY_LEXICONS"] = "/usr/share"
    // The catalog has a time of the day.
    variables["TZ"] = "UTC"
    let outcome = try Program.galley(
      words + ["Catalogs/Orders.xcstrings"], variables: variables)
    #expect(outcome.errors.isEmpty)
    return outcome.output
  }

  @Test(arguments: [
    (
      "en", ["Add 0 large salads", "Add 1 large salad", "Add 2 large salads", "Add 5 large salads"]
    ),
    (
      "it",
      [
        "Aggiungi 0 grandi insalate", "Aggiungi 1 grande insalata", "Aggiungi 2 grandi insalate",
        "Aggiungi 5 grandi insalate",
      ]
    ),
    (
      "es",
      [
        "Añadir 0 ensaladas grandes", "Añadir 1 ensalada grande", "Añadir 2 ensaladas grandes",
        "Añadir 5 ensaladas grandes",
      ]
    ),
    (
      "fr",
      [
        "Ajouter 0 grande salade", "Ajouter 1 grande salade", "Ajouter 2 grandes salades",
        "Ajouter 5 grandes salades",
      ]
    ),
    (
      "pt-BR",
      [
        "Adicionar 0 salada grande", "Adicionar 1 salada grande", "Adicionar 2 saladas grandes",
        "Adicionar 5 saladas grandes",
      ]
    ),
    (
      "pt-PT",
      [
        "Adicionar 0 saladas grandes", "Adicionar 1 salada grande", "Adicionar 2 saladas grandes",
        "Adicionar 5 saladas grandes",
      ]
    ),
    ("de", ["0 große Salate", "1 großer Salat", "2 große Salate", "5 große Salate"]),
  ])
  func wordsAgreeWithTheCount(locale: String, beginnings: [String]) throws {
    let texts = try ["0", "1", "2", "5"].map { count in
      let words = ["print", "-l", locale, "--count", count]
      return try "$ galley \(words.joined(separator: " ")) Catalogs/Orders.xcstrings\n"
        + output(words)
    }
    for (text, beginning) in zip(texts, beginnings) {
      #expect(text.contains("\n\(beginning) "), "\(text)")
    }
    if let dish = Self.dishes[locale] { #expect(texts[0].contains("\n\(dish)\n"), "\(texts[0])") }
    // The whole catalog, compared with a file that a person has reviewed.
    let golden = Golden("orders-\(locale).txt", of: "galleyTests")
    #expect(golden.difference(from: texts.joined()) == nil)
  }

  /// A sentence with the dish that was ordered.
  private static let dishes = [
    "es": "Tu sopa pequeña está lista", "fr": "Votre petite soupe est prête",
    "it": "La tua zuppa piccola è pronta", "pt-BR": "Sua sopa pequena está pronta",
    "pt-PT": "A sua sopa pequena está pronta", "de": "Deine kleine Suppe ist fertig",
  ]

  @Test(arguments: [
    ("it", "feminine", "Benvenuta\n"), ("it", "masculine", "Benvenuto\n"),
    ("es", "feminine", "Bienvenida\n"), ("pt-BR", "feminine", "Bem-vinda\n"),
  ])
  func wordsAgreeWithTheUser(locale: String, user: String, expected: String) throws {
    let words = ["print", "-l", locale, "--key", "Welcome"]
    #expect(try output(words + ["--user", user]) == expected)
  }

  @Test(arguments: [("it", "Ti diamo il benvenuto\n"), ("es", "Te damos la bienvenida\n")])
  func anUnknownUserGetsTheAlternative(locale: String, expected: String) throws {
    #expect(try output(["print", "-l", locale, "--key", "Welcome"]) == expected)
  }

  @Test func explainSaysWhereTheFormsComeFrom() throws {
    struct Explanation: Decodable {
      struct Span: Decodable {
        struct Word: Decodable {
          let before, after, origin: String
          let head: Bool
        }

        let before, after, language, basis: String
        let agrees: [String: String]
        let words: [Word]
      }

      let text: String
      let spans: [Span]
    }

    let key = "Add ^[%lld %@ %@](inflect: true) to your order"
    let json = try output(["explain", key, "-l", "it", "--format", "json"])
    let explanation = try JSONDecoder().decode(Explanation.self, from: Data(json.utf8))
    let span = try #require(explanation.spans.first)
    #expect(explanation.spans.count == 1)
    #expect([span.before, span.after] == ["2 grande insalata", "2 grandi insalate"])
    #expect([span.language, span.basis] == ["it", "lexicon"])
    #expect(span.agrees["grammaticalGender"] == "feminine")
    let words = span.words.filter { $0.after != $0.before }
    #expect(words.map(\.before) == ["grande", "insalata"])
    #expect(words.map(\.after) == ["grandi", "insalate"])
    #expect(words.map(\.origin) == ["lexicon", "lexicon"])
    #expect(words.map(\.head) == [false, true])
  }
}
