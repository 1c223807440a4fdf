import CatalogEditing
import StringCatalog

/// Versions of a file, made by changes that the first bytes of an input decide: the others are the file.
struct FileVersions {
  /// How many bytes come before the file.
  private static let header = 8

  let format: CatalogFormat
  let base: [UInt8]
  private var state: UInt64

  /// The versions of the file in an input.
  init(of input: [UInt8]) {
    let header = input.prefix(Self.header)
    state = header.reduce(1) { $0 &* 257 &+ UInt64($1) }
    base = Array(input.dropFirst(Self.header))
    let formats: [CatalogFormat] = [.xcstrings, .strings, .stringsdict]
    format = formats[Int(header.first ?? 0) % 3]
  }

  /// The path of the file.
  var path: String {
    format == .xcstrings ? "Fuzz.xcstrings" : "de.lproj/Fuzz.\(format.rawValue)"
  }

  /// A number below a bound; the next one is another.
  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(bound, 1)
  }

  /// The file with some lines removed, doubled, exchanged or changed.
  mutating func edited() -> [UInt8] {
    var lines = base.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    for _ in 0..<number(below: 4) where !lines.isEmpty {
      let place = number(below: lines.count)
      switch number(below: 6) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: number(below: lines.count))
      case 2: lines.swapAt(place, number(below: lines.count))
      case 3: lines[place] += Array("  ".utf8)
      default:
        guard !lines[place].isEmpty else { continue }
        let letters = Array("abcxyz0189\"\\;=,{}[]<>/* ".utf8)
        lines[place][number(below: lines[place].count)] = letters[number(below: letters.count)]
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}

extension KeyOrder {
  /// The order of the bytes.
  static let plain = KeyOrder { one, other in
    for index in 0..<min(one.count, other.count) where one[index] != other[index] {
      return one[index] < other[index] ? -1 : 1
    }
    return one.count - other.count
  }
}
