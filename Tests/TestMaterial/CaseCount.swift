import Foundation

/// Whether the tests take many random cases and every large file: `make fuzz` sets `GALLEY_MANY_CASES`.
///
/// Without it, a test takes as many as fit into a second or two.
public let takesManyCases = ProcessInfo.processInfo.environment["GALLEY_MANY_CASES"] != nil

/// The number of random cases of a test.
public func caseCount(_ usual: Int, many: Int) -> Int { takesManyCases ? many : usual }
