/// The values of the command line.
struct Options {
  var path: String
  var bytes: Int
  var locales = 20
  var layout = Layout.xcode

  /// Reads the arguments; nil if they make no sense.
  init?(_ arguments: some Sequence<String>) {
    var positional: [String] = []
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      if argument == "--layout" {
        guard let layout = arguments.next().flatMap(Layout.init(rawValue:)) else { return nil }
        self.layout = layout
      } else {
        positional.append(argument)
      }
    }
    guard (2...3).contains(positional.count), !positional[0].hasPrefix("-"),
      let megabytes = Double(positional[1]), megabytes > 0, megabytes <= 100_000
    else { return nil }
    path = positional[0]
    bytes = Int(megabytes * 1e6)
    guard positional.count == 3 else { return }
    guard let locales = Int(positional[2]), (1...Vocabulary.maximumCount).contains(locales) else {
      return nil
    }
    self.locales = locales
  }
}
