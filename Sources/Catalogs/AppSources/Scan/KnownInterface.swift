/// The interfaces of Apple's frameworks, as far as they decide which literals are keys and which
/// types interpolated values have.
///
/// They are Swift declarations, which are read like those of a project. A parameter that is missing
/// here may be passed to a call. Overloads that take any string are left out.
enum KnownInterface {
  static let all = [foundation, collections, values, views, modifiers, controls, intents]

  /// Foundation's localized strings.
  static let foundation = """
    struct LocalizedStringKey { init(_ key: LocalizedStringKey) }
    struct LocalizedStringResource {
      init(_ key: LocalizedStaticOrInterpolated)
      var key: String
      typealias LocalizedStaticOrInterpolated = String.LocalizationValue
    }
    struct String: StringProtocol {
      struct LocalizationValue { init(_ key: String.LocalizationValue) }
      init(localized key: String.LocalizationValue)
      init(localized resource: LocalizedStringResource)
      init(_ text: Any)
      init(format: String)
    }
    struct AttributedString {
      init(localized key: String.LocalizationValue)
      init(localized resource: LocalizedStringResource)
      init(_ text: String)
      init(markdown: String)
    }
    struct LocalizedStaticString {}
    func NSLocalizedString(_ key: LocalizedStaticString, comment: String) -> String
    func NSLocalizedString(
      _ key: LocalizedStaticString, tableName: String? = nil, bundle: Bundle = .main,
      value: String = "", comment: String) -> String
    """

