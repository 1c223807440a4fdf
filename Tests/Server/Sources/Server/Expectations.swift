/// The locales of the clients, in 41 languages.
enum Client {
  static let locales = [
    "en-US", "en-GB", "de-DE", "de-AT", "de-CH", "fr-FR", "fr-CA", "it-IT", "es-ES", "es-MX",
    "pt-BR", "pt-PT", "nl-NL", "sv-SE", "nb-NO", "da-DK", "fi-FI", "pl-PL", "cs-CZ", "sk-SK",
    "sl-SI", "hr-HR", "sr-RS", "uk-UA", "ru-RU", "lt-LT", "lv-LV", "et-EE", "hu-HU", "ro-RO",
    "bg-BG", "el-GR", "tr-TR", "he-IL", "ar-EG", "fa-IR", "hi-IN", "ja-JP", "ko-KR", "zh-Hans-CN",
    "ca-ES", "vi-VN", "th-TH", "id-ID", "ms-MY", "bn-BD", "ta-IN",
  ]
}

/// The texts of a language, written by hand.
struct Language: Sendable {
  let name: String
  let since: String
  let pay: String
  /// The answers for `counts`.
  let answers: [String]

  static let counts = [0, 1, 2, 5, 11, 21, 100]

  func files(_ count: Int) -> String {
    Self.counts.firstIndex(of: count).map { answers[$0] } ?? ""
  }

  /// The language in which a client reads the texts; English if its own has none.
  static func shown(to client: String) -> Language {
    all.first { client.hasPrefix($0.name + "-") } ?? english
  }

  private static let english = Language(
    name: "en", since: "Since ", pay: "Pay ",
    answers: ["0 files", "1 file", "2 files", "5 files", "11 files", "21 files", "100 files"])

  private static let all = [
    english,
    Language(
      name: "de", since: "Seit ", pay: "Zahle ",
      answers: [
        "0 Dateien", "1 Datei", "2 Dateien", "5 Dateien", "11 Dateien", "21 Dateien",
        "100 Dateien",
      ]),
    Language(
      name: "fr", since: "Depuis ", pay: "Payer ",
      answers: [
        "0 fichier", "1 fichier", "2 fichiers", "5 fichiers", "11 fichiers", "21 fichiers",
        "100 fichiers",
      ]),
    Language(
      name: "pl", since: "Od ", pay: "Zapłać ",
      answers: [
        "0 plików", "1 plik", "2 pliki", "5 plików", "11 plików", "21 plików", "100 plików",
      ]),
    Language(
      name: "ru", since: "С ", pay: "Оплатить ",
      answers: [
        "0 файлов", "1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл", "100 файлов",
      ]),
    Language(
      name: "cs", since: "Od ", pay: "Zaplatit ",
      answers: [
        "0 souborů", "1 soubor", "2 soubory", "5 souborů", "11 souborů", "21 souborů",
        "100 souborů",
      ]),
    Language(
      name: "lv", since: "Kopš ", pay: "Maksāt ",
      answers: [
        "0 failu", "1 fails", "2 faili", "5 faili", "11 failu", "21 fails", "100 failu",
      ]),
    Language(
      name: "ar", since: "منذ ", pay: "ادفع ",
      answers: [
        "لا ملفات", "ملف واحد", "ملفان", "٥ ملفات", "١١ ملفًا", "٢١ ملفًا", "١٠٠ ملف",
      ]),
    Language(
      name: "ja", since: "開始 ", pay: "支払う ",
      answers: [
        "0個のファイル", "1個のファイル", "2個のファイル", "5個のファイル", "11個のファイル", "21個のファイル",
        "100個のファイル",
      ]),
  ]
}
