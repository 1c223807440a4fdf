import Foundation
import LocalizedViews

/// The views of "Text initializers and contextual behavior".
struct Movies: View {
  let movieTitle = Text("How to Train Your Dragon")
  let trailerURL = URL(filePath: "/trailer")
  let favoriteMovie = "The Lion King"

  var body: some View {
    VStack(spacing: 12) {
      movieTitle
      Text("🍿🍿🍿🍿🍿🍿")
    }
    .foregroundStyle(.red)
    Link(destination: trailerURL) {
      HStack {
        Text("🎥")
        movieTitle
      }
    }
    Text(favoriteMovie)
    Text("The Lion King")
  }
}
