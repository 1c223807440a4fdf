import Glibc

/// A system error number.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number, as in `errno`.
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// The error of this thread's last failed call.
  package static var last: SystemError { SystemError(errno) }

  /// Resets the last error, before a call whose failure is only visible in it.
  package static func clear() { errno = 0 }

  package static let interrupted = SystemError(EINTR)
  package static let wouldBlock = SystemError(EAGAIN)
  package static let readerGone = SystemError(EPIPE)
  package static let invalid = SystemError(EINVAL)
  package static let unsupportedCall = SystemError(ENOSYS)
  package static let unsupportedHere = SystemError(EOPNOTSUPP)
  package static let missing = SystemError(ENOENT)
  package static let notAFolder = SystemError(ENOTDIR)
  package static let folder = SystemError(EISDIR)
  package static let exists = SystemError(EEXIST)
  package static let denied = SystemError(EACCES)
  package static let notPermitted = SystemError(EPERM)
  package static let noDevice = SystemError(ENODEV)
  package static let noDeviceAddress = SystemError(ENXIO)
  package static let linkLoop = SystemError(ELOOP)
  package static let nameTooLong = SystemError(ENAMETOOLONG)

  /// The system's error message.
  package var description: String { String(cString: strerror(number)) }
}
