import CatalogFiles
import SourceText
import StringCatalog
import WorkingCopy

/// Reads the versions of catalogs that are compared.
struct DiffReader {
  private let shared: SharedOptions
  private(set) var status = ExitStatus.fine

  init(_ shared: SharedOptions) { self.shared = shared }

  /// The tables of a version by their names in it; nil if there is none, which is reported.
  mutating func tables(_ side: DiffSide) -> [String: Table]? {
    switch side {
    case .work: return tables(at: shared.paths.isEmpty ? ["."] : shared.paths, below: "")
    case .files(let path): return tables(at: [path], below: path)
    case .revision(let name, let path?): return table(of: name, at: path)
    case .revision(let name, nil): return tables(of: name)
    }
  }

  private mutating func tables(at paths: [String], below root: String) -> [String: Table]? {
    var named = shared
    named.paths = paths
    var workspace = Workspace.load(CatalogRequest(named))
    workspace.reportProblems()
    status.worsen(to: workspace.report.status)
    return Self.named(workspace.tables, below: root)
  }

  private mutating func table(of name: String, at path: String) -> [String: Table]? {
    do throws(GitRevision.Fault) {
      var revision = GitRevision(name)
      guard let bytes = try revision.bytes(of: path) else {
        return fail("'\(name)' has no file '\(path)'")
      }
      return Self.named(catalog([CatalogFile(path: path, bytes: bytes)]).tables, below: "")
    } catch {
      return fail("\(error)")
    }
  }

  private mutating func tables(of name: String) -> [String: Table]? {
    do throws(GitRevision.Fault) {
      var revision = GitRevision(name)
      var files: [CatalogFile] = []
      for path in shared.paths.isEmpty ? ["."] : shared.paths {
        if CatalogFormat(path: path) != nil {
          guard let bytes = try revision.bytes(of: path) else { continue }
          files.append(CatalogFile(path: path, bytes: bytes))
          continue
        }
        for found in try revision.paths(below: path) where CatalogFormat(path: found) != nil {
          let full = path == "." ? found : path.appending(path: found)
          guard let bytes = try revision.bytes(of: full) else { continue }
          files.append(CatalogFile(path: full, bytes: bytes))
        }
      }
      let tables = catalog(files).tables.filter { shared.tables.admits($0.name) }
      return Self.named(tables, below: "")
    } catch {
      return fail("\(error)")
    }
  }

  private func catalog(_ files: [CatalogFile]) -> Catalog {
    Catalog(files: files, sourceLanguage: shared.source)
  }

  private mutating func fail(_ message: String) -> [String: Table]? {
    StandardError.report(message)
    status.worsen(to: .failure)
    return nil
  }

  private static func named(_ tables: [Table], below root: String) -> [String: Table] {
    var named: [String: Table] = [:]
    for table in tables {
      var folder = table.folder
      if !root.isEmpty, folder.hasPrefix(root) { folder = String(folder.dropFirst(root.count)) }
      while folder.hasPrefix("./") { folder = String(folder.dropFirst(2)) }
      folder = folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      named[folder.isEmpty ? table.name : "\(folder)/\(table.name)"] = table
    }
    return named
  }

  /// The tables of two versions that belong together, in the order of their names.
  static func pairs(
    _ old: [String: Table], _ new: [String: Table]
  ) -> [(name: String, old: Table?, new: Table?)] {
    // Two files may have any names.
    if old.count == 1, new.count == 1, let (_, before) = old.first, let (name, after) = new.first {
      return [(name, before, after)]
    }
    return Set(old.keys).union(new.keys).sorted().map { ($0, old[$0], new[$0]) }
  }
}

extension String {
  fileprivate func appending(path: String) -> String {
    hasSuffix("/") ? self + path : "\(self)/\(path)"
  }
}
