import Foundation

/// Formats the texts that `resolve-texts` resolves with two arguments, without lookup and fragments,
/// and prints the nanoseconds of processor time that a text takes.
@main struct FoundationFormats {
  static func main() {
    let count = 20_000
    let locale = Locale(identifier: "en")
    var bytes = 0
    let start = clock()
    for number in 0..<count {
      let text = String(
        format: "Hello %1$@, you have %2$lld items", locale: locale, "Ann", number * 37)
      bytes += text.utf8.count
    }
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    precondition(bytes >= 20 * count)
    print("String(format:locale:)\t\(time * 1e9 / Double(count))")
  }
}
