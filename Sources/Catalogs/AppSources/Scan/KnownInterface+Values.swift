extension KnownInterface {
  /// Other values of Foundation and related frameworks.
  static let values = """
    struct Date {
      static var now: Date; static var distantPast: Date; static var distantFuture: Date
      var timeIntervalSince1970: Double; var timeIntervalSinceNow: Double
      var description: String
      init(); init(timeIntervalSince1970 t: Double); init(timeIntervalSinceNow t: Double)
      func formatted() -> String
      func formatted(date: Any, time: Any) -> String
      func formatted(_ style: Any) -> String
      func addingTimeInterval(_ t: Double) -> Date
      func timeIntervalSince(_ d: Date) -> Double
      func distance(to d: Date) -> Double
      func addingTimeInterval(_ t: Double) -> Date
    }
    struct DateComponents {
      var year: Int?
      var month: Int?
      var day: Int?
      var hour: Int?
      var minute: Int?
      var second: Int?
      var weekday: Int?
    }
    struct DateInterval { var start: Date; var end: Date; var duration: Double }
    struct Calendar {
      static var current: Calendar
      var monthSymbols: [String]; var shortMonthSymbols: [String]; var weekdaySymbols: [String]
      var shortWeekdaySymbols: [String]; var veryShortWeekdaySymbols: [String]
      func component(_ c: Any, from d: Date) -> Int
      func dateComponents(_ c: Any, from a: Date) -> DateComponents
      func dateComponents(_ c: Any, from a: Date, to b: Date) -> DateComponents
      func date(byAdding c: Any, value: Int, to d: Date) -> Date?
      func startOfDay(for d: Date) -> Date
    }
    struct TimeZone {
      static var current: TimeZone
      var identifier: String
      func secondsFromGMT() -> Int
    }
    struct Duration {
      var description: String
      func formatted() -> String
      func formatted(_ s: Any) -> String
    }
    struct URL {
      var absoluteString: String
      var path: String
      var lastPathComponent: String
      var pathExtension: String
      var host: String?
      var scheme: String?
      var query: String?
      var port: Int?
      var relativePath: String
      var description: String
      init(string: String); init(fileURLWithPath p: String)
      func path(percentEncoded: Bool = true) -> String
      func host(percentEncoded: Bool = true) -> String?
      func deletingPathExtension() -> URL; func deletingLastPathComponent() -> URL
      func appendingPathComponent(_ c: String) -> URL; func appending(path: String) -> URL
    }
    struct UUID { var uuidString: String; var description: String; init() }
    struct Locale {
      static var current: Locale
      var identifier: String
      var currencyCode: String?
      var languageCode: String?
      func localizedString(forIdentifier i: String) -> String?
      func localizedString(forLanguageCode i: String) -> String?
      func localizedString(forRegionCode i: String) -> String?
    }
    struct Measurement {
      var value: Double
      func formatted() -> String
      func formatted(_ s: Any) -> String
      func converted(to u: Any) -> Self
      var description: String
    }
    protocol Error { var localizedDescription: String }
    class NSError: Error {
      var code: Int
      var domain: String
      var localizedDescription: String
      var localizedFailureReason: String?
    }
    struct Notification { var name: Any }
    class Bundle {
      static var main: Bundle; static var module: Bundle
      var bundleIdentifier: String?
      func object(forInfoDictionaryKey k: String) -> Any?
    }
    class ProcessInfo {
      static var processInfo: ProcessInfo; var hostName: String; var processName: String
      var operatingSystemVersionString: String
      var activeProcessorCount: Int
      var processorCount: Int
      var physicalMemory: UInt64; var systemUptime: Double; var processIdentifier: Int32
      var operatingSystemVersion: OperatingSystemVersion
    }
    struct OperatingSystemVersion {
      var majorVersion: Int
      var minorVersion: Int
      var patchVersion: Int
    }
    class FileManager {
      static var standard: FileManager
      func displayName(atPath p: String) -> String
    }
    class UserDefaults {
      static var standard: UserDefaults
      func integer(forKey k: String) -> Int; func string(forKey k: String) -> String?
      func bool(forKey k: String) -> Bool; func double(forKey k: String) -> Double
      func float(forKey k: String) -> Float; func stringArray(forKey k: String) -> [String]?
    }
    class Formatter { func string(for o: Any) -> String? }
    class NumberFormatter: Formatter { func string(from n: Any) -> String? }
    class DateFormatter: Formatter {
      func string(from d: Any) -> String
      static func localizedString(from d: Any, dateStyle: Any, timeStyle: Any) -> String
    }
    class RelativeDateTimeFormatter: Formatter {
      func localizedString(for d: Any, relativeTo r: Any) -> String
      func localizedString(fromTimeInterval t: Double) -> String
    }
    class ISO8601DateFormatter: Formatter { func string(from d: Any) -> String }
    class DateComponentsFormatter: Formatter { func string(from d: Any) -> String? }
    class DateIntervalFormatter: Formatter { func string(from d: Any, to e: Any) -> String }
    class MeasurementFormatter: Formatter { func string(from d: Any) -> String }
    class LengthFormatter: Formatter { func string(fromMeters d: Double) -> String }
    class ByteCountFormatter: Formatter {
      func string(fromByteCount n: Int64) -> String
      static func string(fromByteCount n: Int64, countStyle: Any) -> String
    }
    class ListFormatter: Formatter { static func localizedString(byJoining s: [String]) -> String }
    class PersonNameComponentsFormatter: Formatter { func string(from d: Any) -> String }
    class MKDistanceFormatter: Formatter { func string(fromDistance d: Double) -> String }
    protocol FormatStyle {}
    extension FormatStyle { func format(_ value: Any) -> String }
    struct IntegerFormatStyle: FormatStyle {} struct FloatingPointFormatStyle: FormatStyle {}
    struct ByteCountFormatStyle: FormatStyle {}
    struct ListFormatStyle: FormatStyle {}
    class AVSpeechSynthesisVoice { var name: String; var language: String; var identifier: String }
    struct CGSize { var width: CGFloat; var height: CGFloat }
    struct CGPoint { var x: CGFloat; var y: CGFloat }
    struct CGRect {
      var width: CGFloat
      var height: CGFloat
      var size: CGSize
      var origin: CGPoint
      var minX: CGFloat
      var maxX: CGFloat
      var midX: CGFloat
      var minY: CGFloat
      var maxY: CGFloat
      var midY: CGFloat
    }
    typealias CLLocationDegrees = Double
    typealias CLLocationDistance = Double
    typealias CLLocationSpeed = Double
    typealias CLLocationDirection = Double
    typealias CLLocationAccuracy = Double
    struct CLLocationCoordinate2D { var latitude: Double; var longitude: Double }
    class CLLocation {
      var altitude: Double; var speed: Double; var course: Double; var horizontalAccuracy: Double
      var verticalAccuracy: Double; var timestamp: Date; var coordinate: CLLocationCoordinate2D
      func distance(from l: CLLocation) -> Double
    }
    class CLHeading { var trueHeading: Double; var magneticHeading: Double }
    class CLPlacemark {
      var name: String?
      var locality: String?
      var country: String?
      var thoroughfare: String?
      var administrativeArea: String?
    }
    class CBPeripheral { var name: String?; var identifier: UUID }
    class UIDevice {
      static var current: UIDevice
      var name: String
      var model: String
      var systemName: String
      var systemVersion: String
      var batteryLevel: Float
    }
    class NSScreen { var localizedName: String; var frame: CGRect }
    class NSRunningApplication {
      var localizedName: String?
      var bundleIdentifier: String?
      var processIdentifier: Int32
    }
    class NSImage {} class UIImage {} class NSWindow { var title: String } class NSManagedObject {}
    """
}
