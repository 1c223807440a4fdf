internal import PreviewRows

/// Work that takes longer than a key may wait, and is done a part at a time.
protocol Job: Sendable {
  /// Whether there is something to do now.
  func isPending(in model: Model) -> Bool

  /// Does a part: about as much as takes the time of making some rows.
  ///
  /// The model holds no job at the place of this one meanwhile.
  mutating func advance(rows: Int, in model: Model)
}

extension Job {
  /// Jobs are pending as long as the model holds them, unless they say otherwise.
  func isPending(in model: Model) -> Bool { true }

  /// How many entries to look at in the time of making some rows: it takes a small part of it.
  static func entries(inTimeOf rows: Int) -> Int { rows * 16 }
}

/// A place for a job in the model, and what the model does after each part of it.
struct JobPlace: Sendable {
  /// Whether there is a job with something to do.
  let isPending: @Sendable (Model) -> Bool
  /// Does a part of the job, if there is one.
  let advance: @Sendable (_ model: inout Model, _ rows: Int) -> Void

  init<Work: Job>(
    _ place: any WritableKeyPath<Model, Work?> & Sendable,
    then take: @escaping @Sendable (inout Model, Work) -> Void = { _, _ in }
  ) {
    isPending = { model in model[keyPath: place]?.isPending(in: model) ?? false }
    advance = { model, rows in
      // Nothing else refers to the job meanwhile, so that it is changed in place.
      guard var job = model[keyPath: place] else { return }
      model[keyPath: place] = nil
      job.advance(rows: rows, in: model)
      model[keyPath: place] = job
      take(&model, job)
    }
  }
}

extension JobPlace {
  static let list = JobPlace(\.list.builder) { $0.takeBuilt($1) }
  static let search = JobPlace(\.search.search) { $0.takeFound($1) }
  static let keys = JobPlace(\.overlay.finder) { model, _ in model.takeFoundKeys() }
  static let comparison = JobPlace(\.overlay.comparison)
  static let problemCount = JobPlace(\.problemCount)

  /// The order of the work: what the user waits for comes first.
  ///
  /// The number of problems is not part of it, because it can wait for everything else.
  static let queue = [
    list, search, keys, comparison,
    JobPlace(\.overlay.problems), JobPlace(\.overlay.coverage),
    JobPlace(\.search.matches) { model, _ in model.announce() },
    JobPlace(\.list.kindCounts) { model, _ in model.updateMenu() },
    JobPlace(\.catalog.coverage.counting) { $0.catalog.coverage.take($1) },
  ]
}

extension Model {
  /// Whether there is work left, which is done a part at a time.
  public var isBusy: Bool { JobPlace.queue.contains { $0.isPending(self) } }

  /// Whether a list is being built, or a row searched for.
  var isSeeking: Bool { list.builder != nil || search.search != nil }

  /// Does a part of the work that is left, short enough that a key can wait for it.
  ///
  /// - Parameter rows: how many rows to look at.
  public mutating func work(rows: Int = 1_000) {
    if let place = JobPlace.queue.first(where: { $0.isPending(self) }) {
      advance(place, rows: rows)
    }
    bringUpToDate()
  }

  /// Whether rows with problems are left to count for the header, which can wait for everything else.
  public var isCountingProblems: Bool { JobPlace.problemCount.isPending(self) }

  /// Counts some more rows with problems.
  public mutating func countProblems(rows: Int = 200) { advance(.problemCount, rows: rows) }

  /// Does a part of a job.
  mutating func advance(_ place: JobPlace, rows: Int) { place.advance(&self, part(of: rows)) }

  /// How many rows to make in the time of some rows.
  ///
  /// A row with the widest or the tallest text is chosen among the rows of all languages.
  func part(of rows: Int) -> Int {
    preview.root.pseudo?.real == nil ? rows : max(1, rows / max(1, catalog.locales.count))
  }
}
