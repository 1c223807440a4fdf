internal import Foundation

/// The resources that SwiftPM puts beside an executable: a folder `<package>_<target>.resources` for
/// each target that has any, or `<package>_<target>.bundle` with the build system Swift Build.
enum ModuleResources {
  /// The resources of the executable's own target; nil if it has none.
  static var ofExecutable: Bundle? {
    guard let executable = Bundle.main.executableURL else { return nil }
    return folder(of: executable.lastPathComponent).flatMap { Bundle(url: $0) }
  }

  /// Returns the folder with the resources of a target or module; nil if it has none.
  static func folder(of target: String) -> URL? {
    let parent = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    return name(of: target, among: names).map {
      parent.appending(path: $0, directoryHint: .isDirectory)
    }
  }

  /// Returns the name of a target's folder; nil if none of the names is.
  ///
  /// The name of the package is not known, and `a_b_c.resources` may belong to `c` or to `b_c`. The
  /// shortest name has the fewest words before the target's.
  static func name(of target: String, among names: [String]) -> String? {
    let ending = "_\(moduleName(of: target))"
    return names.compactMap { name -> (stem: String, name: String)? in
      guard let end = endings.first(where: { name.hasSuffix($0) }) else { return nil }
      return (String(name.dropLast(end.count)), name)
    }
    .filter { moduleName(of: $0.stem).hasSuffix(ending) }
    .min { ($0.stem.utf8.count, $0.name) < ($1.stem.utf8.count, $1.name) }?.name
  }

  /// How the names of the folders end: as SwiftPM's own build system and as Swift Build names them.
  private static let endings = [".resources", ".bundle"]

  /// Returns the name of a target's module, in which a letter that Swift does not allow becomes `_`.
  private static func moduleName(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
