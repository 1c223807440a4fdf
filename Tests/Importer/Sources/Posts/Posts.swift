import Foundation
import LocalizedViews

/// Code that others have published for SwiftUI, in a package of its own with one import.
@main struct Posts {
  @MainActor static func main() {
    show(Assignment())
    show(Assignment().prefersFullNames())
    show(CustomStringFormat_Example())
    show(Movies())
    show(Samples())
    for row in ContentView1().layout(columns: 40).rows { print("|\(row)|") }
  }

  /// Prints the texts of a view, with the colors of their parts.
  @MainActor static func show(_ view: some View) {
    print("\(type(of: view)):")
    for text in view.placedTexts(in: .current) {
      let parts = text.resolve().fragments.map { fragment in
        let color = fragment.style.foreground.map { "<\($0)>" } ?? ""
        return color + fragment.text
      }
      print("  \(parts.joined())")
    }
  }
}
