import SourceText
import StringCatalog

extension Rule {
  // Languages write digits and separators differently, and small numbers in words. A number that only
  // one of the texts has is a hint.
  static let numberChanged = Rule(
    RuleID("number-changed", .warning), "number differs from the source string",
    why: """
      Users see a wrong price, date or limit: "14 Tage" for "15 days". Often the source string \
      changed and the translation did not.
      """,
    fix: "Use the number in the source string."
  ) { checked, found in
    guard let source = checked.sourceScan, let scan = checked.scan,
      let translation = checked.translation,
      !source.traits.union(scan.traits).isDisjoint(with: [.digit, .foreign, .wide])
    else { return }
    let (expected, actual) = (source.tokens.numbers, scan.tokens.numbers)
    guard expected.map(\.digits) != actual.map(\.digits), !source.hasHalfOfDay else { return }
    var lost = expected.map(\.digits)
    let extra = actual.filter { number in
      lost.firstIndex(of: number.digits).map { lost.remove(at: $0) } == nil
    }
    // A plural form may say "1 file" where the source text says "a file".
    let isInForm = checked.leaf?.path.pluralCase != nil
    lost.removeAll { $0.isSmallNumber && (isInForm || extra.isEmpty) }
    guard let first = lost.first else { return }
    // These languages count in units of 10,000 or 100,000.
    guard first.utf8.count < 5 || !Self.myriads.contains(translation.language) else { return }
    let number = expected.first { $0.digits == first }.map { source.text($0.range) } ?? first
    if let other = extra.first {
      guard !number.isList, !scan.hasFraction(after: other.range), !source.measures(first),
        !scan.measures(other.digits),
        !first.isConverted(to: other.digits), !source.hasScale(after: first),
        number.withoutZeroFraction != scan.text(other.range).withoutZeroFraction,
        !source.isConverted(first, to: other, in: scan),
        !scan.isPercent(other.range, of: number),
        !Self.withOwnYears.contains(translation.language) || !first.isYear
      else { return }
      // A string that is only a number is often a sample or a slider value, examples may be from
      // another country, and among many numbers, the two may be unrelated.
      let isSample =
        !source.traits.contains(.letter) && source.words.count == 0
        || translation.source.contains("e.g.") || translation.source.contains("xample")
      found.add(
        "\(scan.text(other.range).beginning) instead of " + number.beginning,
        severity: isSample || expected.count > 4 ? .info : .warning,
        at: scan.position(of: other.range.lowerBound))
    } else if extra.isEmpty {
      found.add("the translation is missing the number \(number.beginning)", severity: .info)
    }
  }

  private static let myriads: Set = [
    "bn", "gu", "hi", "ja", "kn", "ko", "ml", "mr", "ne", "pa", "ta", "te", "th", "ur", "yue", "zh",
  ]
}

extension Rule {
  /// The languages that may count years from another one: 平成28年 for 2016.
  private static let withOwnYears: Set = ["fa", "ja", "th", "zh"]
}

extension String {
  /// Whether the digits are several numbers without spaces between them: "1,2,3".
  fileprivate var isList: Bool {
    let parts = split { $0 == "," || $0 == "." }
    return parts.count > 2 && contains(",") && parts.dropFirst().contains { $0.count != 3 }
  }

  /// Whether the number may be a year.
  fileprivate var isYear: Bool { Int(self).map { 1900...2100 ~= $0 } ?? false }

  /// Whether two numbers may be the same duration or size in different units: 2 weeks, 14 days.
  fileprivate func isConverted(to other: String) -> Bool {
    guard let one = Int(self), let two = Int(other), one > 0, two > 0 else { return false }
    let (small, large) = (min(one, two), max(one, two))
    return large.isMultiple(of: small) && [7, 12, 24, 60, 1000, 1024].contains(large / small)
  }

  /// The number without a fraction of one zero: 3 for "3.0".
  fileprivate var withoutZeroFraction: Substring {
    hasSuffix(".0") || hasSuffix(",0") ? dropLast(2) : self[...]
  }

  /// Whether the number is small enough to be written as a word.
  fileprivate var isSmallNumber: Bool { Int(self).map { $0 <= 12 } ?? false }
}

extension TextScan {
  /// Whether translations may convert a number: it is a price, or a length, weight or temperature in
  /// units that only some countries use.
  fileprivate func measures(_ digits: String) -> Bool {
    tokens.numbers.contains { number in
      number.digits == digits && (isPrice(number.range) || isInLocalUnit(number.range))
    }
  }

