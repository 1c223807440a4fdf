internal import CICU

/// Formats lists for one locale.
///
/// It is immutable and thread-safe.
///
/// ```swift
/// try ListFormat(locale: "en").text(of: ["a", "b", "c"])  // "a, b, and c"
/// ```
public struct ListFormat: ~Copyable, @unchecked Sendable {
  /// The relation between the members of a list.
  public enum Relation: Int32, Hashable, Sendable {
    /// All of them: "a, b, and c".
    case and
    /// One of them: "a, b, or c".
    case or
    /// Parts of one quantity: "2 hours, 23 minutes".
    case units
  }

  private let pointer: OpaquePointer

  /// Creates the format of a BCP 47 tag; an unknown locale falls back to the root locale.
  public init(relation: Relation = .and, locale: String) throws(ICUError) {
    pointer = try opened { cicu_list_format_open(locale, relation.rawValue, &$0) }
  }

  deinit { cicu_list_format_close(pointer) }

  /// Returns the members as a formatted list.
  public func text(of members: [String]) throws(ICUError) -> String {
    let units = members.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let all = Array(units.joined())
    return try writtenText { text, capacity, code in
      all.withUnsafeBufferPointer { all in
        // An empty buffer has a null address, which ICU does not accept.
        let nothing: UInt16 = 0
        return withUnsafePointer(to: nothing) { nothing in
          var start = all.baseAddress ?? nothing
          var starts: [UnsafePointer<UInt16>] = []
          for length in lengths {
            starts.append(start)
            start += Int(length)
          }
          return cicu_list_format_text(
            pointer, starts, lengths, Int32(members.count), text, capacity, &code)
        }
      }
    }
  }
}
