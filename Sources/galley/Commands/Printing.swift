import PreviewRows
import StringCatalog
import TextLayout

/// `galley print`: the rows as they are drawn, on standard output.
struct Printing {
  let options: Options

  func run() -> ExitStatus {
    var workspace = Workspace(options)
    let sheets = workspace.sheets()
    return print(sheets, of: workspace)
  }

  /// The same for what is loaded already: standard input cannot be read twice.
  func print(_ sheets: [Sheet], of workspace: Workspace) -> ExitStatus {
    var output = StandardOutput()
    let width = options.width ?? OutputWidth.rowColumns()
    let environments = workspace.environments()
    for sheet in sheets {
      let makers = environments.map { environment in
        RowMaker(
          table: sheet.table, samples: sheet.samples, rules: options.rules,
          environment: environment,
          available: sheet.available, value: options.value,
          marks: options.ascii ? .ascii : .unicode)
      }
      for entry in sheet where output.isWanted {
        for maker in makers {
          for line in maker.fit(maker.row(for: entry), width: width).rows {
            output.write(line.trimmingBlanks + "\n")
          }
        }
      }
    }
    var status = workspace.status
    status.worsen(to: output.close())
    return status
  }
}

extension String {
  /// The text without the blanks at its end, which nobody sees.
  fileprivate var trimmingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
