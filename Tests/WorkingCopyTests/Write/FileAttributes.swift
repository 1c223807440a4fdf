import Foundation

/// The extended attributes of a file, by the calls that Swift's Glibc module does not have.
struct FileAttributes {
  let path: String

  private typealias Setter =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, CInt
    ) -> CInt
  private typealias Getter =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
    ) -> Int

  /// The value of an attribute; setting nothing changes nothing.
  subscript(name: String) -> [UInt8]? {
    get {
      guard let symbol = dlsym(nil, "getxattr") else { return nil }
      var bytes = [UInt8](repeating: 0, count: 1000)
      let count = unsafeBitCast(symbol, to: Getter.self)(path, name, &bytes, bytes.count)
      return count < 0 ? nil : Array(bytes[..<count])
    }
    nonmutating set {
      guard let newValue, let symbol = dlsym(nil, "setxattr") else { return }
      _ = unsafeBitCast(symbol, to: Setter.self)(path, name, newValue, newValue.count, 0)
    }
  }

  /// Whether the file system has attributes and access control lists.
  static let areSupported: Bool = {
    let path = NSTemporaryDirectory() + "attributes-\(getpid())"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    defer { unlink(path) }
    let attributes = FileAttributes(path: path)
    attributes["user.test"] = [1]
    attributes[accessList] = list
    return attributes["user.test"] == [1] && attributes[accessList] == list
  }()

  static let accessList = "system.posix_acl_access"
  static let defaultList = "system.posix_acl_default"

  /// The owner may do all, one other user may read, the group nothing; the mask is `rw-`.
  static let list: [UInt8] =
    [2, 0, 0, 0] + entry(1, 7) + entry(2, 4, id: [0xFE, 0xFF, 0, 0]) + entry(4, 0) + entry(16, 6)
    + entry(32, 0)

  private static func entry(
    _ tag: UInt8, _ rights: UInt8, id: [UInt8] = [255, 255, 255, 255]
  ) -> [UInt8] {
    [tag, 0, rights, 0] + id
  }
}
