import Foundation
import LocalizedViews

// "SwiftUI: Apply Custom Formatting to Localized Strings", as published but for the functions, which
// are static there, although the view calls them as its own.

enum FragmentType {
  case literal(String)
  case argument(Int)
}

struct CustomStringFormat_Example: View {
  let inputString = "Going from %1$@ to %2$@. Have a happy journey passing via %3$@. Bon Voyage"

  let arguments = ["Boston", "New York", "Providence"]

  var body: some View {
    VStack {
      let fragments = fragmentizeFormattedString(inputString)

      let output = fragments.map { fragment in
        switch fragment {
        case .literal(let staticText):
          return Text(staticText).foregroundColor(Color.red).font(.largeTitle)
        case .argument(let index):
          return Text(arguments[index]).foregroundColor(Color.yellow).font(.title)
        }
      }.reduce(Text(verbatim: ""), +)

      output
    }
  }

  func fragmentizeFormattedString(_ formatString: String) -> [FragmentType] {
    getFragments(regex: "%\\d+\\$@", inputText: formatString)
  }

  func getFragments(regex: String, inputText: String) -> [FragmentType] {
    var fragments: [FragmentType] = []

    guard let regex = try? NSRegularExpression(pattern: regex) else {
      return []
    }
    let results = regex.matches(
      in: inputText,
      range: NSRange(inputText.startIndex..., in: inputText))

    var previousIndex = inputText.startIndex

    var currentIndex = 0
    for match in results {
      for range in 0..<match.numberOfRanges {
        let rangeBounds = match.range(at: range)

        guard let range = Range(rangeBounds, in: inputText) else {
          continue
        }

        if range.lowerBound != inputText.startIndex {
          let closedRange = previousIndex..<range.lowerBound
          fragments.append(.literal(String(inputText[closedRange])))
        }
        fragments.append(.argument(currentIndex))
        previousIndex = range.upperBound
        currentIndex += 1
      }
    }

    if previousIndex < inputText.endIndex {
      fragments.append(.literal(String(inputText[previousIndex..<inputText.endIndex])))
    }

    return fragments
  }
}
