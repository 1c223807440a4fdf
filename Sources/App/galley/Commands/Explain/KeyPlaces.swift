import AppSources

/// The places where the sources of an app name keys, for commands that ask for many.
struct KeyPlaces {
  private var files: [AppSource] = []

  /// Reads the sources that the options of a workspace name.
  init(in workspace: inout Workspace) {
    var files: [AppSource] = []
    workspace.readSources { path, bytes in files.append(AppSource(path: path, bytes: bytes)) }
    self.files = files
  }

  /// The places of a key, in the order of the files.
  func uses(of key: String) -> [KeyUse] {
    files.flatMap { $0.uses(of: key) }
  }
}

extension AppSource {
  /// The places of a key, with their lines.
  func uses(of key: String) -> [KeyUse] {
    let offsets = offsets(ofKey: key)
    return zip(offsets, places(of: offsets)).map { KeyUse(at: $1, line: line(at: $0)) }
  }
}
