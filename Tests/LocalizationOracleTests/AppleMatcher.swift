#if canImport(_FoundationICU)
  import _FoundationICU
  import Glibc

  /// The matcher of Apple's systems, which comes with Swift's own ICU.
  enum AppleMatcher {
    struct Failure: Error {
      let code: Int32
    }

    /// The localizations that it chooses, best first.
    static func chain(for wanted: [String], available: [String]) throws -> [String] {
      let wanted = CStrings(wanted)
      let available = CStrings(available)
      var chain = [UnsafePointer<CChar>?](repeating: nil, count: max(1, available.count))
      var status = U_ZERO_ERROR
      let count = ualoc_localizationsToUse(
        wanted.pointers, Int32(wanted.count), available.pointers, Int32(available.count),
        &chain, Int32(chain.count), &status)
      guard count >= 0 else { throw Failure(code: Int32(status.rawValue)) }
      return chain.prefix(Int(count)).compactMap { $0.map { String(cString: $0) } }
    }
  }

  /// Some texts with a zero behind each, for as long as it lives.
  private final class CStrings {
    let count: Int
    let pointers: UnsafeMutablePointer<UnsafePointer<CChar>?>

    init(_ texts: [String]) {
      count = texts.count
      pointers = .allocate(capacity: max(1, count))
      for (place, text) in texts.enumerated() {
        (pointers + place).initialize(to: strdup(text).map { UnsafePointer($0) })
      }
    }

    deinit {
      for place in 0..<count { free(UnsafeMutablePointer(mutating: pointers[place])) }
      pointers.deallocate()
    }
  }
#endif
