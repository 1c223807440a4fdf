import CatalogChanges
import CatalogFiles
import FileAccess
import PreviewUI
import SourceText
import StringCatalog
import WorkingCopy

/// Compares the open tables with a revision on a thread of its own: git may be slow, and so are large
/// files.
final class DifferenceLoad: Sendable {
  /// The result of the thread.
  enum Outcome: Sendable {
    case found(RevisionDifference)
    /// Why the tables are not compared.
    case failed(String)
  }

  /// Tells one load from others that post to the same mailbox.
  let id: Int
  /// Nil if the system has no more threads.
  private let thread: JoinedThread?

  /// Starts to compare tables, and posts the outcome.
  init(
    of tables: [Table], in folders: [String], since revision: String, id: Int, to mailbox: Mailbox
  ) {
    self.id = id
    thread = .orHere {
      mailbox.post(.difference(Self.compare(tables, in: folders, since: revision), of: id))
    }
  }

  private static func compare(
    _ tables: [Table], in folders: [String], since revision: String
  ) -> Outcome {
    let tables = tables.filter { $0.paths != ["-"] }
    guard !tables.isEmpty else { return .failed("standard input has no earlier version") }
    do throws(GitRevision.Fault) {
      let changes = try RevisionChanges(of: tables, in: folders, since: revision)
      return .found(RevisionDifference(since: revision, in: changes.tables))
    } catch {
      return .failed("\(error)")
    }
  }
}
