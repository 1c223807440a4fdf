import Fuzzing
import StringCatalog

/// The targets in the libraries that importers use.
private enum LibraryTarget: String, FuzzTarget {
  case xcstrings
  case strings
  case stringsdict
  case markdown
  case format
  case layout
  case transducer
  case ding
  case merge
  case diff
  case edit
  case conflicts
  case xliff
  case swift

  func examine(_ bytes: [UInt8]) {
    switch self {
    case .xcstrings: Examination(of: bytes, format: .xcstrings).run()
    case .strings: Examination(of: bytes, format: .strings).run()
    case .stringsdict: Examination(of: bytes, format: .stringsdict).run()
    case .markdown: MarkdownExamination(of: bytes).run()
    case .format: FormatExamination(of: bytes).run()
    case .layout: LayoutExamination(of: bytes).run()
    case .transducer: TransducerExamination(of: bytes).run()
    case .ding: DingExamination(of: bytes).run()
    case .merge: MergeExamination(of: bytes).run()
    case .diff: DiffExamination(of: bytes).run()
    case .edit: EditExamination(of: bytes).run()
    case .conflicts: ConflictExamination(of: bytes).run()
    case .xliff: XLIFFExamination(of: bytes).run()
    case .swift: SwiftExamination(of: bytes).run()
    }
  }
}

private let chosen = LibraryTarget.ofCommandLine()

/// The function that libFuzzer calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  unsafe chosen.examine(start, count: count)
}
