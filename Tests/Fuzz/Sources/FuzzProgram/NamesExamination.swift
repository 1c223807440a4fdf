import CatalogFiles
import Fuzzing
import Glibc
import StringCatalog

/// The rules that must hold for any names of files and folders.
///
/// Each part up to a byte 0 is the path of a file, which is made in a folder of its own; its first byte
/// chooses the ending and the content.
struct NamesExamination {
  private static let endings = [
    ".xcstrings", ".strings", ".stringsdict", ".samples.json", "", ".lproj/T.strings", ".XCSTRINGS",
    ".xcstrings~",
  ]
  private static let contents = [
    #"{"sourceLanguage":"en","strings":{"k":{}},"version":"1.0"}"#, #""k" = "v";"#, "", "<plist/>",
  ]
  private static let root = "/dev/shm/galley-names-\(getpid())"

  /// A file to make.
  private struct File {
    let path: [UInt8]
    let content: String
  }

  private let files: [File]

  init(of bytes: [UInt8]) {
    files = bytes.split(separator: 0).prefix(6).map { part in
      let first = Int(part[part.startIndex])
      // No part of a path leads out of the folder, and none is longer than a kernel takes.
      let names = part.dropFirst().split(separator: UInt8(ascii: "/")).prefix(4)
        .filter { $0 != [0x2E] && $0 != [0x2E, 0x2E] }.map { Array($0.prefix(200)) }
      let path = Array(names.joined(separator: [UInt8(ascii: "/")]))
      return File(
        path: path + Self.endings[first & 7].utf8, content: Self.contents[first >> 3 & 3])
    }
  }

  func run() {
    mkdir(Self.root, 0o700)
    defer { remove(Array(Self.root.utf8)) }
    for file in files { make(file) }
    let finder = CatalogFinder(samples: nil)
    let found = finder.find([Self.root])
    for problem in found.diagnostics {
      require(!problem.message.isEmpty, "a problem has no message")
    }
    require(Set(found.files).count == found.files.count, "a file is found twice")
    for file in found.files {
      require(access(file.path, R_OK) == 0, "a file that is found is not there")
      let alone = finder.find([file.path])
      require(alone.files.map(\.format) == [file.format], "a file is another one when it is named")
    }
    let loaded = CatalogLoader(finder: finder).load([Self.root])
    for table in loaded.catalog.tables {
      require(!table.paths.isEmpty, "a table has no file")
      _ = (table.name.marked, table.locales, table.sourceLanguage)
    }
    for problem in loaded.diagnostics {
      require(!problem.description.isEmpty, "a problem has no message")
    }
  }

  private func make(_ file: File) {
    var path = Array(Self.root.utf8)
    let names = file.path.split(separator: UInt8(ascii: "/"))
    for (number, name) in names.enumerated() {
      path += [UInt8(ascii: "/")] + name
      let bytes = path.map { CChar(bitPattern: $0) } + [0]
      guard number == names.count - 1 else {
        mkdir(bytes, 0o700)
        continue
      }
      let descriptor = open(bytes, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      guard descriptor >= 0 else { return }
      _ = write(descriptor, file.content, file.content.utf8.count)
      close(descriptor)
    }
  }

  /// Removes a folder with all that is in it; names need not be UTF-8.
  private func remove(_ path: [UInt8]) {
    let bytes = path.map { CChar(bitPattern: $0) } + [0]
    if let folder = opendir(bytes) {
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        if name != [0x2E], name != [0x2E, 0x2E] { remove(path + [UInt8(ascii: "/")] + name) }
      }
      closedir(folder)
      rmdir(bytes)
    } else {
      unlink(bytes)
    }
  }
}
