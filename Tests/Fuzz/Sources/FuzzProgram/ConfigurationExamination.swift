import Fuzzing
import PreviewUI

/// The rules that must hold for any bytes in a configuration file and in the file of locales.
struct ConfigurationExamination {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    let configuration = ConfigurationReader.configuration(of: bytes, path: "config")
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
    checkLocales()
  }

  /// Locales that were read are written in the same way.
  private func checkLocales() {
    var locales = ProjectLocales(bytes: bytes)
    require(ProjectLocales(bytes: locales.bytes) == locales, "the locales are other ones")
    locales.remember("de", of: "/project")
    require(locales.locale(of: "/project") == "de", "a locale was forgotten")
    let text = String(decoding: bytes, as: UTF8.self)
    locales.remember(text, of: "/" + text)
    require(ProjectLocales(bytes: locales.bytes) == locales, "a locale breaks the file")
  }
}
