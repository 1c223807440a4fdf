public import FoundationEssentials

/// A value of Foundation's that may stand in a localized string as it is described.
///
/// These are the types that bridge to Objective-C on Apple's systems, where every one of them may.
public protocol DescribedValue: CustomStringConvertible {}

extension Calendar: DescribedValue {}
extension Data: DescribedValue {}
extension Date: DescribedValue {}
extension DateComponents: DescribedValue {}
extension Decimal: DescribedValue {}
extension IndexPath: DescribedValue {}
extension Locale: DescribedValue {}
extension TimeZone: DescribedValue {}
extension URL: DescribedValue {}
extension URLComponents: DescribedValue {}
extension UUID: DescribedValue {}
