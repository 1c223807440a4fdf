/// The fuzz targets of one program, each named by the option that chooses it: `--strings`.
///
/// A program hands the inputs of libFuzzer to ``examine(_:count:)``:
///
/// ```swift
/// @c(LLVMFuzzerTestOneInput)
/// public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
///   unsafe chosen.examine(start, count: count)
/// }
/// ```
public protocol FuzzTarget: RawRepresentable<String>, CaseIterable, Sendable {
  /// Ends the process if one of the target's rules does not hold for these bytes.
  func examine(_ bytes: [UInt8])
}

extension FuzzTarget {
  /// The target that the command line names; libFuzzer ignores options with two hyphens.
  public static func ofCommandLine() -> Self {
    let names = CommandLine.arguments.filter { $0.hasPrefix("--") }.map { $0.dropFirst(2) }
    guard let target = names.compactMap({ Self(rawValue: String($0)) }).first else {
      fatalError("name a target: \(allCases.map { "--\($0.rawValue)" }.joined(separator: ", "))")
    }
    return target
  }

  /// Examines an input of libFuzzer.
  public func examine(_ start: UnsafePointer<UInt8>?, count: Int) -> Int32 {
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    unsafe examine([UInt8](bytes))
    return 0
  }
}

/// Ends the process if a rule does not hold: that is how libFuzzer learns of a finding.
public func require(_ holds: Bool, _ fault: @autoclosure () -> String) {
  if !holds { fatalError(fault()) }
}
