import Foundation
import LocalizedViews

/// What other packages have to rely on, each with its result in the language of the process.
enum Readiness {
  static func print() async {
    Swift.print("#bundle:", bundleMacro.joined(separator: ", "))
    Swift.print("language:", languageInForce)
    Swift.print("old plurals:", oldPlurals.joined(separator: ", "))
    Swift.print("grammar:", grammar)
    Swift.print("tasks:", await tasksHaveTheirOwn)
  }

  /// The bundle of this module, in every way to name it.
  static var bundleMacro: [String] {
    [
      String(localized: LocalizedStringResource("Welcome", bundle: #bundle)),
      String(localized: LocalizedStringResource("hi", defaultValue: "Hi", bundle: #bundle)),
      String(localized: "Welcome", bundle: #bundle),
      Text("Welcome", bundle: #bundle).resolve(in: .current).text,
    ]
  }

  /// The language of the strings, for formats of one's own and for clients.
  static var languageInForce: String {
    let client = Localizer.languages(inAcceptLanguage: "en;q=0.1, fr-CA;q=0.2, it")
    let served = Localizer.withPreferredLanguages(client) { Locale.localized }
    return [Locale.localized, served, EnvironmentValues(locale: Locale(identifier: "de")).locale]
      .map { $0.identifier(.bcp47) }.joined(separator: ", ")
  }

  /// Plural forms by Foundation's older functions.
  static var oldPlurals: [String] {
    let format = NSLocalizedString("%lld pages", tableName: "Legacy", bundle: #bundle, comment: "")
    return [1, 1_234].flatMap {
      [String.localizedStringWithFormat(format, $0), String(format: format, $0)]
    }
  }

  /// The attributes of grammar under Foundation's names.
  static var grammar: String {
    var words = AttributedString("2 insalata")
    words.inflect = .automatic
    words.languageIdentifier = "it"
    return String(words.inflected().characters)
  }

  /// Tasks that run at the same time, each with a receiver and a main bundle of its own.
  static var tasksHaveTheirOwn: String {
    get async {
      let counts = await withTaskGroup(of: Int.self) { group in
        for number in 0..<100 {
          group.addTask {
            let problems = Problems()
            await Localizer.withProblems(reportedTo: problems.add) {
              await Localizer.withMainBundle(#bundle) {
                await Localizer.withPreferredLanguages(["de"]) {
                  _ = String(localized: "Welcome")
                  await Task.yield()
                  for key in 0...number { _ = NSLocalizedString("missing \(key)", comment: "") }
                  _ = NSLocalizedString("🍿", comment: "")
                }
              }
            }
            return problems.count - number
          }
        }
        return await group.reduce(into: Set<Int>()) { $0.insert($1) }
      }
      return "\(counts)"
    }
  }

  private final class Problems: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [Localizer.Problem] = []

    var count: Int { lock.withLock { all.count } }

    @Sendable func add(_ problem: Localizer.Problem) { lock.withLock { all.append(problem) } }
  }
}
