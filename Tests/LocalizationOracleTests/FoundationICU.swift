#if canImport(_FoundationICU)
  import _FoundationICU

  /// The ICU under Foundation, called itself: it reads skeletons, which Foundation does not offer.
  enum FoundationICU {
    struct Failure: Error {
      let code: Int32
    }

    /// Returns a number as a skeleton writes it in a locale.
    static func text(of value: Double, skeleton: String, locale: String) throws -> String {
      try text(skeleton: skeleton, locale: locale) { format, result, status in
        swift_unumf_formatDouble(format, value, result, &status)
      }
    }

    /// Returns an integer as a skeleton writes it in a locale.
    static func text(of value: Int64, skeleton: String, locale: String) throws -> String {
      try text(skeleton: skeleton, locale: locale) { format, result, status in
        swift_unumf_formatInt(format, value, result, &status)
      }
    }

    private static func text(
      skeleton: String, locale: String,
      write: (OpaquePointer?, OpaquePointer?, inout UErrorCode) -> Void
    ) throws -> String {
      var status = U_ZERO_ERROR
      let units = Array(skeleton.utf16)
      let format = swift_unumf_openForSkeletonAndLocale(
        units, Int32(units.count), locale, &status)
      defer { swift_unumf_close(format) }
      let result = swift_unumf_openResult(&status)
      defer { swift_unumf_closeResult(result) }
      write(format, result, &status)
      var buffer = [UInt16](repeating: 0, count: 4096)
      let length = swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else {
        throw Failure(code: Int32(status.rawValue))
      }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
  }
#endif
