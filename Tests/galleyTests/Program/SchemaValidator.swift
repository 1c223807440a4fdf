import Foundation
import Testing

/// The validator of JSON schemas that others wrote: jsonschema, for Python.
enum SchemaValidator {
  /// The Python that has it; nil if none has.
  static let python = FieldsTests.pythons.first { path in
    (try? Program.run(path, ["-c", "import jsonschema"]))?.status == 0
  }

  /// Why tests that need it do not run.
  static let absence: Comment = "python3-jsonschema is not installed"

  /// Runs a script with it.
  static func run(_ code: String, _ words: [String]) throws -> Program.Outcome {
    try Program.run(try #require(python), ["-c", code] + words)
  }
}
