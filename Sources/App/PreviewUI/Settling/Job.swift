internal import LocalizedText
internal import PreviewRows

/// Incremental work that takes too long to do between two keys.
protocol Job {
  /// Whether there is work to do now.
  func isPending(in model: Model) -> Bool
  /// Does a part of the work, about as much as takes the time of creating a number of rows.
  ///
  /// The model does not hold the job during the call.
  mutating func advance(rows: Int, in model: Model)
}

extension Job {
  /// By default, a job is pending as long as the model holds it.
  func isPending(in model: Model) -> Bool { true }

  /// Returns the number of entries that can be examined in the time of creating some rows.
  static func entries(inTimeOf rows: Int) -> Int { rows * 16 }
}

extension Model {
  /// Kinds of work by priority; work that the user is waiting for comes first.
  private enum Work: CaseIterable { case list, search, layer, matches, kinds, coverage }

  private func isPending(_ work: Work) -> Bool {
    switch work {
    case .list: list.builder != nil
    case .search: search.search != nil
    case .layer: hasWorkOnStage
    case .matches: search.matches?.isPending(in: self) == true
    case .kinds: list.kindCounts?.isPending(in: self) == true
    case .coverage: catalog.coverage.counting != nil
    }
  }

  /// Whether any incremental work is left.
  package var isBusy: Bool { Work.allCases.contains(where: isPending) }

  /// Whether a list is being built or a row searched for.
  var isSeeking: Bool { list.builder != nil || search.search != nil }

  /// Does a part of the remaining work, short enough not to delay a key.
  ///
  /// - Parameter rows: the number of rows to process.
  package func work(rows: Int = 1_000) {
    let rows = part(of: rows)
    switch Work.allCases.first(where: isPending) {
    case .list: buildList(rows: rows)
    case .search: seek(rows: rows)
    case .layer: workOnStage(rows: rows)
    case .matches:
      search.matches = advanced(search.matches.take(), rows: rows)
      announce()
    case .kinds:
      list.kindCounts = advanced(list.kindCounts.take(), rows: rows)
      updateMenu()
    case .coverage:
      let counting = advanced(catalog.coverage.counting.take(), rows: rows)
      catalog.coverage.counting = counting
      if let counting { catalog.coverage.take(counting) }
    case nil: break
    }
    bringUpToDate()
  }

  /// Returns a job after a part of it; nothing else references it, so it is changed in place.
  private func advanced<Work: Job>(_ job: consuming Work?, rows: Int) -> Work? {
    job?.advance(rows: rows, in: self)
    return job
  }

  /// Examines further rows for the list.
  func buildList(rows: Int) {
    guard let builder = advanced(list.builder.take(), rows: rows) else { return }
    list.builder = builder
    takeBuilt(builder)
  }

  /// Examines further rows for the search.
  func seek(rows: Int) {
    guard let found = advanced(search.search.take(), rows: rows) else { return }
    search.search = found
    takeFound(found)
  }

  /// Whether rows with problems still have to be counted for the header, at the lowest priority.
  package var isCountingProblems: Bool { problemCount?.isPending(in: self) == true }

  /// Counts rows with problems among some further rows.
  package func countProblems(rows: Int = 200) {
    problemCount = advanced(problemCount.take(), rows: part(of: rows))
  }

  /// Returns the number of rows that can be created in the time of some ordinary rows.
  ///
  /// A row that shows the widest or tallest string compares the rows of all languages.
  func part(of rows: Int) -> Int {
    preview.root.pseudo?.real == nil ? rows : max(1, rows / max(1, catalog.locales.count))
  }
}