  /// Whether a word such as "million" follows the number, which languages may write in digits or in
  /// units of their own.
  fileprivate func hasScale(after digits: String) -> Bool {
    tokens.numbers.contains { number in
      guard number.digits == digits else { return false }
      let after = String(decoding: bytes[number.range.upperBound...].prefix(16), as: UTF8.self)
      let word = after.drop { $0.isWhitespace }.prefix { $0.isLetter }.lowercased()
      return ["hundred", "thousand", "million", "billion", "trillion", "k", "m", "b"].contains(word)
    }
  }

  /// Whether a fraction such as "½" follows the number.
  fileprivate func hasFraction(after range: Range<Int>) -> Bool {
    bytes.at(range.upperBound) == 0xC2 && 0xBC...0xBE ~= bytes.at(range.upperBound + 1)
  }

  /// Whether a number is a percentage for a factor: "150 %" for "1.5x".
  fileprivate func isPercent(_ range: Range<Int>, of factor: String) -> Bool {
    let after = String(decoding: bytes[range.upperBound...].prefix(8), as: UTF8.self)
    let number = String(decoding: bytes[range], as: UTF8.self)
    guard let percent = Double(number), let factor = Double(factor), percent == factor * 100 else {
      return false
    }
    return after.drop { $0.isWhitespace }.first == "%"
  }

  private func isPrice(_ range: Range<Int>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).utf8
    func scalar(_ offset: Int, isBefore: Bool) -> Unicode.Scalar? {
      let index = text.index(text.startIndex, offsetBy: offset)
      let rest = isBefore ? Substring(text[..<index]) : Substring(text[index...])
      let scalars = rest.unicodeScalars.filter { !$0.isBlank }
      return isBefore ? scalars.last : scalars.first
    }
    return [scalar(range.lowerBound, isBefore: true), scalar(range.upperBound, isBefore: false)]
      .contains { $0?.properties.generalCategory == .currencySymbol }
  }

  /// Whether a number has been converted to another metric unit: "1 dl" for "100 ml".
  fileprivate func isConverted(
    _ digits: String, to other: TextTokens.Number, in translation: TextScan
  ) -> Bool {
    let unit = translation.unit(after: other.range)
    return Self.metricUnits.contains(unit)
      && tokens.numbers.contains { number in
        let own = self.unit(after: number.range)
        return number.digits == digits && own != unit && Self.metricUnits.contains(own)
      }
  }

  private static let metricUnits: Set = [
    "mg", "g", "dag", "dkg", "kg", "t", "ml", "cl", "dl", "l", "mm", "cm", "dm", "m", "km",
  ]

  /// The word after a number, which may be a unit.
  private func unit(after range: Range<Int>) -> String {
    let after = String(decoding: bytes[range.upperBound...].prefix(24), as: UTF8.self)
    // The unit of dimensions follows the last of them: "8.5 x 14 in".
    return after.drop { $0.isWhitespace || $0.isNumber || "-.,x×".contains($0) }
      .prefix { $0.isLetter || $0 == "°" || $0 == "/" }.lowercased()
  }

  private func isInLocalUnit(_ range: Range<Int>) -> Bool {
    let unit = unit(after: range)
    return Self.localUnits.contains(unit)
      || Self.localUnits.contains(String(unit.prefix { $0 != "/" }))
  }

  private static let localUnits: Set = [
    "f", "feet", "foot", "ft", "gallon", "gallons", "in", "inch", "inches", "lb", "lbs",
    "mg/dl", "mi", "mile", "miles", "mph", "ounce", "ounces", "oz", "pound", "pounds", "psi",
    "yard", "yards", "yd", "°f", "°",
  ]

  /// Whether a time is written with "am" or "pm", which changes its digits in a 24-hour
  /// translation.
  fileprivate var hasHalfOfDay: Bool {
    tokens.numbers.contains { number in
      var index = number.range.upperBound
      while bytes.at(index) == 0x20 || bytes.at(index) == 0xC2 || bytes.at(index) == 0xA0 {
        index += 1
      }
      return [UInt8(ascii: "a"), UInt8(ascii: "p")].contains(bytes.at(index) | 0x20)
        && bytes.at(index + 1) | 0x20 == UInt8(ascii: "m") && !bytes.at(index + 2).isASCIILetter
    }
  }
}
