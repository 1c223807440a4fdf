import Foundation
import LocalizedViews

// The samples of "Spec: Text - Localization". As published, a static variable is shared without
// protection, which Swift 6 forbids, and the label of a table is `table`, which no initializer has.

struct SomeController {
  static let title = LocalizedStringResource(
    "pencil",
    table: "MyTable",
    comment: "my comment",
  )
}

struct Samples: View {
  let writingImplement = "pencil"
  let attributed = AttributedString(localized: "pencil")
  let quantity = 2
  let size = LocalizedStringResource("large")  // grande in italian
  let food = LocalizedStringResource("salad")  // insalata in italian

  var body: some View {
    Text("pencil")
    Text(writingImplement)
    Text(LocalizedStringKey(writingImplement))
    Text(verbatim: "pencil")
    Text(SomeController.title)
    Text("pencil", tableName: "MyTable", comment: "my comment")
    Text(LocalizedStringKey(String(localized: "pencil")))
    Text(attributed)
    Text("Add ^[\(quantity) \(size) \(food)](inflect: true) to your order")
  }
}
