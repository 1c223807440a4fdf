import Foundation
import LocalizedViews

/// What other packages have to rely on, each with its result in the language of the process.
enum Readiness {
  static func print() async {
    Swift.print("#bundle:", bundleMacro.joined(separator: ", "))
    Swift.print("language:", languageInForce)
    Swift.print("old plurals:", oldPlurals.joined(separator: ", "))
    Swift.print("widths:", widths.joined(separator: ", "))
    Swift.print("empty strings:", emptyStrings)
    Swift.print("grammar:", grammar)
    Swift.print("attributes:", attributes)
    Swift.print("views:", await views)
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

  /// Plural forms that vary by width, in 30 columns and in 10.
  static var widths: [String] {
    [30, 10].flatMap { width in
      var environment = EnvironmentValues.current
      environment.width = width
      return [1, 2].map {
        Text("\($0) seats", tableName: "Legacy", bundle: #bundle).resolve(in: environment).text
      }
    }
  }

  /// An empty string of a catalog and one of a .strings file, with a default value that is not used.
  static var emptyStrings: [String] {
    ["Localizable", "Legacy"].map { String(localized: "Silent", table: $0, bundle: #bundle) }
  }

  /// The attributes of grammar under Foundation's names.
  static var grammar: String {
    var words = AttributedString("2 insalata")
    words.inflect = .automatic
    words.languageIdentifier = "it"
    return String(words.inflected().characters)
  }

  /// What a localized attributed string says of its parts.
  static var attributes: [String] {
    var options = AttributedString.LocalizationOptions()
    options.applyReplacementIndexAttribute = true
    var guest = AttributedString("Ann")
    guest.link = URL(string: "https://example.com/ann")
    let marked = AttributedString(
      localized: "**Ask** \(guest)", options: options, bundle: #bundle)
    let plain = AttributedString(
      localized: "**Ask** \(guest)", options: [.insertAttributesWithoutMerging], bundle: #bundle)
    let bundled = #bundle.localizedAttributedString(forKey: "Welcome", value: nil, table: nil)
    return [marked, plain, bundled].map { string in
      string.runs.map { run in
        let isStrong = run.inlinePresentationIntent?.contains(.stronglyEmphasized) ?? false
        return String(string[run.range].characters) + (isStrong ? "!" : "")
          + (run.link == nil ? "" : "→") + (run.replacementIndex.map { " \($0)" } ?? "")
      }
      .joined(separator: "|")
    }
  }

  /// Views that hold others, or nothing.
  @MainActor static var views: [String] {
    let label = Label {
      Text("Welcome", bundle: #bundle)
    } icon: {
      Image(systemName: "tram.fill")
    }
    return [
      AnyView(label),
      AnyView(
        Label {
          Text(verbatim: "x")
        } icon: {
          EmptyView()
        }),
    ]
    .flatMap { $0.placedTexts(in: .current).map { $0.resolve().text } }
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
