import PreviewUI

extension Spelling {
  /// The option whose spelling is nearest to one that does not exist, where one is near enough.
  static func nearest(to spelling: String, in table: [Option]) -> String? {
    // One letter has no neighbours worth naming; but it may be the first one of a long name.
    let isShort = !spelling.hasPrefix("--")
    let start = isShort ? "-" + spelling : spelling
    let begun = table.map(\.spelling).filter { $0.hasPrefix(start) }
    if begun.count == 1 { return begun[0] }
    if isShort || spelling.unicodeScalars.count > longest { return nil }
    let allowed = spelling.count < 7 ? 1 : 2
    return table.map { (spelling: $0.spelling, distance: distance(spelling, $0.spelling)) }
      .filter { $0.distance <= allowed }
      .min { $0.distance < $1.distance }?.spelling
  }
}
