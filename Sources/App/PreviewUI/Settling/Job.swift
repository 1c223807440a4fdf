internal import PreviewRows

/// Incremental work that takes too long to do between two keys.
protocol Job: Sendable {
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

/// A job slot of the model, and the follow-up to each part of the job.
struct JobPlace: Sendable {
  /// Returns whether there is a job with work to do.
  let isPending: @Sendable (Model) -> Bool
  /// Does a part of the job, if there is one.
  let advance: @Sendable (_ model: inout Model, _ rows: Int) -> Void

  init(
    isPending: @escaping @Sendable (Model) -> Bool,
    advance: @escaping @Sendable (_ model: inout Model, _ rows: Int) -> Void
  ) {
    self.isPending = isPending
    self.advance = advance
  }

  /// Creates a slot from functions that read and write it.
  ///
  /// A key path would copy the whole model to read a part of it, and delay the start.
  init<Work: Job>(
    _ job: @escaping @Sendable (Model) -> Work?,
    set: @escaping @Sendable (inout Model, Work?) -> Void,
    then take: @escaping @Sendable (inout Model, Work) -> Void = { _, _ in }
  ) {
    isPending = { model in job(model)?.isPending(in: model) ?? false }
    advance = { model, rows in
      guard var work = job(model) else { return }
      // Nothing else references the job then, so it is mutated in place.
      set(&model, nil)
      work.advance(rows: rows, in: model)
      set(&model, work)
      take(&model, work)
    }
  }
}

extension JobPlace {
  static let list = JobPlace(
    { $0.list.builder }, set: { $0.list.builder = $1 }, then: { $0.takeBuilt($1) })
  static let search = JobPlace(
    { $0.search.search }, set: { $0.search.search = $1 }, then: { $0.takeFound($1) })
  static let keys = JobPlace(
    { $0.overlay.finder }, set: { $0.overlay.finder = $1 },
    then: { model, _ in model.takeFoundKeys() })
  /// The work of the open pane.
  static let stage = JobPlace(
    isPending: { $0.stage.pane.isPending(in: $0) },
    advance: { model, rows in
      var (id, layer) = model.stage.takePane()
      layer.work(rows: rows, in: &model)
      model.stage.put(layer, back: id)
    })
  static let problemCount = JobPlace({ $0.problemCount }, set: { $0.problemCount = $1 })

  /// The job slots by priority; work that the user is waiting for comes first.
  ///
  /// Counting problems is not included, because it can wait for everything else.
  static let queue = [
    list, search, keys, stage,
    JobPlace(
      { $0.search.matches }, set: { $0.search.matches = $1 },
      then: { model, _ in model.announce() }),
    JobPlace(
      { $0.list.kindCounts }, set: { $0.list.kindCounts = $1 },
      then: { model, _ in model.updateMenu() }),
    JobPlace(
      { $0.catalog.coverage.counting }, set: { $0.catalog.coverage.counting = $1 },
      then: { $0.catalog.coverage.take($1) }),
  ]
}

extension Model {
  /// Whether any incremental work is left.
  public var isBusy: Bool { JobPlace.queue.contains { $0.isPending(self) } }

  /// Whether a list is being built or a row searched for.
  var isSeeking: Bool { list.builder != nil || search.search != nil }

  /// Does a part of the remaining work, short enough not to delay a key.
  ///
  /// - Parameter rows: the number of rows to process.
  public mutating func work(rows: Int = 1_000) {
    if let place = JobPlace.queue.first(where: { $0.isPending(self) }) {
      advance(place, rows: rows)
    }
    bringUpToDate()
  }

  /// Whether rows with problems still have to be counted for the header, at the lowest priority.
  public var isCountingProblems: Bool { JobPlace.problemCount.isPending(self) }

  /// Counts rows with problems among some further rows.
  public mutating func countProblems(rows: Int = 200) { advance(.problemCount, rows: rows) }

  /// Does a part of a job.
  mutating func advance(_ place: JobPlace, rows: Int) { place.advance(&self, part(of: rows)) }

  /// Returns the number of rows that can be created in the time of some ordinary rows.
  ///
  /// A row that shows the widest or tallest string compares the rows of all languages.
  func part(of rows: Int) -> Int {
    preview.root.pseudo?.real == nil ? rows : max(1, rows / max(1, catalog.locales.count))
  }
}
