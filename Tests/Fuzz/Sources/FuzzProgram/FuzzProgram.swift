import Fuzzing

/// The targets in the program: everything that users type, and the files and names beside catalogs.
private enum ProgramTarget: String, FuzzTarget {
  case screens
  case samples
  case configuration
  case names
  case options
  case xcloc

  func examine(_ bytes: [UInt8]) {
    switch self {
    case .screens: ScreenExamination(of: bytes).run()
    case .samples: SamplesExamination(of: bytes).run()
    case .configuration: ConfigurationExamination(of: bytes).run()
    case .names: NamesExamination(of: bytes).run()
    case .options: OptionsExamination(of: bytes).run()
    case .xcloc: TranslatorFolderExamination(of: bytes).run()
    }
  }
}

private let chosen = ProgramTarget.ofCommandLine()

/// The function that libFuzzer calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  chosen.examine(start, count: count)
}
