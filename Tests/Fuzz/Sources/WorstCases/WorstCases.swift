import Foundation
import StringCatalog

/// Reads one worst case of one size and prints what it cost; without arguments, prints all names.
@main struct WorstCases {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let size = Int(arguments[2]),
      let found = WorstCase.all.first(where: { "\($0.format.rawValue)/\($0.name)" == arguments[1] })
    else {
      for each in WorstCase.all { print("\(each.format.rawValue)/\(each.name)") }
      return
    }
    let bytes = found.bytes(size)
    let before = peakMemory()
    let clock = ContinuousClock()
    let read = clock.measure { _ = found.read(bytes, locale: "de").diagnostics.count }
    let memory = peakMemory() - before
    let all = clock.measure {
      var count = Count()
      let catalog = Catalog(files: [found.read(bytes, locale: "de")])
      for problem in catalog.diagnostics { count.write(problem.description) }
      for table in catalog.tables { TableDump(table).write(to: &count) }
    }
    print(bytes.count, read / .milliseconds(1), all / .milliseconds(1), memory / bytes.count)
  }

  /// The peak of the process's memory in bytes, as the kernel counts it.
  private static func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
    return (Int(line.filter(\.isNumber)) ?? 0) * 1024
  }
}

/// A stream that counts its bytes and keeps none of them.
private struct Count: TextOutputStream {
  var bytes = 0
  mutating func write(_ text: String) { bytes += text.utf8.count }
}
