import PreviewUI
import TestMaterial
import Testing

@testable import galley

/// The files in `Documentation`, which `make install` installs, are up to date.
@Suite struct DocumentationTests {
  private func check(_ name: String, _ text: String) throws {
    let isCurrent = try Checkout.text("Documentation/\(name)") == text
    #expect(isCurrent, "Documentation/\(name) is stale; 'make manual' writes it anew")
  }

  @Test func theManualPageIsNotStale() throws { try check("galley.1", ManualPage().text) }

  @Test(arguments: zip(Shell.allCases, ["galley.bash", "_galley", "galley.fish"]))
  func theCompletionsAreNotStale(shell: Shell, name: String) throws {
    try check("completions/\(name)", shell.script)
  }
}
