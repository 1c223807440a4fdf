import CatalogEditing
import CatalogFiles
import FileAccess
import SourceText
import StringCatalog
import WorkingCopy

/// One run of ``NormalizeCommand``.
struct NormalizeRun: ~Copyable {
  private let command: NormalizeCommand
  private let order: KeyOrder
  private var output = StandardOutput()
  private var status = ExitStatus.fine

  init(command: NormalizeCommand, order: KeyOrder) {
    self.command = command
    self.order = order
  }

  /// Reports why a file is not normalized.
  mutating func fail(_ message: String) {
    StandardError.report(message)
    status.worsen(to: .failure)
  }

  /// Reports problems with the paths or in a file.
  mutating func report(_ problems: [Diagnostic]) {
    StandardError.report(problems)
    if problems.contains(where: \.isFailure) { status.worsen(to: .failure) }
  }

  /// Ends the run.
  consuming func finish() -> ExitStatus { status.worsened(by: output.close()) }

  /// Does what the options say with a file.
  mutating func normalize(_ path: String) {
    do throws(FileFault) {
      let bytes = try FileReader().contents(of: path)
      guard let catalog = read(bytes, path), !catalog.isCanonical else { return }
      switch command.mode {
      case .write: try write(catalog, bytes, path)
      case .check: check(catalog, path)
      case .diff: diff(catalog, path)
      }
    } catch {
      fail("\(path): \(error)")
    }
  }

  private mutating func read(_ bytes: ByteBuffer, _ path: String) -> CanonicalCatalog? {
    do throws(Diagnostic) {
      return try CanonicalCatalog(
        of: bytes, path: path, order: order,
        finalNewline: command.finalNewline == .no ? .none : .kept)
    } catch {
      report([error])
      return nil
    }
  }

  private mutating func check(_ catalog: CanonicalCatalog, _ path: String) {
    guard let differences = catalog.differences else { return report([catalog.fault]) }
    status.worsen(to: .findings)
    for difference in differences {
      let place = "\(path):\(catalog.location(of: difference))".marked
      output.write(lines: "\(place): \(difference.kind.description.marked)\n")
    }
  }

  private mutating func diff(_ catalog: CanonicalCatalog, _ path: String) {
    var new: [UInt8] = []
    guard catalog.write({ piece in new += piece.utf8String.utf8 }) != nil else {
      return report([catalog.fault])
    }
    status.worsen(to: .findings)
    do throws(SubprogramError) {
      let result = try CapturedProgram(
        running: ["diff", "-u", "--label", path.marked, "--label", path.marked, "--", path, "-"],
        input: new, within: .seconds(60))
      for line in result.output.split(separator: 0x0A) {
        let parts = String(decoding: line, as: UTF8.self).split(
          separator: "\t", omittingEmptySubsequences: false)
        output.write(lines: parts.map { String($0).marked }.joined(separator: "\t") + "\n")
      }
    } catch {
      fail("\(path): \(error)")
    }
  }

  private mutating func write(
    _ catalog: CanonicalCatalog, _ bytes: ByteBuffer, _ path: String
  ) throws(FileFault) {
    if EscapingLink.leads(to: path) { return fail("\(path): not written: \(EscapingLink.reason)") }
    var replacement = try FileReplacement(of: path, copies: FileReplacement.copies)
    let differences = try catalog.write { piece throws(FileFault) in
      try replacement.append(piece)
    }
    guard differences != nil else { return report([catalog.fault]) }
    let outcome = try bytes.withBytes(0..<bytes.count) { old throws(FileFault) in
      try replacement.finish(ifUnchangedFrom: old)
    }
    if let remark = outcome.remark { StandardError.report("\(path): \(remark)") }
    if case .changed = outcome { fail("\(path): not written: the file changed on disk") }
  }
}
