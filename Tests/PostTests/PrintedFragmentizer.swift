/// The fragmentizer of the post, with its faults, for tests that compare the library with it.
///
/// `CustomFormatPost.swift` is a link to the code in `Tests/Importer`, where it is compiled as others
/// compile it.
@MainActor enum PrintedFragmentizer {
  private static let view = CustomStringFormat_Example()

  static func fragmentizeFormattedString(_ formatString: String) -> [FragmentType] {
    view.fragmentizeFormattedString(formatString)
  }

  static func getFragments(regex: String, inputText: String) -> [FragmentType] {
    view.getFragments(regex: regex, inputText: inputText)
  }

  /// The parts as the view shows them; nil if it traps.
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

extension FragmentType: Equatable {
  static func == (left: FragmentType, right: FragmentType) -> Bool {
    switch (left, right) {
    case (.literal(let left), .literal(let right)): left == right
    case (.argument(let left), .argument(let right)): left == right
    default: false
    }
  }
}
