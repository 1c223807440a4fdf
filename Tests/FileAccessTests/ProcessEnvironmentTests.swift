import FileAccess
import Foundation
import Testing

@Suite struct ProcessEnvironmentTests {
  @Test func readsTheVariablesOfTheProcess() {
    let environment = ProcessInfo.processInfo.environment
    let names = environment.keys + ["GALLEY\u{1}NOT SET"]
    #expect(ProcessEnvironment.values(of: names) == environment)
  }
}