  /// Strings, numbers and collections.
  static let collections = """
    struct AnyValue {
      var count: Int
      var description: String
      var debugDescription: String
      var localizedDescription: String
      var uuidString: String
      var stringValue: String
      var absoluteString: String
      var lastPathComponent: String
      var hashValue: Int
      func formatted() -> String
      func uppercased() -> String
      func lowercased() -> String
      func trimmingCharacters(in set: CharacterSet) -> String
      func replacingOccurrences(of a: String, with b: String) -> String
      func joined(separator: String = "") -> String
      func string(from value: Any) -> String
    }
    protocol StringProtocol {}
    extension StringProtocol {
      var count: Int
      var isEmpty: Bool
      var first: Character?
      var last: Character?
      var description: String
      var capitalized: String
      var localizedCapitalized: String
      var localizedUppercase: String
      var localizedLowercase: String
      var utf8: [UInt8]
      var lines: [String]
      func uppercased() -> String
      func lowercased() -> String
      func trimmingCharacters(in set: CharacterSet) -> String
      func replacingOccurrences(of a: String, with b: String) -> String
      func replacing(_ a: String, with b: String) -> String
      func components(separatedBy a: String) -> [String]
      func split(separator: Character) -> [Substring]
      func prefix(_ n: Int) -> Substring
      func suffix(_ n: Int) -> Substring
      func dropFirst(_ n: Int = 1) -> Substring
      func dropLast(_ n: Int = 1) -> Substring
      func padding(toLength n: Int, withPad p: String, startingAt i: Int) -> String
      func appending(_ other: String) -> String
      func reversed() -> [Character]
      func contains(_ other: Any) -> Bool
      func hasPrefix(_ other: String) -> Bool
      func hasSuffix(_ other: String) -> Bool
    }
    struct Substring: StringProtocol { init(_ text: Any) }
    struct Character {
      var description: String
      func uppercased() -> String
      func lowercased() -> String
    }
    struct StaticString { var description: String }
    class NSString: StringProtocol { var lastPathComponent: String; var length: Int }
    class NSAttributedString { var string: String }

    protocol BinaryInteger {}
    extension BinaryInteger {
      var description: String
      var magnitude: Self
      var bitWidth: Int
      func formatted() -> String
      func quotientAndRemainder(dividingBy n: Int) -> (quotient: Int, remainder: Int)
    }
    struct Int: BinaryInteger { static var max: Int; static var min: Int; init(_ n: Any) }
    struct Int8: BinaryInteger { static var max: Int8 }
    struct Int16: BinaryInteger { static var max: Int16 }
    struct Int32: BinaryInteger { static var max: Int32 }
    struct Int64: BinaryInteger { static var max: Int64 }
    struct UInt: BinaryInteger { static var max: UInt }
    struct UInt8: BinaryInteger { static var max: UInt8 }
    struct UInt16: BinaryInteger { static var max: UInt16 }
    struct UInt32: BinaryInteger { static var max: UInt32 }
    struct UInt64: BinaryInteger { static var max: UInt64 }
    protocol FloatingPoint {}
    extension FloatingPoint {
      var description: String
      var magnitude: Self
      static var pi: Self
      static var infinity: Self
      static var zero: Self
      func formatted() -> String
      func rounded() -> Self
      func squareRoot() -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
    }
    struct Double: FloatingPoint { init(_ n: Any) }
    struct Float: FloatingPoint { init(_ n: Any) }
    struct CGFloat: FloatingPoint { init(_ n: Any) }
    struct Decimal { var description: String; func formatted() -> String }
    class NSNumber {
      var intValue: Int; var doubleValue: Double; var floatValue: Float; var boolValue: Bool
      var stringValue: String; var int32Value: Int32; var int64Value: Int64
    }
    struct Bool { var description: String; static func random() -> Bool }
    typealias Float32 = Float
    typealias Float64 = Double
    typealias TimeInterval = Double
    typealias NSInteger = Int
    typealias NSUInteger = UInt

    func abs<T>(_ x: T) -> T
    func min<T>(_ x: T, _ y: T) -> T
    func max<T>(_ x: T, _ y: T) -> T
    func round<T>(_ x: T) -> T
    func floor<T>(_ x: T) -> T
    func ceil<T>(_ x: T) -> T
    func sqrt<T>(_ x: T) -> T
    func pow<T>(_ x: T, _ y: T) -> T
    func type<T>(of x: T) -> T.Type

    protocol Collection {}
    extension Collection {
      var count: Int
      var isEmpty: Bool
      var first: Element?
      var last: Element?
      var indices: Range<Int>
      var startIndex: Int
      var endIndex: Int
      var lazy: Self
      var description: String
      func enumerated() -> [(offset: Int, element: Element)]
      func sorted() -> [Element]
      func sorted(by f: (Element, Element) -> Bool) -> [Element]
      func sorted(using f: Any) -> [Element]
      func reversed() -> [Element]
      func shuffled() -> [Element]
      func filter(_ f: (Element) -> Bool) -> [Element]
      func prefix(_ n: Int) -> [Element]
      func suffix(_ n: Int) -> [Element]
      func dropFirst(_ n: Int = 1) -> [Element]
      func dropLast(_ n: Int = 1) -> [Element]
      func first(where f: (Element) -> Bool) -> Element?
      func last(where f: (Element) -> Bool) -> Element?
      func firstIndex(of e: Element) -> Int?
      func firstIndex(where f: (Element) -> Bool) -> Int?
      func lastIndex(where f: (Element) -> Bool) -> Int?
      func min() -> Element?
      func max() -> Element?
      func min(by f: (Element, Element) -> Bool) -> Element?
      func max(by f: (Element, Element) -> Bool) -> Element?
      func randomElement() -> Element?
      func joined(separator: String = "") -> String
      func map<T>(_ f: (Element) -> T) -> [T]
      func compactMap<T>(_ f: (Element) -> T?) -> [T]
      func flatMap<T>(_ f: (Element) -> [T]) -> [T]
      func reduce<T>(_ initial: T, _ f: (T, Element) -> T) -> T
      func forEach(_ f: (Element) -> Void)
      func contains(_ e: Element) -> Bool
      func contains(where f: (Element) -> Bool) -> Bool
      func allSatisfy(_ f: (Element) -> Bool) -> Bool
      func formatted() -> String
      func chunked(into n: Int) -> [Self]
    }
    struct Array: Collection {
      init(_ s: Any)
      mutating func append(_ e: Element)
      mutating func append(contentsOf e: [Element])
      mutating func insert(_ e: Element, at i: Int)
      mutating func removeFirst() -> Element
      mutating func removeLast() -> Element
      mutating func remove(at i: Int) -> Element
    }
    struct Set: Collection { init(_ s: Any); mutating func insert(_ e: Element) }
    struct Range: Collection { var lowerBound: Bound; var upperBound: Bound }
    struct ClosedRange: Collection { var lowerBound: Bound; var upperBound: Bound }
    struct Dictionary: Collection {
      var keys: [Key]
      var values: [Value]
      init(grouping s: Any, by f: Any)
      init(uniqueKeysWithValues s: Any)
    }
    struct IndexSet: Collection {}
    struct Data {
      var count: Int
      var isEmpty: Bool
      var description: String
      func base64EncodedString() -> String
      var bytes: [UInt8]
    }
    """
}
