import StringCatalog

/// What is fuzzed: the option `--xcstrings`, `--markdown` and so on, which libFuzzer leaves to us.
private enum Target: String, CaseIterable {
  case xcstrings
  case strings
  case stringsdict
  case markdown
  case format

  static let chosen: Target = {
    let names = CommandLine.arguments.filter { $0.hasPrefix("--") }.map { $0.dropFirst(2) }
    guard let target = names.compactMap({ Target(rawValue: String($0)) }).first else {
      fatalError("say what: \(allCases.map { "--\($0)" }.joined(separator: ", "))")
    }
    return target
  }()

  /// Looks whether all holds that must.
  func examine(_ bytes: [UInt8]) {
    switch self {
    case .xcstrings: Examination(of: bytes, kind: .catalog).run()
    case .strings: Examination(of: bytes, kind: .strings).run()
    case .stringsdict: Examination(of: bytes, kind: .stringsdict).run()
    case .markdown: MarkdownExamination(of: bytes).run()
    case .format: FormatExamination(of: bytes).run()
    }
  }
}

/// What libFuzzer calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  unsafe Target.chosen.examine([UInt8](bytes))
  return 0
}
