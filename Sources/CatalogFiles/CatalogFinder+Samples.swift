import Glibc

extension CatalogFinder {
  /// A finder whose sample catalogs are where an installed or a built galley has them.
  ///
  /// - Parameters:
  ///   - variable: the value of `GALLEY_CATALOGS`; where it is set and not empty, it counts.
  ///   - binary: the path of the program: the samples are `../share/galley/Catalogs` beside it,
  ///     else `Catalogs` of the checkout in which it was built.
  public init(variable: String?, binary: String?) {
    if let variable, !variable.isEmpty {
      self.init(samples: variable)
    } else {
      self.init(samples: binary.flatMap(Self.samples(besideBinary:)))
    }
  }

  /// The finder of the running program.
  public static var ofProcess: CatalogFinder {
    CatalogFinder(
      variable: getenv("GALLEY_CATALOGS").map { String(cString: $0) }, binary: runningBinary)
  }

  private static func samples(besideBinary binary: String) -> String? {
    var folder = binary.folderAndName.folder
    let installed = folder.folderAndName.folder.appending(name: "share/galley/Catalogs")
    if isFolder(installed) { return installed }
    while !folder.isEmpty {
      let catalogs = folder.appending(name: "Catalogs")
      if exists(folder.appending(name: "Package.swift")), isFolder(catalogs) { return catalogs }
      guard folder != "/" else { return nil }
      folder = folder.folderAndName.folder
    }
    return nil
  }

  private static func exists(_ path: String) -> Bool { (try? FileStatus(path: path)) != nil }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileStatus(path: path))?.isFolder == true
  }

  /// Where the running program lies, its symbolic links resolved.
  private static var runningBinary: String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
