import Foundation

/// The parts of a format in the printed fragmentizer.
enum FragmentType: Equatable {
  case literal(String)
  case argument(Int)
}

/// The fragmentizer as it is printed, with its faults; the tests compare the library with it.
enum PrintedFragmentizer {
  static func fragmentizeFormattedString(_ formatString: String) -> [FragmentType] {
    getFragments(regex: "%\\d+\\$@", inputText: formatString)
  }

  static func getFragments(regex: String, inputText: String) -> [FragmentType] {
    var fragments: [FragmentType] = []
    guard let regex = try? NSRegularExpression(pattern: regex) else {
      return []
    }
    let results = regex.matches(
      in: inputText, range: NSRange(inputText.startIndex..., in: inputText))
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

  /// The parts as its caller shows them; nil if it traps.
  static func shown(_ fragments: [FragmentType], _ arguments: [String]) -> [String]? {
    var texts: [String] = []
    for fragment in fragments {
      switch fragment {
      case .literal(let text): texts.append(text)
      case .argument(let index):
        guard arguments.indices.contains(index) else { return nil }
        texts.append("<\(arguments[index])>")
      }
    }
    return texts
  }
}
