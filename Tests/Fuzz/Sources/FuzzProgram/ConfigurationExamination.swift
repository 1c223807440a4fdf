import Fuzzing
import PreviewUI

/// The rules that must hold for any bytes in a configuration file and in the file of places.
struct ConfigurationExamination {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    let configuration = Configuration(bytes: bytes, path: "config")
    let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    for problem in configuration.diagnostics {
      require(!problem.message.isEmpty, "a problem has no message")
      guard let location = problem.location else { continue }
      require(1...lines ~= location.line, "no such line: \(problem)")
      require(1...bytes.count + 1 ~= location.column, "no such column: \(problem)")
    }
    require(configuration.bindings.allSatisfy { !$0.keys.isEmpty }, "a binding has no keys")
    require(
      configuration.bindings.count + configuration.diagnostics.count <= lines,
      "there are more bindings and problems than lines")
    _ = Keymap(binding: configuration.bindings.map { ($0.keys, $0.action) })
    for command in ["print", "coverage", "check"] {
      _ = try? Invocation(words: [command]) { configuration }
    }
    checkPlaces()
  }

  /// Places that were read are written in the same way.
  private func checkPlaces() {
    var places = ProjectPlaces(bytes: bytes) ?? ProjectPlaces()
    require(ProjectPlaces(bytes: places.bytes) == places, "the places are other ones")
    places["/project"] = ProjectPlaces.Place(locale: "de")
    require(places["/project"]?.locale == "de", "a locale was forgotten")
    let text = String(decoding: bytes, as: UTF8.self)
    places["/" + text] = ProjectPlaces.Place(locale: text)
    require(ProjectPlaces(bytes: places.bytes) == places, "a place breaks the file")
  }
}
