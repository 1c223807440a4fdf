import Foundation
import LocalizedViews
import UserNames

/// The views of "Dynamic Text in SwiftUI".
struct Assignment: View {
  struct User { var userName: UserName }

  let user = User(userName: UserName(fullName: "Robb Böhnke", displayName: "@robb"))
  var assignee: User { user }

  var body: some View {
    Text(user.userName)
    Label("Assigned to \(assignee.userName)", systemImage: "person.fill")
  }
}
