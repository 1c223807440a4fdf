import StringCatalog

/// `galley dump`: prints what galley read from the files, for bug reports.
struct DumpCommand {
  let options: Options

  func run() -> ExitStatus {
    let workspace = Workspace(options)
    var output = DumpOutput()
    for table in workspace.tables where output.isWanted {
      let dump = TableDump(table)
      switch options.format {
      case .text: dump.write(to: &output)
      case .json: dump.writeJSON(to: &output)
      }
    }
    var status = workspace.status
    status.worsen(to: output.close())
    return status
  }
}

/// Standard output as a `TextOutputStream`, which ``StandardOutput`` cannot be: it is not copyable.
private final class DumpOutput: TextOutputStream {
  private var output: StandardOutput? = StandardOutput()

  var isWanted: Bool { output?.isWanted ?? false }

  func write(_ text: String) { output?.write(text) }

  func close() -> ExitStatus { output.take()?.close() ?? .fine }
}
