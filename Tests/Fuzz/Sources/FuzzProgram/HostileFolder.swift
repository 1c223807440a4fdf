import CatalogFiles
import FileAccess
import StringCatalog
import WorkingCopy

/// A folder with hostile catalogs below `TMPDIR`, which one process makes once and mends when it was changed.
struct HostileFolder {
  let path: String
  private let number: Int
  private let hasAll: Bool
  private let hasBroken: Bool

  init(number: Int, hasAll: Bool, hasBroken: Bool) {
    self.number = number
    self.hasAll = hasAll
    self.hasBroken = hasBroken
    path =
      ProcessEnvironment.temporaryFolder
      + "/\(ProcessEnvironment.processNumber)/\(number)-\(hasAll)-\(hasBroken)"
  }

  /// The files by their names.
  var files: [String: [UInt8]] {
    var files = HostileCatalogs.few[number]
    if hasAll { files.merge(HostileCatalogs.all) { $1 } }
    if hasBroken { files.merge(HostileCatalogs.broken) { $1 } }
    return files
  }

  /// Makes the folder, unless it exists.
  func make() {
    if !path.isExistingPath { mend() }
  }

  /// Writes the files again, and empties the others that the app may have made.
  func mend() {
    for (name, bytes) in files { try? FileWriter.write(bytes, to: name, below: path) }
    for name in HostileCatalogs.broken.keys {
      let samples = "\(path)/\(name.prefix { $0 != "." }).samples.json"
      if samples.isExistingPath { try? FileWriter.write([], to: samples) }
    }
  }

  /// Leaves only some catalogs in the folder: other programs change files while they are shown.
  func keep(_ count: Int) {
    for (place, name) in files.keys.sorted().enumerated() where name.hasSuffix(".xcstrings") {
      let bytes = place < count ? files[name] ?? [] : Array(#"{"strings":{}}"#.utf8)
      try? FileWriter.write(bytes, to: name, below: path)
    }
  }

  /// Whether a catalog no longer has its first bytes.
  var changedCatalog: String? {
    files.first { name, bytes in
      name.hasSuffix(".xcstrings") && (try? SmallFile.bytes(at: "\(path)/\(name)")) != bytes
    }?.key
  }
}
