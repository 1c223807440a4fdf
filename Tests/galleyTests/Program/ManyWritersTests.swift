import Foundation
import TestMaterial
import Testing

/// Several processes of galley write the same file at once, as coding agents do.
@Suite struct ManyWritersTests {
  /// What a process reports as written is in the file, whatever the others do.
  @Test(arguments: [2, 6]) func loseNoEdit(writers: Int) throws {
    let folder = try TemporaryFolder()
    let catalog = folder["Localizable.xcstrings"]
    let keys = (0..<writers).map { "key \($0)" }
    let entries = keys.map { "\"\($0)\": {}" }.joined(separator: ", ")
    let script = """
      for number in $(seq 0 \(writers - 1)); do
        "$1" set "key $number" "Text $number" -l de --add-locale "$2" >"$3/$number" 2>&1 &
      done
      wait
      """
    for _ in 0..<4 {
      try folder.write(
        "Localizable.xcstrings",
        #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#)
      _ = try Program.run("/bin/sh", ["-c", script, "sh", Program.path(), catalog, folder.path])
      for number in 0..<writers {
        let text = try folder.text(of: "\(number)")
        #expect(text.contains("written"), "\(text)")
        #expect(try folder.text(of: "Localizable.xcstrings").contains("\"Text \(number)\""))
      }
    }
  }
}
