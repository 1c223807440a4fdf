import Foundation
import LocalizedFoundation

/// A server in miniature: it answers requests from each locale at the same time, in the language of the
/// client, and checks every answer.
///
/// Its argument is how many requests each locale sends, 1,000 without one.
@main struct Server {
  static func main() async {
    let requestsOfEachLocale = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
    let requests = (0..<requestsOfEachLocale * Client.locales.count).map { Request(number: $0) }
    let wrong = await withTaskGroup(of: [String].self) { group in
      for request in requests {
        group.addTask { await request.wrongAnswers() }
      }
      var wrong: [String] = []
      for await answers in group { wrong += answers }
      return wrong
    }
    for answer in wrong.sorted().prefix(20) { print(answer) }
    let languages = Set(Client.locales.compactMap { $0.split(separator: "-").first }).count
    print("\(requests.count) requests in \(languages) languages, \(wrong.count) wrong answers")
    if !wrong.isEmpty { exit(1) }
  }
}

/// One request.
struct Request: Sendable {
  let client: String
  private let language: Language
  private let count: Int
  private let date: Date

  init(number: Int) {
    client = Client.locales[number % Client.locales.count]
    language = Language.shown(to: client)
    let turn = number / Client.locales.count
    count = Language.counts[turn % Language.counts.count]
    date = Date(timeIntervalSince1970: 1_559_604_180 + Double(turn) * 86_400)
  }

  /// Answers the request, and returns the answers that are not as expected.
  func wrongAnswers() async -> [String] {
    // The client accepts its own language, and English for what is not translated.
    await Localizer.withPreferredLanguages([client, "en-US"]) {
      var wrong: [String] = []
      func check(_ answer: String, _ expected: String) {
        if answer != expected { wrong.append("\(client) \(count): \(answer), not \(expected)") }
      }
      check(String(localized: "\(count) files"), language.files(count))
      await Task.yield()
      check(
        String(localized: "Since \(date, format: .dateTime.year().month(.wide).day())"),
        language.since
          + date.formatted(.dateTime.year().month(.wide).day().locale(locale)))
      await Task.yield()
      let total = Double(count) + 0.5
      let markdown = AttributedString(
        localized: "**Pay** \(total, format: .currency(code: "EUR"))")
      check(
        String(markdown.characters),
        language.pay + total.formatted(.currency(code: "EUR").locale(locale)))
      let bold = markdown.runs.first { $0.inlinePresentationIntent == .stronglyEmphasized }
      check(
        bold.map { String(markdown[$0.range].characters) } ?? "",
        language.pay.trimmingCharacters(in: .whitespaces))
      await Task.yield()
      let resource = LocalizedStringResource("\(count) files")
      check(String(localized: resource), language.files(count))
      check(NSLocalizedString("Since %@", comment: ""), language.since + "%@")
      return wrong
    }
  }

  /// The locale in which numbers and dates are written: that of the texts.
  private var locale: Locale {
    Locale(identifier: language.name == "en" && !client.hasPrefix("en") ? "en-US" : client)
  }
}
