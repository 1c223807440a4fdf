import StringCatalog

/// `galley dump`: what the readers made of the files, for bug reports.
struct Dumping {
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

/// Standard output as the stream that a dump is written to.
private final class DumpOutput: TextOutputStream {
  private var output: StandardOutput? = StandardOutput()

  var isWanted: Bool { output?.isWanted ?? false }

  func write(_ text: String) { output?.write(text) }

  func close() -> ExitStatus { output.take()?.close() ?? .fine }
}
