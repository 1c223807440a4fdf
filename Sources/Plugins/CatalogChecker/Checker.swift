import CatalogCheck
import CatalogFiles
import FileAccess
import SourceText
import WorkingCopy

/// The tool of the plugin CheckCatalogs: `CatalogChecker FILE CATALOG...` writes what is wrong in string
/// catalogs to standard error, as warnings of a build, and then an empty file.
///
/// It is a program of its own, because a plugin's tool is compiled for the computer that builds:
/// `galley check` does the same and more, and needs twice as many modules and ncurses.
@main struct Checker {
  static func main() {
    let paths = CommandLine.arguments.dropFirst(2)
    guard !paths.isEmpty else { fail(["usage: CatalogChecker FILE CATALOG..."]) }
    do throws(CheckFault) {
      let check = try ProjectCheck(of: Array(paths))
      var findings = try check.report().findings
      findings.group(collapsing: Rule.collapsed)
      // A mistake in a language does not keep the program from being built and tried.
      for finding in findings { report(finding.text(severity: .warning)) }
      guard check.isComplete else { ProcessEnvironment.end(status: 1) }
    } catch {
      fail(error.description.split(separator: "\n").map { "error: \($0)" })
    }
    do throws(FileFault) {
      try FileWriter.write([], to: CommandLine.arguments[1])
    } catch {
      fail(["error: \(error.diagnostic(at: CommandLine.arguments[1]))"])
    }
  }

  private static func report(_ line: String) {
    try? Descriptor.error.write(Array((line + "\n").utf8))
  }

  private static func fail(_ lines: [String]) -> Never {
    for line in lines { report(line) }
    ProcessEnvironment.end(status: 1)
  }
}
