import Foundation
import LocalizedFoundation
import Testing

@Suite struct CustomLocalizedStringResourceConvertibleTests {
  private enum Tool: String, CustomLocalizedStringResourceConvertible {
    case pencil
    var localizedStringResource: LocalizedStringResource { "tool.\(rawValue)" }
  }

  @Test func theResourceIsShown() {
    #expect(Tool.pencil.localizedStringResource.key == "tool.%@")
    let resource: LocalizedStringResource = "a"
    #expect(resource.localizedStringResource == resource)
  }
}
