import StringCatalog

/// The format whose reader is fuzzed: the option `--xcstrings`, `--strings` or `--stringsdict`,
/// which libFuzzer leaves to us.
private let kind: CatalogFile.Kind = {
  let kinds = CommandLine.arguments.compactMap { argument in
    argument.hasPrefix("--") ? CatalogFile.Kind(rawValue: String(argument.dropFirst(2))) : nil
  }
  guard let kind = kinds.first else {
    fatalError("say which reader: --xcstrings, --strings or --stringsdict")
  }
  return kind
}()

/// What libFuzzer calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  unsafe Examination(of: [UInt8](bytes), kind: kind).run()
  return 0
}
