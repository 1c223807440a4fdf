import Foundation
import LocalizedText
import PreviewUI
import SourceText
import TestMaterial
import Testing

@testable import galley

@Suite struct PlaceHistoryTests {
  private let folder: TemporaryFolder
  private let variables: [Variable: String]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("app/.git/HEAD", bytes: [])
    try folder.write("app/Texts/A.xcstrings", bytes: [])
    try folder.write("other/B.strings", bytes: [])
    variables = [.xdgStateHome: folder["state"]]
  }

  private func history(_ path: String, onlyLocale: Bool = false) -> PlaceHistory? {
    var options = BrowseCommand(shared: SharedOptions(paths: [folder[path]]))
    options.remembersPlace = !onlyLocale
    options.remembersLocale = onlyLocale
    return PlaceHistory(for: options, variables: variables)
  }

  private var kept: String? { try? folder.text(of: "state/galley/places.json") }

  private func place(_ locale: String, key: String, filter: String = "") -> ProjectPlaces.Place {
    var place = RememberedPlace()
    place.table = "A"
    place.key = key
    place.filter = filter
    place.kinds = ["missing", "!stale"]
    return ProjectPlaces.Place(locale: locale, place: place)
  }

  @Test(arguments: ["key", "", "a\tb\nc\\t\\", "%@ – 日本\u{301}", "\u{7F}\u{1B}[2J\r"])
  func remembersThePlaceOfAProject(key: String) throws {
    #expect(kept == nil)
    let app = try #require(history("app/Texts/A.xcstrings"))
    #expect(try app.place() == nil)
    app.keep(place("fr-CA", key: key, filter: "a \(key)"))
    #expect(try history("app")?.place() == place("fr-CA", key: key, filter: "a \(key)"))
    #expect(try history("other")?.place() == nil)
    history("other")?.keep(place("ja", key: "x"))
    #expect(try history("app")?.place() == place("fr-CA", key: key, filter: "a \(key)"))
    #expect(kept?.hasPrefix(#"{"places":[{"project":"#) == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["state/galley"])
    #expect(names == ["places.json"], "nothing is left beside it")
  }

  /// The locale alone is kept, and a place that is there already stays.
  @Test func remembersOnlyTheLocale() throws {
    let real = try #require(realpath(folder.path, nil).map { String(cString: $0) })
    let app = try #require(history("app/Texts/A.xcstrings", onlyLocale: true))
    app.keep(place("fr-CA", key: "a"))
    #expect(kept == #"{"places":[{"project":"\#(real)/app","locale":"fr-CA"}]}"# + "\n")
    #expect(try history("app")?.place() == ProjectPlaces.Place(locale: "fr-CA"))
    history("app")?.keep(place("de", key: "b"))
    #expect(try app.place() == ProjectPlaces.Place(locale: "de"))
    app.keep(place("ja", key: "c"))
    #expect(try history("app")?.place() == place("ja", key: "b"))
  }

  /// A file below a folder that is no repository opens where the user last was there.
  @Test func aFolderBelowAProjectHasItsPlace() throws {
    try folder.write("other/de.lproj/B.strings", bytes: [])
    history("other")?.keep(place("ja", key: "x"))
    #expect(try history("other/de.lproj/B.strings")?.place() == place("ja", key: "x"))
    history("other/de.lproj")?.keep(place("de", key: "y"))
    #expect(try history("other")?.place() == place("ja", key: "x"))
    #expect(try history("other/de.lproj")?.place() == place("de", key: "y"))
    #expect(try history("app/Texts/A.xcstrings")?.place() == nil)
    try folder.write("other/nested/.git/HEAD", bytes: [])
    try folder.write("otherwise/B.strings", bytes: [])
    #expect(try history("other/nested")?.place() == nil)
    #expect(try history("otherwise")?.place() == nil)
    // The last one counts.
    history("other")?.keep(place("fr", key: "z"))
    #expect(try history("other/de.lproj/B.strings")?.place() == place("fr", key: "z"))
  }

  /// A file that galley did not write is reported, and stays as it is.
  @Test(arguments: ["", "x", "{}", #"{"places":{}}"#, #"{"places":["#, "\0\u{1B}"])
  func aForeignFile(content: String) throws {
    try folder.write("state/galley/places.json", content)
    let app = try #require(history("app"))
    #expect(throws: Fault.self) { try app.place() }
    app.keep(place("de", key: "k"))
    #expect(kept == content)
  }

  @Test func aFolderInsteadOfTheFile() throws {
    try folder.write("state/galley/places.json/kept", bytes: [])
    let app = try #require(history("app"))
    #expect(throws: Fault.self) { try app.place() }
    app.keep(place("de", key: "k"))
    #expect(FileManager.default.fileExists(atPath: folder["state/galley/places.json/kept"]))
  }

  @Test(arguments: 0..<50) func noiseInTheFile(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let pieces = [
      "null", "[]", #""/app""#, #""fr""#, #"{"project":"/app"}"#,
      #"{"project":"/app","locale":"fr"}"#, #"{"project":"/b","locale":"fr","table":"T","key":3}"#,
      #"{"project":"/b","locale":"de","table":"T","key":"k","filter":[],"kinds":["!stale",3]}"#,
    ]
    let noise = (0..<30).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &numbers)] }
    let bytes = Array(#"{"places":[\#(noise.joined(separator: ","))]}"#.utf8)
    let places = try #require(ProjectPlaces(bytes: bytes))
    #expect(ProjectPlaces(bytes: places.bytes) == places)
    // A byte that changes makes another file, or none.
    var broken = bytes
    broken[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(
      in: 0...255, using: &numbers)
    if let places = ProjectPlaces(bytes: broken) {
      #expect(ProjectPlaces(bytes: places.bytes) == places)
    }
  }

  @Test func theOldestProjectsAreForgotten() {
    var places = ProjectPlaces()
    for number in 0..<250 { places["/project/\(number)"] = place("fr", key: "\(number)") }
    #expect(places["/project/249"]?.place?.key == "249")
    #expect(places["/project/150"] != nil)
    #expect(places["/project/149"] == nil)
    #expect(ProjectPlaces(bytes: places.bytes) == places)
  }

  @Test func whatCannotBeKept() {
    var places = ProjectPlaces()
    places["relative"] = place("fr", key: "a")
    places["/a"] = place("", key: "a")
    places["/a"] = place("fr", key: String(repeating: "a", count: 5000))
    #expect(places == ProjectPlaces())
  }

  @Test func runsThatRememberNothing() {
    var select = BrowseCommand(selects: true)
    select.remembersPlace = true
    var script = BrowseCommand(script: "q")
    script.remembersPlace = true
    let input = BrowseCommand(shared: SharedOptions(paths: ["-"]), remembersLocale: true)
    let missing = BrowseCommand(
      shared: SharedOptions(paths: ["/nonexistent"]), remembersLocale: true)
    for options in [BrowseCommand(), select, script, input, missing] {
      #expect(PlaceHistory(for: options, variables: variables) == nil)
    }
    let options = BrowseCommand(
      shared: SharedOptions(paths: [folder["app"]]), remembersLocale: true)
    #expect(PlaceHistory(for: options, variables: variables) != nil)
    #expect(PlaceHistory(for: options, variables: [:]) == nil)
  }

  @Test func theCommandLineWins() {
    let found = place("fr", key: "a", filter: "b")
    var plain = BrowseCommand()
    plain.start(at: found)
    #expect(plain.place == found.place)
    #expect(plain.shared.locales == .tags(["fr"]))
    let options = BrowseCommand(
      shared: SharedOptions(locales: .tags(["de"])), filter: FilterOptions(states: ["missing"]))
    var started = options
    started.start(at: found)
    #expect(started == options)
    var searching = BrowseCommand(words: "x")
    searching.start(at: found)
    #expect(searching.place == nil)
  }
}

extension PlaceHistory {
  fileprivate func keep(_ found: ProjectPlaces.Place) {
    remember(LocaleTag(found.locale), found.place)
  }
}
