import Foundation

/// Writes a synthetic catalog of any size.
@main
struct CatalogGenerator {
  private static let usage = """
    usage: catalog-generator OUT.xcstrings MEGABYTES [LOCALES] [--layout xcode|compact|tabs|ascii]

    LOCALES is 1 to \(Vocabulary.maximumCount) (20). MEGABYTES (of 1,000,000 bytes) is the size in
    Xcode's layout: every layout of one size and number of locales holds the same strings.
    """

  static func main() throws {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      try FileHandle.standardError.write(contentsOf: Data((usage + "\n").utf8))
      exit(2)
    }
    guard FileManager.default.createFile(atPath: options.path, contents: nil),
      let file = FileHandle(forWritingAtPath: options.path)
    else {
      try FileHandle.standardError.write(contentsOf: Data("cannot write \(options.path)\n".utf8))
      exit(3)
    }
    try write(options, to: file)
    try file.close()
  }

  private static func write(_ options: Options, to file: FileHandle) throws {
    var source = EntrySource(seed: 1, locales: Vocabulary.first(options.locales))
    // The first writer counts the bytes in Xcode's layout; the output of the last one is kept.
    var writers = [JSONWriter(.xcode)]
    if options.layout != .xcode { writers.append(JSONWriter(options.layout)) }
    let last = writers.count - 1
    var size = 0

    func flush() throws {
      size += writers[0].bytes.count
      try file.write(contentsOf: Data(writers[last].bytes))
      for index in writers.indices { writers[index].discardBytes() }
    }

    for index in writers.indices {
      writers[index].openObject()
      writers[index].string("sourceLanguage", "en")
      writers[index].key("strings")
      writers[index].openObject()
    }
    while size + writers[0].bytes.count < options.bytes {
      let entry = source.next()
      for index in writers.indices { writers[index].entry(entry) }
      if writers[0].bytes.count >= 1 << 20 { try flush() }
    }
    for index in writers.indices {
      writers[index].closeObject()
      writers[index].string("version", "1.0")
      writers[index].closeObject()
    }
    try flush()
  }
}
