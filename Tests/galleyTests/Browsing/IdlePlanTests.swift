import LocalizedText
import PreviewRows
import PreviewUI
import StringCatalog
import TerminalUI
import TestMaterial
import Testing

@testable import galley

/// The order of the steps between two events.
@Suite struct IdlePlanTests {
  private let key = Key.character("j")

  /// Goes through the steps until the plan sleeps, and names each.
  private func steps(
    of plan: inout IdlePlan, partsOfWork: Int = 0, preparedAfter: Int = 1, partsToCount: Int = 0,
    predicting frame: PredictedFrame? = nil
  ) -> [IdlePlan.Step] {
    var steps: [IdlePlan.Step] = []
    var (work, prepared, uncounted) = (partsOfWork, 0, partsToCount)
    while steps.count < 20 {
      let step = plan.next(isBusy: work > 0, isCounting: uncounted > 0)
      steps.append(step)
      switch step {
      case .rest: plan.hasRested()
      case .work: work -= 1
      case .predict: plan.hasPredicted(frame)
      case .prepareRows:
        prepared += 1
        plan.hasPrepared(areAll: prepared >= preparedAfter)
      case .wait: plan.hasWaited()
      case .count:
        uncounted -= 1
        if uncounted == 0 { plan.hasCounted() }
      case .sleep: return steps
      }
    }
    return steps
  }

  @Test func restsFirst() {
    var plan = IdlePlan()
    #expect(plan.next(isBusy: true) == .rest)
    #expect(steps(of: &plan) == [.rest, .prepareRows, .sleep])
    // Nothing changes while it sleeps.
    #expect(plan.next(isBusy: false) == .sleep)
  }

  @Test func worksBeforeItPredicts() {
    var plan = IdlePlan()
    #expect(plan.start(with: .key(key)) == nil)
    #expect(
      steps(of: &plan, partsOfWork: 2, preparedAfter: 3)
        == [.rest, .work, .work, .predict(key), .prepareRows, .prepareRows, .prepareRows, .sleep])
  }

  /// Counting comes last and after a while, and then the frame that lacks the number is made again.
  @Test func countsWhenTheUserReads() {
    var plan = IdlePlan()
    _ = plan.start(with: .key(key))
    #expect(
      steps(of: &plan, partsToCount: 2)
        == [
          .rest, .predict(key), .prepareRows, .wait, .count, .count, .predict(key), .prepareRows,
          .sleep,
        ])
    _ = plan.start(with: .wake)
    #expect(
      steps(of: &plan, partsToCount: 1) == [.rest, .prepareRows, .wait, .count, .sleep])
  }

  @Test(arguments: [Event.wake, .paste("j"), .resize(Size(columns: 80, rows: 24)), .hangup])
  func predictsAfterKeysOnly(event: Event) {
    var plan = IdlePlan()
    _ = plan.start(with: .key(key))
    _ = plan.start(with: event)
    #expect(steps(of: &plan) == [.rest, .prepareRows, .sleep])
  }

  @Test func workThatComesUpWhileItSleepsIsDone() {
    var plan = IdlePlan()
    _ = steps(of: &plan)
    #expect(plan.next(isBusy: true) == .work)
  }

  @Test func onlyTheRestAndTheSleepWait() {
    #expect(IdlePlan.Step.rest.timeout == .milliseconds(1))
    #expect(IdlePlan.Step.sleep.timeout == nil)
    #expect(IdlePlan.Step.wait.timeout == .milliseconds(200))
    for step in [IdlePlan.Step.work, .predict(key), .prepareRows, .count] {
      #expect(step.timeout == .zero)
    }
  }

  @Test func aPredictionServesItsKeyOnce() throws {
    let frame = try #require(predictedFrame())
    var plan = IdlePlan()
    _ = plan.start(with: .key(key))
    _ = steps(of: &plan, predicting: frame)
    #expect(plan.start(with: .key(key))?.key == key)
    #expect(plan.start(with: .key(key)) == nil)
    // Any other event drops it, because the model has changed since.
    _ = steps(of: &plan, predicting: frame)
    #expect(plan.start(with: .key(.character("k"))) == nil)
    #expect(plan.start(with: .key(key)) == nil)
    _ = steps(of: &plan, predicting: frame)
    #expect(plan.start(with: .wake) == nil)
    #expect(plan.start(with: .key(key)) == nil)
  }

  private func predictedFrame() -> PredictedFrame? {
    let table = Table(
      json: #"{"sourceLanguage": "en", "strings": {"a": {}, "b": {}}}"#)
    let size = Size(columns: 40, rows: 10)
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)], environment: EnvironmentValues(fallback: .editor),
        size: size))
    var (renderer, canvas) = (Renderer(), Canvas(size))
    return renderer.predict(key, after: model, on: &canvas)
  }
}
