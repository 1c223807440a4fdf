internal import Foundation

/// The resources that SwiftPM puts beside an executable: a folder `<package>_<target>.resources` for
/// each target that has any.
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
    return
      names.filter {
        $0.hasSuffix(".resources") && moduleName(of: String($0.dropLast(10))).hasSuffix(ending)
      }
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Returns the name of a target's module, in which a letter that Swift does not allow becomes `_`.
  private static func moduleName(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
