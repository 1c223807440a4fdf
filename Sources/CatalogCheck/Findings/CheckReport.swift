public import SourceText
internal import StringCatalog

/// The findings of a check, and how much was checked.
public struct CheckReport: Sendable {
  /// The findings.
  public var findings = FindingList()
  /// The number of problems that the baseline accepts, which are no findings.
  public var acceptedCount = 0
  /// The number of texts that were judged.
  public var textCount = 0
  /// The number of files that contain them.
  public var fileCount = 0

  /// A report without findings.
  public init() {}

  /// Adds the findings and the counts of another report.
  public mutating func add(_ other: CheckReport) {
    findings.append(contentsOf: other.findings)
    acceptedCount += other.acceptedCount
    textCount += other.textCount
    fileCount += other.fileCount
  }
}
