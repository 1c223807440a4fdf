internal import Foundation

/// The resource folders that SwiftPM puts next to an executable, one for each target with
/// resources: `<package>_<target>.resources`, or `<package>_<target>.bundle` with the build system
/// Swift Build.
enum ModuleResources {
  /// The resources of the executable's own target, or nil if it has none.
  static var ofExecutable: Bundle? {
    guard let executable = Bundle.main.executableURL else { return nil }
    return folder(of: executable.lastPathComponent).flatMap { Bundle(url: $0) }
  }

  /// Returns the resource folder of a target or module, or nil if it has none.
  static func folder(of target: String) -> URL? {
    let parent = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    return name(of: target, among: names).map {
      parent.appending(path: $0, directoryHint: .isDirectory)
    }
  }

  /// Returns the name of a target's folder, or nil if none of the names matches.
  ///
  /// The package name is unknown, so `a_b_c.resources` may belong to `c` or to `b_c`. The shortest
  /// match has the fewest words before the target name.
  static func name(of target: String, among names: [String]) -> String? {
    let ending = "_\(moduleName(of: target))"
    return names.compactMap { name -> (stem: String, name: String)? in
      guard let end = endings.first(where: { name.hasSuffix($0) }) else { return nil }
      return (String(name.dropLast(end.count)), name)
    }
    .filter { moduleName(of: $0.stem).hasSuffix(ending) }
    .min { ($0.stem.utf8.count, $0.name) < ($1.stem.utf8.count, $1.name) }?.name
  }

  /// The suffixes of the folders, from SwiftPM's native build system and from Swift Build.
  private static let endings = [".resources", ".bundle"]

  /// Returns the module name of a target, with `_` for each character that Swift does not allow.
  private static func moduleName(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
