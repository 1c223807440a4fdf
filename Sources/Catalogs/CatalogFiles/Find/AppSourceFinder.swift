public import SourceText
import StringCatalog

/// Finds the files of an app that may refer to strings: source code, property lists, and
/// interfaces.
///
/// Skips the same tool and hidden folders as the search for catalogs. Each folder is searched only
/// once, so cyclic links are harmless.
public struct AppSourceFinder: Sendable {
  /// The filename extensions to search for.
  public static let endings: Set<String> = [
    "swift", "m", "h", "mm", "plist", "xib", "storyboard", "json", "intentdefinition",
  ]

  /// The paths of the files, sorted bytewise.
  public private(set) var paths: [String] = []
  /// The paths of the Xcode projects, as `project.pbxproj` files.
  public private(set) var projects: [String] = []
  /// The problems with folders that could not be read.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Searches a folder.
  public init(searching folder: String) {
    var entered: Set<FileStatus.Identity> = []
    var pending = [folder.simplePath]
    while let folder = pending.popLast() {
      do {
        let listing = try FolderListing(path: folder) { name in
          Self.endings.contains { name.hasSuffix(".\($0)") }
        }
        guard entered.insert(listing.identity).inserted else { continue }
        pending += (listing.folders + listing.links).map { folder.appending(name: $0) }
        projects += listing.folders.filter { $0.hasSuffix(".xcodeproj") }
          .map { folder.appending(name: $0).appending(name: "project.pbxproj") }
        paths += listing.otherFiles.map { folder.appending(name: $0) }
      } catch {
        diagnostics.append(
          error == .missing
            ? Diagnostic(.unreadable, path: folder, message: "no such folder")
            : error.diagnostic(at: folder))
      }
    }
    paths.sort { $0.precedes($1) }
  }

  /// Calls `read` with the bytes of each file, and returns a diagnostic for each unreadable file.
  public func read(_ read: (_ path: String, _ bytes: [UInt8]) -> Void) -> [Diagnostic] {
    paths.compactMap { path -> Diagnostic? in
      do throws(FileFault) {
        if let bytes = try SmallFile.bytes(at: path) { read(path, bytes) }
        return nil
      } catch {
        return error.diagnostic(at: path)
      }
    }
  }
}
